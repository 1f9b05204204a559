import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Workspace } from "@/domain";
import { workspaceAtom } from "@/state/budget/workspace";
import { startSharedApp } from "@testing/app";
import { USER_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { SharingSection } from "./SharingSection";

const BO = "0198f3a2-0000-7000-8000-00000000000b";

async function started(people = [member(USER_ID, "Ann"), member(BO, "Bo")]) {
  const app = await startSharedApp((server) => server.setPeople(people));
  const open = (): Workspace => {
    const workspace = app.store.get(workspaceAtom);
    if (workspace === null) throw new Error("Nothing is open");
    return workspace;
  };
  return { app, open };
}

test("parts are typed, and the rule is sent", async () => {
  const { app, open } = await started();
  app.show(<SharingSection workspace={open()} canChange />);
  await userEvent.click(screen.getByRole("button", { name: /How costs are shared/ }));
  const sheet = within(screen.getByRole("dialog"));
  await userEvent.click(sheet.getByRole("radio", { name: /^By parts/ }));
  await userEvent.clear(sheet.getByLabelText("You: part"));
  await userEvent.type(sheet.getByLabelText("You: part"), "3");
  await userEvent.click(sheet.getByRole("button", { name: "Bo: more" }));
  expect(sheet.getByRole("img", { name: "You 60%, Bo 40%" })).toBeVisible();
  await userEvent.click(sheet.getByRole("button", { name: "Save" }));
  await app.refresh();
  expect(app.server.received).toMatchObject([
    { name: "updateWorkspace", body: { shareRule: { kind: "parts", parts: { [USER_ID]: 3, [BO]: 2 } } } },
  ]);
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Shared costs changed");
});

test("one who bears all has to be chosen", async () => {
  const { app, open } = await started();
  app.show(<SharingSection workspace={open()} canChange />);
  await userEvent.click(screen.getByRole("button", { name: /How costs are shared/ }));
  const sheet = within(screen.getByRole("dialog"));
  await userEvent.click(sheet.getByRole("radio", { name: /^One person/ }));
  expect(sheet.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.click(sheet.getByRole("radio", { name: "Bo" }));
  expect(sheet.getByRole("button", { name: "Save" })).toBeEnabled();
});

test("who may not change it sees it; a workspace of one has none", async () => {
  const { app, open } = await started();
  const { unmount } = app.show(<SharingSection workspace={open()} canChange={false} />);
  expect(screen.getByText("Not shared")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  const alone = await started([member(USER_ID, "Ann")]);
  alone.app.show(<SharingSection workspace={alone.open()} canChange />);
  expect(screen.queryByText("How costs are shared")).toBeNull();
});
