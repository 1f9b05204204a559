import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { loadMoreHistoryAtom } from "@/state/budget/history";
import { startGuestApp, startSharedApp } from "@testing/app";
import { useMoves, type Moves } from "./AccountMoves";

const movesOf = ({ days }: Moves) => days.flatMap(({ entries }) => entries);

test("what moved this account stands on its own day with the balance after it", async () => {
  const app = await startGuestApp();
  const [cash, card] = [app.account("Cash"), app.account("Credit Card")];
  vi.setSystemTime(new Date("2026-11-21T10:30:00"));
  const late = { value: "30", note: "salary", date: "2026-11-05" };
  await app.change({ name: "transfer", id: "his-1", accountId: cash.id, body: late });
  await app.change({ name: "transfer", id: "his-2", accountId: card.id, body: { value: "5" } });
  const bus = {
    value: "7",
    accountId: cash.id,
    categoryId: app.category("Transport").id,
    date: "2026-11-30",
  };
  await app.change({ name: "addExpenses", id: "his-3", body: bus });
  vi.setSystemTime(new Date("2026-11-21T11:00:00"));
  await app.change({ name: "updateAccount", id: cash.id, body: { budget: "70", prevBudget: "23" } });
  const moves = app.hook(() => useMoves(cash));
  expect(moves.current.days.map(({ key, sum }) => [key, sum])).toEqual([
    ["2026-11-30", "-7.00"],
    ["2026-11-21", "47.00"],
    ["2026-11-05", "30.00"],
  ]);
  expect(
    movesOf(moves.current).map(({ kind, note, categoryLabel, newBudget }) => [
      kind,
      note || categoryLabel,
      newBudget,
    ]),
  ).toEqual([
    ["expense", "Transport", "70.00"],
    ["set", null, "77.00"],
    ["opening", null, "30.00"],
    ["income", "salary", "30.00"],
  ]);
  expect(new Set(movesOf(moves.current).map(({ accountId }) => accountId))).toEqual(new Set([cash.id]));
});

test("the history of an account goes on beyond what the device holds, down to its beginning", async () => {
  const app = await startSharedApp(({ state, change }) => {
    const { accounts, categories } = state();
    const body = { value: "1", accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
    for (let count = 0; count < 120; count += 1) {
      const date = count < 60 ? "2026-11-10" : "2026-11-20";
      change({ name: "addExpenses", id: `his-${count}`, body: { ...body, date } });
    }
  });
  const cash = app.account("Cash");
  const moves = app.hook(() => useMoves(cash));
  const known = () => [movesOf(moves.current).length, moves.current.cutoff?.localDay ?? null];
  // The account was opened after all of these days.
  expect(known()).toEqual([51, "2026-11-20"]);
  expect(moves.current.days.map(({ key, sum }) => [key, sum])).toEqual([
    ["2026-11-21", "0.00"],
    ["2026-11-20", null],
  ]);
  await act(async () => app.store.set(loadMoreHistoryAtom));
  expect(known()).toEqual([101, "2026-11-10"]);
  await act(async () => app.store.set(loadMoreHistoryAtom));
  expect(known()).toEqual([121, null]);
  expect(movesOf(moves.current).at(-1)).toMatchObject({ prevBudget: "0.00", newBudget: "-1.00" });
});
