/** The account history of a budget as it is held on this device, in the words of the contract. */
import { history, moves, type Move } from "../rules/accounts/accountHistory";
import { formatText, fromText } from "../rules/base/money";
import type { AccountHistoryEntry } from "@/contract/budget";
import type { State } from "./state";

/** Openings, balances set by hand and the bookings beside them, last day first. */
export function accountHistoryView(
  state: Pick<State, "accounts" | "accountHistory" | "categories" | "history">,
): AccountHistoryEntry[] {
  const balances = new Map(state.accounts.map(({ id, budget }) => [id, fromText(budget)]));
  const names = new Map(state.categories.map(({ id, name }) => [id, name]));
  const booked = new Set(state.history.map(({ id }) => id));
  const byHand = state.accountHistory.filter(({ id }) => !booked.has(id)).map(adjustmentMove);
  const bookings = state.history.flatMap((entry) => moves(entry, entry.kind));
  return history(balances, [...byHand, ...bookings]).map(({ at, prevBudget, newBudget, ...change }) => ({
    ...change,
    date: at,
    categoryLabel: (change.categoryId === null ? null : names.get(change.categoryId)) ?? null,
    prevBudget: formatText(prevBudget),
    newBudget: formatText(newBudget),
  }));
}

function adjustmentMove({ prevBudget, newBudget, ...entry }: AccountHistoryEntry): Move {
  const { id, accountId, kind, createdAt } = entry;
  // Left out in rows that this device kept from before.
  const {
    date = createdAt,
    localDay = createdAt.slice(0, 10),
    categoryId = null,
    note = "",
  } = entry as Partial<typeof entry>;
  const delta = fromText(newBudget) - fromText(prevBudget);
  return { id, accountId, kind, localDay, at: date, createdAt, delta, categoryId, note };
}
