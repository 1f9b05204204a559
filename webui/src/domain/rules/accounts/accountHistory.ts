/**
 * The account history: what moved each balance, in the order of days, with the balance before and after. An entry stands
 * on its own day, a balance set by hand at its moment. Nothing stores the balance after a booking: it is counted back
 * from today's.
 */
import { fromText, ZERO, type Money } from "../base/money";
import { compareInstants } from "../base/months";
import type { AccountHistoryEntry, HistoryEntry } from "@/contract/budget";

export type Kind = AccountHistoryEntry["kind"];

/** An entry of the history, as far as it moves accounts. */
export type Entry = Pick<
  HistoryEntry,
  | "id"
  | "date"
  | "localDay"
  | "createdAt"
  | "accountId"
  | "accountValue"
  | "fromAccountId"
  | "fromValue"
  | "categoryId"
  | "note"
>;

/** A change of one account's balance, in the account's currency; the id is the entry's, or the adjustment's. */
export interface Move {
  readonly id: string;
  readonly accountId: string;
  readonly kind: Kind;
  /** The entry's day; of an adjustment the day it counts for. */
  readonly localDay: string;
  /** When the entry happened, or the balance was set. */
  readonly at: string;
  readonly createdAt: string;
  readonly delta: Money;
  readonly categoryId: string | null;
  readonly note: string;
}

/** A move with the balance before and after it. */
export interface BalanceChange extends Omit<Move, "delta"> {
  readonly prevBudget: Money;
  readonly newBudget: Money;
}

/** A move of each account that an entry of that kind moves: its own where it has one, and the one that money left. */
export function moves(entry: Entry, kind: Kind): Move[] {
  const { id, accountId, fromAccountId, fromValue, localDay, date, createdAt, categoryId, note } = entry;
  const shared = { id, kind, localDay, at: date, createdAt, categoryId, note };
  const own = accountId === null ? [] : [{ ...shared, accountId, delta: fromText(entry.accountValue) }];
  if (fromAccountId === null || fromValue === null) return own;
  return [...own, { ...shared, accountId: fromAccountId, delta: -fromText(fromValue) }];
}

/**
 * The moves made, last day and moment first, with the balances they led to. Of one moment an opening comes last and the
 * others keep the order given. `balances` are today's by account id. A balance that was set to what it was is left out.
 */
export function history(balances: ReadonlyMap<string, Money>, made: readonly Move[]): BalanceChange[] {
  const after = new Map(balances);
  return made
    .filter(({ delta, kind }) => delta !== ZERO || kind === "opening")
    .sort(byPosition)
    .map(({ delta, ...move }) => {
      const newBudget = after.get(move.accountId) ?? ZERO;
      const prevBudget = newBudget - delta;
      after.set(move.accountId, prevBudget);
      return { ...move, prevBudget, newBudget };
    });
}

function byPosition(a: Move, b: Move): number {
  if (a.localDay !== b.localDay) return a.localDay < b.localDay ? 1 : -1;
  return compareInstants(b.at, a.at) || Number(a.kind === "opening") - Number(b.kind === "opening");
}
