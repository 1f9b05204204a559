import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { startMemberApp } from "@testing/app";
import NewToken, { TokenForm } from "./NewToken";
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

test("the commands of an assistant and of the terminal name this server and are copied", async () => {
  const app = await startMemberApp();
  app.answers[LIST] = [200, []];
  app.show(<Tokens />, "/profile/tokens");
  const copy = await screen.findByRole("button", { name: "Copy: claude mcp add budget -- budget mcp" });
  expect(screen.getAllByText(`budget login ${window.location.origin}`)).toHaveLength(2);
  await userEvent.setup().click(copy);
  expect(await navigator.clipboard.readText()).toBe("claude mcp add budget -- budget mcp");
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
  await waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith("secret"));
  expect(app.calls.at(-1)?.body).toEqual({ name: "Backup", scope: "read", days: 90 });
});

const HOME = { id: "w-1", name: "Home", creatorId: "ann", participants: [] };

test("a token of one workspace names it, and the day it was used last", async () => {
  const app = await startMemberApp({}, [HOME]);
  const used = { ...BACKUP, scope: "write", workspaceId: "w-1", lastUsedAt: "2026-11-20T10:00:00Z" };
  app.answers[LIST] = [200, [used]];
  app.show(<Tokens />, "/profile/tokens");
  expect(await screen.findByText(/Read and change · Home/)).toHaveTextContent("used 20.11.2026");
  await act(() => switchLanguage("ua"));
  expect(screen.getByText(/Читати й змінювати · Home/)).toHaveTextContent("використано 20.11.2026");
});

test("a token of a workspace the person has left says only what it may", async () => {
  const app = await startMemberApp();
  app.answers[LIST] = [200, [{ ...BACKUP, workspaceId: "w-gone" }]];
  app.show(<Tokens />, "/profile/tokens");
  expect(await screen.findByText(/^Only read/)).not.toHaveTextContent("·");
});

test("without a token there is the way to the first", async () => {
  const app = await startMemberApp();
  app.answers[LIST] = [200, []];
  app.show(<Tokens />, "/profile/tokens");
  expect(await screen.findByRole("link", { name: "New token" })).toHaveAttribute(
    "href",
    "/profile/tokens/new",
  );
});

test("a token nobody decided to revoke stays; one that could not be revoked stays too, and why is told", async () => {
  const app = await startMemberApp();
  app.answers[LIST] = [200, [BACKUP]];
  app.show(<Tokens />, "/profile/tokens");
  const revoke = await screen.findByRole("button", { name: "Revoke Backup" });
  await userEvent.click(revoke);
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(app.calls.filter(({ call }) => call.startsWith("DELETE"))).toEqual([]);
  await userEvent.click(revoke);
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(app.toasts.at(-1)?.tone).toBe("error"));
  expect(await screen.findByText("Backup")).toBeVisible();
});

async function choose(label: string, choice: string): Promise<void> {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: choice }));
}

test("a token may change one workspace alone, for a week", async () => {
  const app = await startMemberApp({}, [HOME]);
  app.answers["POST /api/user/tokens"] = [200, { ...BACKUP, token: "secret" }];
  app.show(<NewToken />, "/profile/tokens/new");
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Notebook");
  await choose("It may", "Read and change");
  await choose("Workspace", "Home");
  await choose("Good for", "7 days");
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  expect(await screen.findByRole("textbox", { name: "Token" })).toHaveValue("secret");
  const body = { name: "Notebook", scope: "write", days: 7, workspaceId: "w-1" };
  expect(app.calls.at(-1)?.body).toEqual(body);
});

test("the token is shown this once, and copied with a press", async () => {
  const app = await startMemberApp();
  app.answers["POST /api/user/tokens"] = [200, { ...BACKUP, token: "secret" }];
  app.show(<NewToken />, "/profile/tokens/new");
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Backup{Enter}");
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("secret");
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Copied");
  expect(screen.queryByRole("button", { name: "Create token" })).toBeNull();
});

test("a token that is refused shows none, and its field says why", async () => {
  const app = await startMemberApp();
  const fields = { name: "validation.nameMax" };
  app.answers["POST /api/user/tokens"] = [422, { code: "request.invalid", fields, params: {} }];
  app.show(<NewToken />, "/profile/tokens/new");
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Backup{Enter}");
  expect(await screen.findByText("Name has a max length of 100 characters")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Token" })).toBeNull();
});
