import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { loadMoreHistoryAtom } from "@/state/budget/history";
import { stepMonthAtom } from "@/state/budget/month";
import { startGuestApp, startSharedApp } from "@testing/app";
import { useMoves } from "./useMoves";

test("only what moved this account in the chosen month is told, newest first", async () => {
  const app = await startGuestApp();
  const [cash, card] = [app.account("Cash"), app.account("Credit Card")];
  vi.setSystemTime(new Date("2026-11-21T10:30:00"));
  await app.change({ name: "transfer", id: "his-1", accountId: cash.id, body: { value: "30" } });
  await app.change({ name: "transfer", id: "his-2", accountId: card.id, body: { value: "5" } });
  vi.setSystemTime(new Date("2026-11-21T11:00:00"));
  await app.change({ name: "updateAccount", id: cash.id, body: { budget: "70", prevBudget: "30" } });
  const moves = app.hook(() => useMoves(cash));
  expect(moves.current.moves.map(({ kind, newBudget }) => [kind, newBudget])).toEqual([
    ["set", "70.00"],
    ["income", "30.00"],
    ["opening", "0.00"],
  ]);
  expect(new Set(moves.current.moves.map(({ accountId }) => accountId))).toEqual(new Set([cash.id]));
  await act(() => app.store.set(stepMonthAtom, -1));
  expect(moves.current.moves).toEqual([]);
});

test("the history of an account goes on beyond what the device holds, down to the month's beginning", async () => {
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
  const known = () => [moves.current.moves.length, moves.current.reach?.localDay ?? null];
  expect(known()).toEqual([50, "2026-11-20"]);
  await act(async () => app.store.set(loadMoreHistoryAtom));
  expect(known()).toEqual([100, "2026-11-10"]);
  await act(async () => app.store.set(loadMoreHistoryAtom));
  expect(known()).toEqual([121, null]);
  expect(moves.current.moves.filter(({ kind }) => kind === "opening")).toHaveLength(1);
});
