import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, onTestFinished } from "vitest";
import { account, category, run, start } from "@testing/budgets";
import { dice } from "@testing/dice";
import { GUEST_USER, GUEST_WORKSPACE, type State } from "@/domain";
import { openDatabase } from "./database";
import { createStore } from "./store";

async function kept(state: State): Promise<() => Promise<State | null>> {
  globalThis.indexedDB = new IDBFactory();
  const database = await openDatabase();
  onTestFinished(() => database.close());
  await createStore(database, GUEST_USER).change(GUEST_WORKSPACE, () => state);
  return () => createStore(database, GUEST_USER).read(GUEST_WORKSPACE);
}

const names = (state: State | null) => state?.categories.map(({ name }) => name);

it("what was ordered is read back in that order", async () => {
  const begun = start();
  const ordered = run(begun, [
    { name: "orderCategories", body: { ids: [category(begun, "Utilities").id, category(begun, "Food").id] } },
  ]);
  const read = await kept(ordered);
  expect(names(await read())).toEqual(["Utilities", "Food", "Entertaiment", "Transport"]);
});

it("a transfer stands in the history of both its accounts", async () => {
  const fresh = start();
  const begun = run(fresh, [{ name: "updateAccount", id: account(fresh, "Cash").id, body: { budget: "5" } }]);
  const [row] = begun.accountHistory;
  if (row === undefined) throw new Error("nothing was set");
  const both = begun.accounts.map(({ id }) => ({ ...row, id: "transfer", accountId: id }));
  const read = await kept({ ...begun, accountHistory: both });
  expect((await read())?.accountHistory).toHaveLength(begun.accounts.length);
});

it("rows that were kept before there were positions stand by their creation, as the server numbers them", async () => {
  const begun = start();
  const old = begun.categories
    .map(({ position, ...row }, index) => ({
      ...row,
      createdAt: `2026-01-0${String(4 - position)}T00:00:00Z`,
      index,
    }))
    .map(({ index, ...row }) => (index === 0 ? { ...row, position: 0 } : row));
  const read = await kept({ ...begun, categories: old as unknown as State["categories"] });
  const found = await read();
  expect(found?.categories.map(({ name, position }) => [name, position])).toEqual([
    ["Transport", 0],
    ["Food", 0],
    ["Utilities", 1],
    ["Entertaiment", 2],
  ]);
});

it.each([1, 2, 3, 4])("what differs is written, wherever it stands, seed %i", async (seed) => {
  const { below, one } = dice(seed);
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `e-${String(from + index)}`, by: "first" }));
  let state: State = { ...start(), corrections: rows(0, 40) };
  const read = await kept(state);
  const database = await openDatabase();
  onTestFinished(() => database.close());
  const store = createStore(database, GUEST_USER);
  for (let turn = 1; turn <= 8; turn += 1) {
    const gone = new Set([one(state.corrections)?.id, one(state.corrections)?.id]);
    const changed = one(state.corrections)?.id;
    const left = state.corrections
      .filter(({ id }) => !gone.has(id))
      .map((row) => (row.id === changed ? { ...row, by: String(turn) } : row));
    state = { ...state, corrections: left.toSpliced(below(left.length), 0, ...rows(turn * 100, below(3))) };
    const next = state;
    await store.change(GUEST_WORKSPACE, () => next);
    expect(new Map((await read())?.corrections.map(({ id, by }) => [id, by]))).toEqual(
      new Map(state.corrections.map(({ id, by }) => [id, by])),
    );
  }
});
