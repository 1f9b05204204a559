/** Effects of history entries: balances of accounts and kept sums of days. */
import * as expenses from "../../rules/entries/expenses";
import type { Booking, Effect } from "../../rules/entries/expenses";
import { spentByCategory } from "../../rules/entries/lines";
import { formatText, fromText, ZERO, type Money } from "../../rules/base/money";
import type { Account, HistoryEntry } from "@/contract/budget";
import type { DaySum } from "../../rules/planning/plannings";
import { besidesCategory, inCategory, positiveLines } from "../entryLines";
import { withPosted, withReversed } from "../keptSchedules";
import { compareEntries, type State } from "../state";
import { edit } from "./rows";

/** Return the state with the entry in its place and everything moved that it books. */
export function book(state: State, entry: HistoryEntry): State {
  const moved = move(withPosted(state, entry), entry, expenses.effect(bookingOf(entry)));
  return { ...moved, history: insert(moved.history, entry) };
}

/** Return the state without the entry, everything it booked moved back. */
export function takeBack(state: State, entry: HistoryEntry): State {
  const moved = move(withReversed(state, entry), entry, expenses.reverse(bookingOf(entry)));
  return {
    ...moved,
    history: moved.history.filter((each) => each.id !== entry.id),
    accountHistory: moved.accountHistory.filter((each) => each.id !== entry.id),
  };
}

/** Return the state without the lines of a category of an entry; without the entry where it has no others. */
export function takeLinesBack(state: State, entry: HistoryEntry, categoryId: string): State {
  const rest = besidesCategory(entry, categoryId);
  const cleared = takeBack(state, entry);
  return rest === entry ? cleared : book(cleared, rest);
}

/** Return the state with the lines of a category put back: into what is left of their entry, else as one. */
export function putLinesBack(state: State, entry: HistoryEntry, categoryId: string): State {
  const rest = state.history.find(({ id }) => id === entry.id);
  if (rest !== undefined) return book(takeBack(state, rest), entry);
  return book(state, inCategory(entry, categoryId));
}

/** Return the state in which refunds of an expense point to another one, or to none. */
export function relinked(state: State, id: string, to: string | null, now: string): State {
  if (!state.history.some((entry) => entry.refundOf === id)) return state;
  const history = state.history.map((entry) =>
    entry.refundOf === id ? edit(entry, { refundOf: to }, now) : entry,
  );
  return { ...state, history };
}

/** Return an entry's amounts as they are kept with it. */
export function amountsOf(booking: Booking): Pick<HistoryEntry, keyof Booking> {
  return {
    ...booking,
    value: formatText(booking.value),
    accountValue: formatText(booking.accountValue),
    fromValue: booking.fromValue === null ? null : formatText(booking.fromValue),
    workspaceValue: booking.workspaceValue === null ? null : formatText(booking.workspaceValue),
  };
}

/** Return whether an entry names the account: its currency is fixed then. */
export function isUsed(state: State, id: string): boolean {
  return state.history.some((entry) => entry.accountId === id || entry.fromAccountId === id);
}

function bookingOf(entry: HistoryEntry): Booking {
  const counted = entry.workspaceValue ?? null; // left out in entries that this device kept from before
  return {
    ...entry,
    value: fromText(entry.value),
    accountValue: fromText(entry.accountValue),
    fromValue: entry.fromValue === null ? null : fromText(entry.fromValue),
    workspaceValue: counted === null ? null : fromText(counted),
  };
}

function move(state: State, entry: HistoryEntry, effect: Effect): State {
  const deltas = new Map<string, Money>();
  addMoves(deltas, entry, effect);
  const accounts = movedAccounts(state.accounts, deltas);
  const spent = spentByCategory(positiveLines(entry), effect.spent);
  const daySums = [...spent].reduce<readonly DaySum[]>(
    (sums, [categoryId, delta]) => addSpent(sums, { ...entry, categoryId }, delta),
    state.daySums,
  );
  return { ...state, accounts, daySums };
}

function addMoves(deltas: Map<string, Money>, entry: HistoryEntry, effect: Effect): void {
  const add = (id: string | null, delta: Money) => {
    if (id !== null) deltas.set(id, (deltas.get(id) ?? ZERO) + delta);
  };
  add(entry.accountId, effect.account);
  add(entry.fromAccountId, effect.fromAccount);
}

function movedAccounts(accounts: readonly Account[], deltas: ReadonlyMap<string, Money>): readonly Account[] {
  return accounts.map((account) => {
    const delta = deltas.get(account.id) ?? ZERO;
    return delta === ZERO ? account : { ...account, budget: formatText(fromText(account.budget) + delta) };
  });
}

/** Return accounts with the balances that they had without these entries. */
export function accountsWithout(
  accounts: readonly Account[],
  entries: readonly HistoryEntry[],
): readonly Account[] {
  const deltas = new Map<string, Money>();
  for (const entry of entries) addMoves(deltas, entry, expenses.reverse(bookingOf(entry)));
  return movedAccounts(accounts, deltas);
}

type Place = Pick<DaySum, "categoryId" | "currencyCode" | "localDay">;

function addSpent(sums: readonly DaySum[], place: Place, delta: Money): readonly DaySum[] {
  const { categoryId, currencyCode, localDay } = place;
  if (delta === ZERO) return sums;
  const isHere = (sum: DaySum) =>
    sum.localDay === localDay && sum.categoryId === categoryId && sum.currencyCode === currencyCode;
  const before = sums.find(isHere);
  if (before === undefined)
    return [...sums, { localDay, categoryId, currencyCode, spent: formatText(delta) }];
  const spent = fromText(before.spent) + delta;
  const after = { ...before, spent: formatText(spent) };
  return sums.flatMap((sum) => (sum !== before ? sum : spent === ZERO ? [] : after));
}

function insert(history: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const index = history.findIndex((each) => compareEntries(entry, each) < 0);
  return index < 0 ? [...history, entry] : history.toSpliced(index, 0, entry);
}
