import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { newUuid } from "@/data/device/clock";
import type { AddExpense, Operation } from "@/domain";
import { notSavedAtom } from "@/state/budget/notSaved";
import { optimisticStateAtom } from "@/state/view";
import { startSharedApp, type SharedApp } from "@testing/app";
import { WORKSPACE_ID } from "@testing/fakeServer";
import NotSaved from "./index";

const TARAS = { id: "taras", name: "Taras" };

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** Ann's budget with an expense of 11 for food, which both know. */
async function withBread() {
  const app = await startSharedApp();
  const id = newUuid();
  app.server.change({ name: "addExpenses", id, body: spent(app, "11") });
  await app.refresh();
  return { app, id };
}

function spent(app: SharedApp, value: string, more: Partial<AddExpense> = {}): AddExpense {
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  return { value, accountId, categoryId, note: "Bread", date: "2026-11-19T12:00:00Z", ...more };
}

const corrected = (
  app: SharedApp,
  entryId: string,
  value: string,
  more: Partial<AddExpense> = {},
): Operation => ({
  ...{ name: "replaceExpense", id: newUuid(), entryId },
  body: spent(app, value, more),
});

/** Ann changes it without a connection, and Taras did before it comes back. */
async function collided(app: SharedApp, mine: readonly Operation[], theirs: readonly Operation[]) {
  await app.offline(...mine);
  for (const operation of theirs) app.server.change(operation, TARAS);
  await app.refresh();
  return app.show(<NotSaved />, "/profile/not-saved");
}

const deleted = (_app: SharedApp, id: string): Operation => ({ name: "deleteHistory", id });
const noted = (_app: SharedApp, id: string): Operation => ({
  name: "updateHistory",
  id,
  body: { note: "Rye" },
});

const entries = (app: SharedApp) =>
  app.server.state().history.map(({ value, note, localDay }) => `${value} ${note} ${localDay}`);
const shown = (app: SharedApp) => app.store.get(optimisticStateAtom)?.history.map(({ value }) => value);

async function allSaved(app: SharedApp) {
  await app.refresh();
  expect(await screen.findByRole("heading", { name: "All saved" })).toBeVisible();
  expect(app.store.get(notSavedAtom)).toEqual([]);
}

const boxes = () => within(screen.getByRole("group", { name: "Bread" }));

test("two corrections of an amount are a card with what was, mine and theirs, and mine counts in one tap", async () => {
  const { app, id } = await withBread();
  await collided(app, [corrected(app, id, "15")], [corrected(app, id, "20")]);
  expect(
    screen.getByText("Two corrections of the same entry. Taras’s came first and counts until you choose."),
  ).toBeVisible();
  const card = screen.getByRole("region", { name: "Bread" });
  expect(card).toHaveTextContent(/Food · Thu 19 Nov · Cash.*Was \$11\.00.*Yours\$15\.00.*Taras’s\$20\.00/);
  expect(shown(app)).toEqual(["-20.00"]);
  await press("Use mine, $15.00");
  await allSaved(app);
  expect(entries(app)).toEqual(["-15.00 Bread 2026-11-19"]);
});

test("theirs is kept in one tap", async () => {
  const { app, id } = await withBread();
  await collided(app, [corrected(app, id, "15")], [corrected(app, id, "20")]);
  await press("Keep Taras’s, $20.00");
  await allSaved(app);
  expect(entries(app)).toEqual(["-20.00 Bread 2026-11-19"]);
});

test("a third correction before the choice is what stands, and mine corrects it", async () => {
  const { app, id } = await withBread();
  const second = corrected(app, id, "20");
  await collided(app, [corrected(app, id, "15")], [second]);
  app.server.change(corrected(app, (second as { id: string }).id, "30"), TARAS);
  await app.refresh();
  expect(await boxes().findByText("$30.00")).toBeVisible();
  await press("Use mine, $15.00");
  await allSaved(app);
  expect(entries(app)).toEqual(["-15.00 Bread 2026-11-19"]);
});

test("fields that one side alone touched stay with both choices", async () => {
  const { app, id } = await withBread();
  const moved = corrected(app, id, "11", { date: "2026-11-17T12:00:00Z", note: "Rye" });
  await collided(app, [corrected(app, id, "15")], [moved]);
  expect(boxes().getByRole("button", { name: "Use mine, $15.00" })).toBeVisible();
  await press("Use mine, $15.00");
  await allSaved(app);
  expect(entries(app)).toEqual(["-15.00 Rye 2026-11-17"]);
});

test("a correction of an entry that was deleted is booked again, or left deleted", async () => {
  for (const [button, left] of [
    ["Book mine, $15.00", ["-15.00 Bread 2026-11-19"]],
    ["Leave deleted, deleted", []],
  ] as const) {
    const { app, id } = await withBread();
    const { unmount } = await collided(app, [corrected(app, id, "15")], [{ name: "deleteHistory", id }]);
    expect(screen.queryByText(/Two corrections/)).toBeNull();
    expect(boxes().getByText("deleted")).toBeVisible();
    await press(button);
    await allSaved(app);
    expect(entries(app)).toEqual(left);
    unmount();
  }
});

test("a deletion of an entry that was corrected waits for a choice", async () => {
  for (const [button, left] of [
    ["Use mine, deleted", []],
    ["Keep Taras’s, $20.00", ["-20.00 Bread 2026-11-19"]],
  ] as const) {
    const { app, id } = await withBread();
    const { unmount } = await collided(app, [{ name: "deleteHistory", id }], [corrected(app, id, "20")]);
    expect(shown(app)).toEqual(["-20.00"]);
    await press(button);
    await allSaved(app);
    expect(entries(app)).toEqual(left);
    unmount();
  }
});

test("a note follows its entry through a correction, and meets another note as a field", async () => {
  const { app, id } = await withBread();
  const noted: Operation = { name: "updateHistory", id, body: { note: "Rye bread" } };
  const { unmount } = await collided(app, [noted], [corrected(app, id, "20")]);
  await allSaved(app);
  expect(entries(app)).toEqual(["-20.00 Rye bread 2026-11-19"]);
  unmount();
  const [present] = app.server.state().history;
  const again: Operation = { ...noted, id: present?.id ?? "", body: { note: "Mine" } };
  await collided(app, [again], [corrected(app, present?.id ?? "", "30", { note: "Theirs" })]);
  await press("Keep mine");
  await allSaved(app);
  expect(entries(app)).toEqual(["-30.00 Mine 2026-11-19"]);
});

test("a note of an entry that was deleted is not lost in silence", async () => {
  const { app, id } = await withBread();
  const noted: Operation = { name: "updateHistory", id, body: { note: "Rye bread" } };
  await collided(app, [noted], [{ name: "deleteHistory", id }]);
  await press(/^Book mine/);
  await allSaved(app);
  expect(entries(app)).toEqual(["-11.00 Rye bread 2026-11-19"]);
});

test("a refund of an entry that was corrected is one of what stands, and stays when theirs is kept", async () => {
  const { app, id } = await withBread();
  const mine = corrected(app, id, "15");
  const back = spent(app, "5", { note: "Back" });
  const refund: Operation = {
    name: "addRefund",
    id: newUuid(),
    body: { ...back, refundOf: (mine as { id: string }).id },
  };
  await collided(app, [mine, refund], [corrected(app, id, "20")]);
  expect(screen.getByText("1 more change waits for this one.")).toBeVisible();
  await press(/^Keep Taras’s/);
  await allSaved(app);
  expect(entries(app).toSorted()).toEqual(["-20.00 Bread 2026-11-19", "5.00 Back 2026-11-19"]);
  const [spending] = app.server.state().history.filter(({ kind }) => kind === "expense");
  expect(app.server.state().history).toContainEqual(expect.objectContaining({ refundOf: spending?.id }));
});

test("one's own corrections without a connection meet nobody", async () => {
  const { app, id } = await withBread();
  const first = corrected(app, id, "15");
  const second = corrected(app, (first as { id: string }).id, "16");
  await app.offline(first, second, { name: "deleteHistory", id: (second as { id: string }).id });
  await app.refresh();
  app.show(<NotSaved />, "/profile/not-saved");
  await allSaved(app);
  expect(entries(app)).toEqual([]);
});

test("a chain of one's own that met another correction is mine as a whole", async () => {
  const { app, id } = await withBread();
  const first = corrected(app, id, "15");
  const second = corrected(app, (first as { id: string }).id, "16");
  await collided(app, [first, second], [corrected(app, id, "20")]);
  await press("Use mine, $16.00");
  await allSaved(app);
  expect(entries(app)).toEqual(["-16.00 Bread 2026-11-19"]);
});

test("who deleted it is told from the log", async () => {
  const { app, id } = await withBread();
  const deletion = { entityId: id, kind: "deleted", label: "Food", before: {}, after: null };
  const changeSets = [{ userName: "Taras", userId: "taras", at: "2026-11-21T08:03:00", changes: [deletion] }];
  app.answers[`GET /api/activity/${WORKSPACE_ID}`] = [200, { changeSets, nextCursor: null }];
  await collided(app, [corrected(app, id, "15")], [{ name: "deleteHistory", id }]);
  expect(await screen.findByText("Taras’s")).toBeVisible();
  await waitFor(() => {
    expect(boxes().getByText("today, 08:03")).toBeVisible();
  });
});

test("theirs is kept instead of a whole chain of mine, and refunds of its end are of theirs", async () => {
  const { app, id } = await withBread();
  const first = corrected(app, id, "15", { date: "2026-11-17T12:00:00Z" });
  const second = corrected(app, (first as { id: string }).id, "16", { date: "2026-11-17T12:00:00Z" });
  const back = spent(app, "5", { note: "Back", refundOf: (second as { id: string }).id } as object);
  const refund: Operation = { name: "addRefund", id: newUuid(), body: back };
  await collided(app, [first, second, refund], [corrected(app, id, "20")]);
  expect(boxes().getByText("$16.00")).toBeVisible();
  await press("Keep Taras’s, $20.00");
  await allSaved(app);
  expect(entries(app).toSorted()).toEqual(["-20.00 Bread 2026-11-19", "5.00 Back 2026-11-19"]);
  const [spending] = app.server.state().history.filter(({ kind }) => kind === "expense");
  expect(app.server.state().history).toContainEqual(expect.objectContaining({ refundOf: spending?.id }));
});

test("Edit leads to the form of what stands, whatever was refused", async () => {
  for (const mine of [corrected, deleted, noted]) {
    const { app, id } = await withBread();
    const theirs: Operation = mine === corrected ? corrected(app, id, "20") : { name: "deleteHistory", id };
    const { unmount } = await collided(
      app,
      [mine(app, id, "15")],
      [mine === deleted ? corrected(app, id, "20") : theirs],
    );
    await press("Edit");
    expect(app.address()).toMatch(/^\/add\?instead=\d+$/);
    unmount();
  }
});
