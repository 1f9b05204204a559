import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { onlineAtom } from "@/state/connection";
import { lostWorkspaceAtom, refreshAtom } from "@/state/budget/workspace";
import { ANN, startMemberApp, type MemberApp } from "@testing/app";
import LostWorkspaceDialog from "./LostWorkspace";

const OWN = {
  id: "own",
  name: "Ann",
  creatorId: ANN.id,
  participants: [],
  isPersonal: true,
  currencyCode: "UAH",
  firstDayOfMonth: 1,
};
/** Two minutes to nine where the test runs. */
const AT = new Date(2026, 10, 21, 8, 58).toISOString();
const LOST = { id: "home", name: "Home", kind: "removed", creatorName: "Bo", at: AT };

async function lost(changes: Partial<typeof LOST> = {}): Promise<MemberApp> {
  const app = await startMemberApp({}, [OWN]);
  const start = app.answers["GET /api/start"]?.[1] as object;
  app.answers["GET /api/start"] = [200, { ...start, lostWorkspace: { ...LOST, ...changes } }];
  await app.store.set(refreshAtom);
  app.show(<LostWorkspaceDialog />);
  return app;
}

test.each([
  ["removed", "Bo removed you from “Home”", "Bo вилучає вас із «Home»"],
  ["deleted", "Bo deleted “Home”", "Bo видаляє «Home»"],
])("who %s which workspace is said in both languages", async (kind, english, ukrainian) => {
  await lost({ kind });
  expect(await screen.findByRole("alertdialog", { name: english })).toHaveTextContent(
    "Today, 08:58. Which workspace should open first from now on?",
  );
  await act(() => switchLanguage("ua"));
  expect(screen.getByRole("alertdialog", { name: ukrainian })).toBeVisible();
});

test("nothing closes it but Save, which waits until something is chosen", async () => {
  const app = await lost();
  const dialog = await screen.findByRole("alertdialog");
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  expect(dialog).toBeVisible();
  expect(screen.queryByRole("button", { name: /Close|Cancel/ })).toBeNull();
  await userEvent.click(screen.getByText("Ann"));
  app.answers["PUT /api/settings/update"] = [200, { workspace: "own" }];
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(app.calls).toContainEqual({ call: "PUT /api/settings/update", body: { workspace: "own" } }),
  );
});

test("a new workspace is made with the name given, and chosen", async () => {
  const app = await lost();
  app.answers["POST /api/workspace/create"] = [201, {}];
  app.answers["PUT /api/settings/update"] = [200, {}];
  await userEvent.click(await screen.findByText("New workspace"));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Field is required")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Name of the new workspace"), "Mine");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(app.calls.map(({ call }) => call)).toContain("PUT /api/settings/update"));
  const made = app.calls.find(({ call }) => call === "POST /api/workspace/create")?.body as { id: string };
  expect(made).toMatchObject({ name: "Mine", currencyCode: "UAH" });
  expect(app.calls.find(({ call }) => call === "PUT /api/settings/update")?.body).toEqual({
    workspace: made.id,
  });
});

test("without a connection it is not asked", async () => {
  const app = await lost();
  act(() => app.store.set(onlineAtom, false));
  expect(app.store.get(lostWorkspaceAtom)).toBeNull();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
