/** The account history of a budget as it is held on this device, in the words of the contract. */
import { history, moves, type Move } from "../rules/accountHistory";
import { formatText, fromText } from "../rules/money";
import type { AccountHistoryEntry } from "@/contract/budget";
import type { State } from "./state";

/** Openings, balances set by hand and the bookings beside them, newest first. */
export function accountHistoryView(
  state: Pick<State, "accounts" | "accountHistory" | "history">,
): AccountHistoryEntry[] {
  const balances = new Map(state.accounts.map(({ id, budget }) => [id, fromText(budget)]));
  const booked = new Set(state.history.map(({ id }) => id));
  const byHand = state.accountHistory.filter(({ id }) => !booked.has(id)).map(adjustmentMove);
  const bookings = state.history.flatMap((entry) => moves(entry, entry.kind));
  return history(balances, [...byHand, ...bookings]).map(({ prevBudget, newBudget, ...change }) => ({
    ...change,
    prevBudget: formatText(prevBudget),
    newBudget: formatText(newBudget),
  }));
}

function adjustmentMove({ prevBudget, newBudget, ...entry }: AccountHistoryEntry): Move {
  return { ...entry, delta: fromText(newBudget) - fromText(prevBudget) };
}
