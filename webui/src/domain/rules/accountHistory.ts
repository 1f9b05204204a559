/**
 * The account history: what moved each balance, with the balance before and after. Nothing stores the balance after a
 * booking: it is counted back from today's.
 */
import { fromText, ZERO, type Money } from "./money";
import { compareInstants } from "./months";
import type { AccountHistoryEntry, HistoryEntry } from "@/contract/budget";

export type Kind = AccountHistoryEntry["kind"];

/** An entry of the history, as far as it moves accounts. */
export type Entry = Pick<
  HistoryEntry,
  "id" | "createdAt" | "accountId" | "accountValue" | "fromAccountId" | "fromValue"
>;

/** A change of one account's balance, in the account's currency; the id is the entry's, or the adjustment's. */
export interface Move {
  readonly id: string;
  readonly accountId: string;
  readonly kind: Kind;
  readonly createdAt: string;
  readonly delta: Money;
}

/** A move with the balance before and after it. */
export interface BalanceChange extends Omit<Move, "delta"> {
  readonly prevBudget: Money;
  readonly newBudget: Money;
}

/** The accounts an entry of that kind moves: its own, and where a transfer came from. */
export function moves(entry: Entry, kind: Kind): Move[] {
  const { id, createdAt, accountId, accountValue, fromAccountId, fromValue } = entry;
  const own = { id, accountId, kind, createdAt, delta: fromText(accountValue) };
  if (fromAccountId === null || fromValue === null) return [own];
  return [own, { id, accountId: fromAccountId, kind, createdAt, delta: -fromText(fromValue) }];
}

/**
 * The moves made, newest first (of one instant, in the order given), with the balances they led to. `balances` are
 * today's by account id. A balance that was set to what it was is left out.
 */
export function history(balances: ReadonlyMap<string, Money>, made: readonly Move[]): BalanceChange[] {
  const after = new Map(balances);
  return made
    .filter(({ delta, kind }) => delta !== ZERO || kind === "opening")
    .sort((a, b) => compareInstants(b.createdAt, a.createdAt))
    .map(({ delta, ...move }) => {
      const newBudget = after.get(move.accountId) ?? ZERO;
      const prevBudget = newBudget - delta;
      after.set(move.accountId, prevBudget);
      return { ...move, prevBudget, newBudget };
    });
}
