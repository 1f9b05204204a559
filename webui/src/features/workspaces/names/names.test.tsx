/** Names without an account on the page of a workspace, and in a guest's budget. */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { newUuid } from "@/data/device/clock";
import { useAtomValue } from "@/state/useAtomValue";
import { dispatchAtom } from "@/state/budget/dispatch";
import { optimisticStateAtom } from "@/state/view";
import { settlementAtom } from "@/state/budget/settlement";
import { workspaceAtom } from "@/state/budget/workspace";
import { startGuestApp, startSharedApp, type SharedApp } from "@testing/app";
import { lunch, start } from "@testing/budgets";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { PeopleSection } from "../people/PeopleSection";
import Names from "./Names";

const BO = "0198f3a2-0000-7000-8000-00000000000b";
const GRANDMA = "0198f3a2-0000-7000-8000-0000000000aa";
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

function Open() {
  return <PeopleSection workspace={useAtomValue(workspaceAtom)} />;
}

async function shared(role: "editor" | "viewer" = "editor", creator = USER_ID) {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann", true, role), member(BO, "Bo")]);
    server.change({ name: "addMember", id: GRANDMA, body: { name: "Grandma" } });
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: { kind: "equal" } } });
    Object.assign(server.state().workspace, { creatorId: creator });
  });
  app.show(<Open />, "/workspace/home");
  return app;
}

const onServer = (app: SharedApp, id = GRANDMA) =>
  app.server.state().workspace.members.find(({ memberId }) => memberId === id);

test("a name is added from the page, is said once, and Undo takes it back", async () => {
  const app = await shared();
  await press("Add a name");
  const sheet = within(await screen.findByRole("dialog", { name: "Add a name" }));
  await userEvent.type(sheet.getByLabelText("Name"), " Bobby ");
  await userEvent.click(sheet.getByRole("switch", { name: /^Bears a part of new expenses/ }));
  await userEvent.dblClick(sheet.getByRole("button", { name: "Add Bobby" }));
  await app.refresh();
  expect(await screen.findByText("Names without account · 2")).toBeVisible();
  expect(app.server.received.filter(({ name }) => name === "addMember")).toMatchObject([
    { body: { name: " Bobby ", isSharing: false } },
  ]);
  expect(screen.getByText("pays, bears no part of new expenses")).toBeVisible();
  await app.undo();
  await waitFor(() => expect(screen.getByText("Names without account · 1")).toBeVisible());
});

test("a name says what it owes, and is not removed before that is settled", async () => {
  const app = await shared();
  app.server.change(lunch(app.server.state(), newUuid(), "2026-11-12", "12.00"));
  await app.refresh();
  expect(await screen.findByText("pays and bears shares · owes $4.00")).toBeVisible();
  await press("Grandma: change");
  expect(await screen.findByRole("button", { name: "Remove Grandma" })).toBeDisabled();
  expect(screen.getByText("Settle up first: the balance of this name is not zero")).toBeVisible();
  await press("Close");
  const paid = { fromMemberId: GRANDMA, toMemberId: USER_ID, value: "4.00", currencyCode: "USD" };
  app.server.change({ name: "settle", id: newUuid(), body: paid });
  await app.refresh();
  await press("Grandma: change");
  await press("Remove Grandma");
  await waitFor(() => expect(screen.queryByText(/^Names without account/)).toBeNull());
  await app.refresh();
  expect(onServer(app)).toMatchObject({ name: "Grandma", isFormer: true });
});

test("a name is renamed, and says so where it is wrong", async () => {
  const app = await shared();
  await press("Grandma: change");
  const field = await screen.findByLabelText("Name");
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.clear(field);
  await press("Save");
  expect(await screen.findByText("Field is required")).toBeVisible();
  await userEvent.type(field, "Nana");
  await press("Save");
  expect(await screen.findByText("Nana")).toBeVisible();
  await app.refresh();
  expect(onServer(app)?.name).toBe("Nana");
});

test("the creator says whose a name is: its balance is theirs, until Undo takes it back", async () => {
  const app = await shared();
  app.server.change(lunch(app.server.state(), newUuid(), "2026-11-12", "12.00"));
  await app.refresh();
  const owed = () =>
    app.store.get(settlementAtom)?.balances.map(({ memberId, amount }) => [memberId, amount]);
  const before = owed();
  await press("Grandma: change");
  await press("This is Bo");
  await waitFor(() => expect(screen.queryByText(/^Names without account/)).toBeNull());
  expect(app.toasts.at(-1)?.text).toBe("Grandma is Bo now");
  expect(owed()).toEqual([
    [USER_ID, 800n],
    [BO, -800n],
  ]);
  await app.undo();
  await waitFor(() => expect(screen.getByText("Names without account · 1")).toBeVisible());
  expect(owed()).toEqual(before);
});

test("who did not make the workspace claims a name for themselves alone", async () => {
  const app = await shared("editor", BO);
  await app.refresh();
  await press("Grandma: change");
  expect(screen.queryByRole("button", { name: "This is Bo" })).toBeNull();
  await press("This is me");
  await app.refresh();
  expect(onServer(app)).toMatchObject({ userId: USER_ID });
});

test("a viewer sees the names and changes none", async () => {
  await shared("viewer", BO);
  expect(await screen.findByText("Grandma")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Grandma|Add a name/ })).toBeNull();
});

test("a guest's names have a page, with the rule of costs once there is one", async () => {
  const app = await startGuestApp();
  app.show(<Names />, "/names");
  expect(screen.getByText("Nobody shares this budget")).toBeVisible();
  expect(screen.queryByText("How costs are shared")).toBeNull();
  await press("Add a name");
  const sheet = within(await screen.findByRole("dialog", { name: "Add a name" }));
  await userEvent.type(sheet.getByLabelText("Name"), "Bo");
  await userEvent.click(sheet.getByRole("button", { name: "Add Bo" }));
  expect(await screen.findByText("Names without account · 1")).toBeVisible();
  expect(screen.getByText("How costs are shared")).toBeVisible();
  const spent = lunch(app.store.get(optimisticStateAtom) ?? start(), `his-${newUuid()}`);
  await act(() => app.store.set(dispatchAtom, spent));
  expect(await screen.findByText("pays and bears shares · owes $6.25")).toBeVisible();
  await press("Bo: change");
  expect(screen.queryByRole("button", { name: /^This is/ })).toBeNull();
});
