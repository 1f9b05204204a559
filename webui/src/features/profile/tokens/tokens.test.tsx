import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { startMemberApp } from "@testing/app";
import { TokenForm } from "./TokenForm";
import Tokens from "./Tokens";

const LIST = "GET /api/user/tokens";
const BACKUP = {
  id: "token-1",
  name: "Backup",
  scope: "read",
  workspaceId: null,
  expiresAt: "2027-02-19T10:00:00Z",
  lastUsedAt: null,
};

test("a token says what it may, how long, and that it was never used", async () => {
  const app = await startMemberApp();
  app.answers[LIST] = [200, [BACKUP]];
  app.show(<Tokens />, "/profile/tokens");
  const list = await screen.findByRole("list", { name: "Access tokens" });
  expect(list).toHaveTextContent("BackupOnly read · All workspacesuntil 19.02.2027never used");
});

test("a revoked token leaves the list; that is asked about first", async () => {
  const app = await startMemberApp();
  app.answers[LIST] = [200, [BACKUP]];
  app.answers["DELETE /api/user/tokens/token-1"] = [200, {}];
  app.show(<Tokens />, "/profile/tokens");
  await userEvent.click(await screen.findByRole("button", { name: "Revoke Backup" }));
  const question = await screen.findByRole("alertdialog", { name: "Revoke “Backup”?" });
  app.answers[LIST] = [200, []];
  await userEvent.click(within(question).getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("No tokens yet")).toBeVisible();
});

test("tokens that could not be read are asked for again", async () => {
  const app = await startMemberApp();
  app.show(<Tokens />, "/profile/tokens");
  expect(await screen.findByText("Your tokens can't be shown now")).toBeVisible();
  app.answers[LIST] = [200, [BACKUP]];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Backup")).toBeVisible();
});

test("a new token reads only, everywhere and for ninety days unless told otherwise", async () => {
  const app = await startMemberApp();
  app.answers["POST /api/user/tokens"] = [200, { ...BACKUP, token: "secret" }];
  const onMade = vi.fn();
  app.show(<TokenForm onMade={onMade} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Backup{Enter}");
  await waitFor(() => {
    expect(onMade).toHaveBeenCalledExactlyOnceWith("secret");
  });
  expect(app.calls.at(-1)?.body).toEqual({ name: "Backup", scope: "read", days: 90 });
});
