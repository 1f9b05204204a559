import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { newUuid } from "@/data/device/clock";
import type { AddExpense, Operation } from "@/domain";
import { notSavedAtom } from "@/state/budget/notSaved";
import { hasUnsaved } from "@/ui/overlays/unsaved";
import { startSharedApp, type SharedApp } from "@testing/app";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import Add from "./index";

const TARAS = { id: "taras", name: "Taras" };

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const save = (name: string) => screen.findByRole("button", { name });
const notice = () => screen.findByRole("status");
const words = () => screen.getByRole("combobox", { name: "What was it?" });

function spent(app: SharedApp, value: string, more: Partial<AddExpense> = {}): AddExpense {
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  return { value, accountId, categoryId, note: "Bread", date: "2026-11-19T12:00:00Z", ...more };
}

/** The form of an expense of 11 for food, which Taras knows too. */
async function editing() {
  const { app, id } = await withBread();
  app.show(<Add />, `/add?replace=${id}`);
  return { app, id };
}

/** Taras changes it, and this device hears of it. */
async function elsewhere(app: SharedApp, ...operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) app.server.change(operation, TARAS);
  await app.refresh();
}

function corrected(app: SharedApp, entryId: string, value: string, more: Partial<AddExpense> = {}) {
  return { name: "replaceExpense" as const, id: newUuid(), entryId, body: spent(app, value, more) };
}

const entries = (app: SharedApp) => app.server.state().history.map(({ value, note }) => `${value} ${note}`);

async function savedAs(app: SharedApp, expected: readonly string[]): Promise<void> {
  await waitFor(() => expect(app.address()).toBe("/expenses"));
  await app.refresh();
  expect(entries(app).toSorted()).toEqual(expected);
  expect(app.server.state().history).toHaveLength(expected.length);
}

test("a form with nothing typed shows what the other made of the entry, and says so", async () => {
  const { app, id } = await editing();
  await elsewhere(app, corrected(app, id, "20", { categoryId: app.category("Transport").id }));
  expect(await notice()).toHaveTextContent("Taras made it $20.00, Transport");
  expect(await screen.findByText("20.00 US dollars")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^To Transport/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Use that" })).toBeNull();
  expect(await save("Save")).toBeDisabled();
  expect(hasUnsaved(null)).toBe(false);
  expect(app.toasts).toEqual([]);
});

test("who brought an older entry back is told by the log alone, not by who made that entry", async () => {
  const { app, id } = await editing();
  const { start } = app.server.server;
  vi.spyOn(app.server.server, "start").mockImplementation(async (copy) => {
    const answer = await start(copy);
    const changes = answer.ok ? answer.data.changes : null;
    for (const entry of changes?.history ?? []) Object.assign(entry, { createdAt: "2026-11-01T08:00:00Z" });
    return answer;
  });
  await elsewhere(app, corrected(app, id, "20"));
  expect(await notice()).toHaveTextContent("Somebody made it $20.00");
});

test("a typed amount stays, the button says what it replaces, and it replaces what stands now", async () => {
  const { app, id } = await editing();
  await userEvent.keyboard("15");
  const theirs = corrected(app, id, "20");
  await elsewhere(app, theirs);
  expect(await notice()).toHaveTextContent("Taras made it $20.00");
  await press("Save $15.00 instead");
  await savedAs(app, ["-15.00 Bread"]);
  expect(app.server.state().history).toMatchObject([{ replaces: theirs.id }]);
});

test("their amount is used in one tap, with what I alone changed, and the next digit takes its place", async () => {
  const { app, id } = await editing();
  await userEvent.keyboard("15");
  await press(/^To Food/);
  await userEvent.click(await screen.findByRole("button", { name: /^Transport/ }));
  await elsewhere(app, corrected(app, id, "20"));
  await press("Use that");
  expect(await screen.findByText("20.00 US dollars")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Use that" })).toBeNull();
  await userEvent.keyboard("2");
  expect(await save("Save $2.00 instead")).toBeEnabled();
  await press("Use that");
  await press("Save");
  await savedAs(app, ["-20.00 Bread"]);
  expect(app.server.state().history).toMatchObject([{ categoryId: app.category("Transport").id }]);
});

test("fields that one side alone changed come together without a question", async () => {
  const { app, id } = await editing();
  await userEvent.clear(words());
  await userEvent.type(words(), "Rye");
  await userEvent.tab();
  await elsewhere(app, corrected(app, id, "20"));
  expect(await notice()).toHaveTextContent("Taras made it $20.00");
  expect(screen.queryByRole("button", { name: "Use that" })).toBeNull();
  await press("Save");
  await savedAs(app, ["-20.00 Rye"]);
});

test("two categories are a choice, too", async () => {
  const { app, id } = await editing();
  await press(/^To Food/);
  await userEvent.click(await screen.findByRole("button", { name: /^Transport/ }));
  await elsewhere(app, corrected(app, id, "11", { categoryId: app.category("Utilities").id }));
  expect(await notice()).toHaveTextContent("Taras changed it: Utilities");
  expect(await save("Save mine instead")).toBeEnabled();
  await press("Use that");
  expect(await screen.findByRole("button", { name: /^To Utilities/ })).toBeVisible();
  expect(await save("Save")).toBeDisabled();
});

test("a second correction of theirs is followed, and one that they take back is no change", async () => {
  const { app, id } = await editing();
  await userEvent.keyboard("15");
  const first = corrected(app, id, "20");
  const second = corrected(app, first.id, "30");
  await elsewhere(app, first, second);
  expect(await notice()).toHaveTextContent("Taras made it $30.00");
  await elsewhere(app, corrected(app, second.id, "11"));
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
  await press("Save");
  await savedAs(app, ["-15.00 Bread"]);
});

test("the same amount from both sides is no conflict, and nothing is left to save", async () => {
  const { app, id } = await editing();
  await userEvent.keyboard("20");
  await elsewhere(app, corrected(app, id, "20"));
  expect(await notice()).toHaveTextContent("Taras made it $20.00");
  expect(await save("Save")).toBeDisabled();
});

test("a deleted entry is booked again with what is typed, at its moment", async () => {
  const { app, id } = await editing();
  await userEvent.keyboard("15");
  const deletion = { entityId: id, kind: "deleted", label: "Food", before: {}, after: null };
  const changeSets = [{ userName: "Taras", userId: "taras", at: "2026-11-21T08:03:00", changes: [deletion] }];
  app.answers[`GET /api/activity/${WORKSPACE_ID}`] = [200, { changeSets, nextCursor: null }];
  await elsewhere(app, { name: "deleteHistory", id });
  await waitFor(async () => {
    expect(await notice()).toHaveTextContent("Taras deleted it");
  });
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  await press("Book it again");
  await savedAs(app, ["-15.00 Bread"]);
  expect(app.server.state().history).toMatchObject([{ replaces: null, date: "2026-11-19T12:00:00.000Z" }]);
});

test("a deleted entry stays open with nothing typed, and can be booked again as it was", async () => {
  const { app, id } = await editing();
  await elsewhere(app, { name: "deleteHistory", id });
  expect(await notice()).toHaveTextContent("Somebody deleted it");
  expect(hasUnsaved(null)).toBe(false);
  await press("Book it again");
  await savedAs(app, ["-11.00 Bread"]);
});

test.each([
  ["as it was", "", { value: "-11.00", shares: { [USER_ID]: "3.00", taras: "8.00" } }],
  [
    "by the rule once the amount is another",
    "15",
    { value: "-15.00", shares: { [USER_ID]: "7.50", taras: "7.50" } },
  ],
])("a deleted entry that was shared is shared again %s", async (_how, typed, booked) => {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member("taras", "Taras")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: { kind: "equal" } } });
  });
  const id = newUuid();
  const shares = { [USER_ID]: "3", taras: "8" };
  await elsewhere(app, { name: "addExpenses", id, body: spent(app, "11", { shares }) });
  app.show(<Add />, `/add?replace=${id}`);
  if (typed !== "") await userEvent.keyboard(typed);
  await elsewhere(app, { name: "deleteHistory", id });
  await press("Book it again");
  await app.refresh();
  expect(app.server.state().history).toMatchObject([{ ...booked, note: "Bread", paidBy: "taras" }]);
});

test("a transfer that became another amount is replaced as it stands", async () => {
  const app = await startSharedApp();
  const id = newUuid();
  const [accountId, fromAccountId] = [app.account("Cash").id, app.account("Credit Card").id];
  app.server.change({ name: "transfer", id, accountId, body: { value: "40", fromAccountId } });
  await app.refresh();
  app.show(<Add />, `/add?replace=${id}`);
  await userEvent.keyboard("45");
  const body = { accountId, fromAccountId, value: "50" };
  await elsewhere(app, { name: "replaceTransfer", id: newUuid(), entryId: id, body });
  expect(await notice()).toHaveTextContent("Taras made it $50.00");
  await press("Save $45.00 instead");
  await savedAs(app, ["45.00 "]);
});

/** The form that the card of a change leads to: Ann made it without a connection, and Taras's came first. */
async function refused(app: SharedApp, mine: readonly Operation[], theirs: Operation): Promise<void> {
  await app.offline(...mine);
  await elsewhere(app, theirs);
  const [change] = app.store.get(notSavedAtom);
  app.show(<Add />, `/add?instead=${String(change?.sequence)}`);
}

/** Ann's budget with an expense of 11 for food. */
async function withBread() {
  const app = await startSharedApp();
  const id = newUuid();
  app.server.change({ name: "addExpenses", id, body: spent(app, "11") });
  await app.refresh();
  return { app, id };
}

/** The form is left, and nothing waits to be decided. */
async function decidedAs(app: SharedApp, expected: readonly string[]): Promise<void> {
  await savedAs(app, expected);
  expect(app.store.get(notSavedAtom)).toEqual([]);
}

test("Edit opens what stands now with mine typed over it, and the save corrects that", async () => {
  const { app, id } = await withBread();
  const theirs = corrected(app, id, "20");
  await refused(app, [corrected(app, id, "15")], theirs);
  expect(await screen.findByRole("status")).toHaveTextContent("Taras made it $20.00");
  await userEvent.keyboard("17");
  await press("Save $17.00 instead");
  await decidedAs(app, ["-17.00 Bread"]);
  expect(app.server.state().history).toMatchObject([{ replaces: theirs.id }]);
});

test("Edit of a whole chain begins with its end, and takes the place of all of it", async () => {
  const { app, id } = await withBread();
  const first = corrected(app, id, "15");
  const second = corrected(app, first.id, "16");
  const secondId = second.id;
  const note: Operation = { name: "updateHistory", id: secondId, body: { note: "Rye" } };
  const back = spent(app, "5", { note: "Back" });
  const refund: Operation = { name: "addRefund", id: newUuid(), body: { ...back, refundOf: secondId } };
  await refused(app, [first, second, note, refund], corrected(app, id, "20"));
  await press("Save $16.00 instead");
  await decidedAs(app, ["-16.00 Rye", "5.00 Back"]);
  const [spending] = app.server.state().history.filter(({ kind }) => kind === "expense");
  expect(app.server.state().history).toContainEqual(expect.objectContaining({ refundOf: spending?.id }));
});

test("Edit of a correction of a deleted entry books it again", async () => {
  const { app, id } = await withBread();
  await refused(app, [corrected(app, id, "15")], { name: "deleteHistory", id });
  await press("Book it again");
  await decidedAs(app, ["-15.00 Bread"]);
});

test("Edit of a deletion that met a correction edits what stands", async () => {
  const { app, id } = await withBread();
  await refused(app, [{ name: "deleteHistory", id }], corrected(app, id, "20"));
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.keyboard("21");
  await press("Save");
  await decidedAs(app, ["-21.00 Bread"]);
});
