/** Which entries of the history are shown. */
import { atom } from "jotai";
import { isOf, limits, money, months, payees, search } from "@/domain";
import type { HistorySearch } from "@/data/server/budgetServer";
import type { EntryView } from "./history";
import { optimisticStateAtom } from "../view";

export interface Filter {
  readonly text: string;
  /** `yyyy-MM`; null: all, as with the others. */
  readonly month: string | null;
  readonly categoryId: string | null;
  readonly accountId: string | null;
  /** The person who booked it. */
  readonly userId: string | null;
  /** In any spelling. */
  readonly payee: string | null;
  readonly tag: string | null;
}

export const NO_FILTER: Filter = {
  text: "",
  month: null,
  categoryId: null,
  accountId: null,
  userId: null,
  payee: null,
  tag: null,
};

const filterCell = atom<{ filter: Filter; workspaceId: string | undefined }>({
  filter: NO_FILTER,
  workspaceId: undefined,
});

/** Kept while one is on other screens; another workspace begins without one, its ids are its own. */
export const filterAtom = atom(
  (get) => {
    const { filter, workspaceId } = get(filterCell);
    return workspaceId === get(optimisticStateAtom)?.workspace.id ? filter : NO_FILTER;
  },
  (get, set, filter: Filter) => {
    set(filterCell, { filter, workspaceId: get(optimisticStateAtom)?.workspace.id });
  },
);

export function isFiltering({ text, ...chosen }: Filter): boolean {
  return text.trim() !== "" || Object.values(chosen).some((each) => each !== null);
}

/** Return the query for the server; a text longer than the server accepts becomes a wider one. */
export function queryOf({ text, month, categoryId, accountId, userId, payee, tag }: Filter): HistorySearch {
  const words = search.typedWords(text);
  const typed =
    words.length > limits.SEARCH_WORDS_MAX ? words.slice(0, limits.SEARCH_WORDS_MAX) : [text.trim()];
  return {
    ...(words.length > 0 && { search: typed.join(" ") }),
    ...(month !== null && { month: months.firstDate(month) }),
    ...(categoryId !== null && { categoryId }),
    ...(accountId !== null && { accountId }),
    ...(userId !== null && { userId }),
    ...(payee !== null && { payee }),
    ...(tag !== null && { tag }),
  };
}

/** The first and last day of a month. */
export type Range = readonly [first: string, last: string];

export interface Wanted {
  readonly filter: Filter;
  /** The days of the filter's month. */
  readonly range: Range | null;
}

/** Return whether an entry is shown: the server's search follows the same rule. */
export function passes(entry: EntryView, { filter, range }: Wanted): boolean {
  const { categoryId, accountId, userId, payee, tag, text } = filter;
  if (range !== null && (entry.localDay < range[0] || entry.localDay > range[1])) return false;
  if (categoryId !== null && !isOf(entry, categoryId)) return false;
  if (accountId !== null && ![entry.accountId, entry.fromAccountId].includes(accountId)) return false;
  if (userId !== null && entry.userId !== userId) return false;
  if (payee !== null && !payees.isSame(entry.payee, payee)) return false;
  if (tag !== null && !entry.tags.includes(tag)) return false;
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
