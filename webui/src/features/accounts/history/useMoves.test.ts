import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { stepMonthAtom } from "@/state/budget/month";
import { startGuestApp } from "@testing/app";
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
  expect(moves.current.map(({ kind, newBudget }) => [kind, newBudget])).toEqual([
    ["set", "70.00"],
    ["income", "30.00"],
    ["opening", "0.00"],
  ]);
  expect(new Set(moves.current.map(({ accountId }) => accountId))).toEqual(new Set([cash.id]));
  await act(() => app.store.set(stepMonthAtom, -1));
  expect(moves.current).toEqual([]);
});
