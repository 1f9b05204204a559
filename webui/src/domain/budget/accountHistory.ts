/** What moved the balances: openings, balances set by hand, and the bookings of the history beside them. */
import { formatText, fromText, ZERO, type Money } from "../rules/money";
import { compareInstants } from "../rules/months";
import type { AccountHistoryEntry, HistoryEntry } from "@/contract/budget";
import type { State } from "./state";

type Leg = Omit<AccountHistoryEntry, "prevBudget" | "newBudget"> & { readonly delta: Money };

/** Newest first; the balances are counted back from today's. */
export function accountHistoryOf(
  state: Pick<State, "accounts" | "accountHistory" | "history">,
): AccountHistoryEntry[] {
  const balances = new Map(state.accounts.map((account) => [account.id, fromText(account.budget)]));
  return legsOf(state).map(({ delta, ...leg }) => {
    const after = balances.get(leg.accountId) ?? ZERO;
    balances.set(leg.accountId, after - delta);
    return { ...leg, prevBudget: formatText(after - delta), newBudget: formatText(after) };
  });
}

function legsOf(state: Pick<State, "accountHistory" | "history">): Leg[] {
  const booked = new Set(state.history.map((entry) => entry.id));
  const kept = state.accountHistory.filter((entry) => !booked.has(entry.id)).map(adjustmentLeg);
  const legs = [...kept, ...state.history.flatMap(bookingLegs)];
  return legs.sort((a, b) => compareInstants(b.createdAt, a.createdAt));
}

function adjustmentLeg({ prevBudget, newBudget, ...entry }: AccountHistoryEntry): Leg {
  return { ...entry, delta: fromText(newBudget) - fromText(prevBudget) };
}

function bookingLegs(entry: HistoryEntry): Leg[] {
  const { id, kind, createdAt, accountId, fromAccountId, fromValue } = entry;
  const legs = [{ id, kind, createdAt, accountId, delta: fromText(entry.accountValue) }];
  if (fromAccountId === null || fromValue === null) return legs;
  return [...legs, { id, kind, createdAt, accountId: fromAccountId, delta: -fromText(fromValue) }];
}
