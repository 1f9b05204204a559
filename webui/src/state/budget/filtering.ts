/** The filter of the history applied: to an entry here, and as the query for the server. */
import { isFilter, isOf, limits, money, months, payees, search, type filters } from "@/domain";
import type { HistorySearch } from "@/data/server/budgetServer";
import type { EntryView } from "./history";
import type { Filter } from "./historyFilter";

/** Return the query for the server. */
export function queryOf({ text, month, categoryId, accountId, userId, payee, tag }: Filter): HistorySearch {
  return {
    ...(isFilter(text) ? { where: text.trim() } : searchOf(text)),
    ...(month !== null && { month: months.firstDate(month) }),
    ...(categoryId !== null && { categoryId }),
    ...(accountId !== null && { accountId }),
    ...(userId !== null && { userId }),
    ...(payee !== null && { payee }),
    ...(tag !== null && { tag }),
  };
}

/** A text longer than the server accepts becomes a wider one. */
function searchOf(text: string): Pick<HistorySearch, "search"> {
  const words = search.typedWords(text);
  if (words.length === 0) return {};
  const typed =
    words.length > limits.SEARCH_WORDS_MAX ? words.slice(0, limits.SEARCH_WORDS_MAX).join(" ") : text.trim();
  return { search: Array.from(typed).slice(0, limits.SEARCH_MAX_CHARACTERS).join("").trim() };
}

/** The first and last day of a month. */
export type Range = readonly [first: string, last: string];

export interface Wanted {
  readonly filter: Filter;
  /** The days of the filter's month. */
  readonly range: Range | null;
  /** The test of a text that is a filter; null for plain words. */
  readonly test: filters.Test | null;
}

/** Return whether an entry is shown: the server's search follows the same rule. */
export function passes(entry: EntryView, { filter, range, test }: Wanted): boolean {
  const { categoryId, accountId, userId, payee, tag, text } = filter;
  if (range !== null && (entry.localDay < range[0] || entry.localDay > range[1])) return false;
  if (categoryId !== null && !isOf(entry, categoryId)) return false;
  if (accountId !== null && ![entry.accountId, entry.fromAccountId].includes(accountId)) return false;
  if (userId !== null && entry.userId !== userId) return false;
  if (payee !== null && !payees.isSame(entry.payee, payee)) return false;
  if (tag !== null && !entry.tags.includes(tag)) return false;
  if (test !== null) return test(entry);
  return search.matches(text, textsOf(entry), entry.tags) || hasAmount(entry, text);
}

function textsOf({ note, payee, lines, accountLabel, fromAccountLabel }: EntryView): readonly string[] {
  const labels = [...lines.map(({ name }) => name), accountLabel, fromAccountLabel].filter(
    (label) => label !== null,
  );
  return [note, payee, ...lines.map((line) => line.note), ...labels.flatMap(search.names)];
}

function hasAmount({ value, accountValue, fromValue }: EntryView, typed: string): boolean {
  const ranges = search.amounts(typed);
  const amounts = [value, accountValue, fromValue].filter((amount) => amount !== null);
  return ranges.length > 0 && amounts.some((amount) => search.isIn(ranges, money.fromText(amount)));
}
