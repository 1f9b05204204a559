/** Which entries of the history are shown. */
import { atom } from "jotai";
import { search } from "@/domain";
import type { EntryView } from "@/state/budget/history";

export interface Filter {
  readonly text: string;
  /** `yyyy-MM`; null: all, as with the others. */
  readonly month: string | null;
  readonly categoryId: string | null;
  readonly accountId: string | null;
}

export const NO_FILTER: Filter = { text: "", month: null, categoryId: null, accountId: null };

/** Kept while one is on other screens. */
export const filterAtom = atom(NO_FILTER);

export function isFiltering({ text, month, categoryId, accountId }: Filter): boolean {
  return text.trim() !== "" || month !== null || categoryId !== null || accountId !== null;
}

/** The first and last day of a month. */
export type Range = readonly [first: string, last: string];

export interface Wanted {
  readonly filter: Filter;
  /** The days of the filter's month. */
  readonly range: Range | null;
  /** What can be searched of an entry besides its amounts: names as they are stored and as they are shown. */
  readonly wordsOf: (entry: EntryView) => readonly string[];
}

export function passes(entry: EntryView, { filter, range, wordsOf }: Wanted): boolean {
  const { categoryId, accountId, text } = filter;
  if (range !== null && (entry.localDay < range[0] || entry.localDay > range[1])) return false;
  if (categoryId !== null && entry.categoryId !== categoryId) return false;
  if (accountId !== null && ![entry.accountId, entry.fromAccountId].includes(accountId)) return false;
  return search.matches(text, wordsOf(entry)) || hasAmount(entry, text);
}

/** An amount starts with what was typed: `1 249,7` finds 1249.75, whatever sign or symbol stands before it. */
function hasAmount({ value, accountValue, fromValue }: EntryView, typed: string): boolean {
  const digits = typed.replace(/[^\d.,]/g, "").replace(",", ".");
  const isAmount = digits !== "" && !/\p{L}/u.test(typed);
  const amounts = [value, accountValue, fromValue ?? ""];
  return isAmount && amounts.some((amount) => amount.replace("-", "").startsWith(digits));
}
