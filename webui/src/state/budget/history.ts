/** The history as screens show it: newest first, grouped by day. */
import { atom } from "jotai";
import {
  conversions,
  countedAmount,
  expenses,
  icons,
  limits,
  linesOf,
  money,
  months,
  refundsOf,
  sharingFields,
  standingId,
  type Correction,
  type EntryKind,
  type EntryLine,
  type HistoryEntry,
  type NotConverted,
  type Rates,
} from "@/domain";
import { isWithin, type HistoryCutoff } from "@/data/sync/historyCutoff";
import { categoryByIdAtom, type CategoryView } from "./categories";
import { accountByIdAtom } from "./accounts";
import { todayAtom } from "../device";
import { gatewayAtom, viewAtom, optimisticStateAtom } from "../view";
import { ratesAtom, textsOf } from "./rates";
import { convertedText } from "./conversion";

export interface EntryView extends HistoryEntry {
  readonly icon: string;
  readonly hue: string;
  /** Parts of an expense or a refund, with the present names of their categories. */
  readonly lines: readonly LineView[];
  /** In the workspace currency, by the rate of its booking where that is kept; null when it is in it, or without a rate. */
  readonly converted: string | null;
  /** The server has not answered yet. */
  readonly isPending: boolean;
}

/** A part of an entry. */
export interface LineView extends EntryLine {
  readonly name: string;
  readonly icon: string;
}

/** Entries of one day. */
export interface DayOf<Row> {
  /** `yyyy-MM-dd`. */
  readonly key: string;
  readonly length: number;
  readonly entries: readonly Row[];
}

export type HistoryDay = DayOf<HistoryEntry>;

/** Income less spending, in the workspace currency; transfers and settlements count for nothing. */
export interface DaySum {
  readonly sum: string;
  readonly currencyCode: string;
  readonly notConverted: readonly NotConverted[];
}

const INCOME = { icon: "banknote-arrow-down", hue: "green" };
const TRANSFER = { icon: "arrow-right-left", hue: "slate" };
const SETTLEMENT = { icon: "hand-coins", hue: "violet" };

const pendingIdsAtom = atom<ReadonlySet<string>>((get) => {
  const ids = get(viewAtom).pending.map(({ operation }) => ("id" in operation ? operation.id : ""));
  return get(gatewayAtom)?.isGuest === true ? new Set() : new Set(ids);
});

const NOTHING: readonly HistoryEntry[] = [];

/** Every entry held, newest first. */
export const historyAtom = atom((get) => get(optimisticStateAtom)?.history ?? NOTHING);

const UNCORRECTED: readonly Correction[] = [];

const correctionsAtom = atom((get) => get(optimisticStateAtom)?.corrections ?? UNCORRECTED);

const currencyAtom = atom(
  (get) => get(optimisticStateAtom)?.workspace.currencyCode ?? limits.DEFAULT_CURRENCY,
);

/** An entry as screens show it: made for those that are shown, however long the history is, and once for each. */
export const entryViewAtom = atom((get) => {
  const [rates, pending, lookup] = [get(ratesAtom), get(pendingIdsAtom), get(lookupAtom)];
  const currencyCode = get(currencyAtom);
  const views = new WeakMap<HistoryEntry, EntryView>();
  return (entry: HistoryEntry): EntryView => {
    const known = views.get(entry);
    if (known !== undefined) return known;
    const view = {
      ...entry,
      ...sharingFields(entry),
      ...lookup(entry),
      converted: convertedOf(entry, currencyCode, rates),
      isPending: pending.has(entry.id),
    };
    views.set(entry, view);
    return view;
  };
});

/** Finds entries by their ids: the index is made when the first is asked for. */
const indexAtom = atom((get) => {
  const history = get(historyAtom);
  let index: ReadonlyMap<string, HistoryEntry> | null = null;
  return (id: string) => (index ??= new Map(history.map((entry) => [entry.id, entry]))).get(id);
});

/** An entry by its id, as it is shown; of one that was corrected the entry that stands. */
export const entryByIdAtom = atom((get) => {
  const [find, view, corrections] = [get(indexAtom), get(entryViewAtom), get(correctionsAtom)];
  return (id: string): EntryView | undefined => {
    const entry = find(id) ?? find(standingId(corrections, id));
    return entry && view(entry);
  };
});

/** Return what came back of an expense, as far as it is held here; newest first. */
export const refundsOfAtom = atom((get) => {
  const [history, view] = [get(historyAtom), get(entryViewAtom)];
  return (id: string): readonly EntryView[] => refundsOf(history, id).map(view);
});

/** Predicate of entries whose change the server has not answered yet. */
export const isPendingAtom = atom((get) => {
  const pending = get(pendingIdsAtom);
  return ({ id }: HistoryEntry) => pending.has(id);
});

/** Adds the entries of a day up. */
export const daySumAtom = atom((get) => {
  const [currencyCode, rates] = [get(currencyAtom), get(ratesAtom)];
  return (entries: readonly HistoryEntry[]): DaySum => ({
    currencyCode,
    ...sumOf(entries, currencyCode, rates),
  });
});

/** Finds the entry of a kind that a member entered last, as far as it is on this device; of a guest any counts. */
export const lastEntryOfAtom = atom((get) => {
  const history = get(historyAtom);
  return (kind: EntryKind, userId?: string): HistoryEntry | undefined => {
    const isTheirs = (entry: HistoryEntry) => userId === undefined || entry.userId === userId;
    const entered = history.filter((entry) => entry.kind === kind && isTheirs(entry));
    return entered.reduce<HistoryEntry | undefined>(later, undefined);
  };
});

function later(last: HistoryEntry | undefined, entry: HistoryEntry): HistoryEntry {
  return last !== undefined && months.compareInstants(last.createdAt, entry.createdAt) >= 0 ? last : entry;
}

/** Today's entries, for the section under the rounds. */
export const todayEntriesAtom = atom((get) => {
  const [today, history] = [get(todayAtom), get(historyAtom)];
  const start = countOf(history, ({ localDay }) => localDay > today);
  const end = countOf(history, ({ localDay }) => localDay >= today, start);
  return history.slice(start, end).map(get(entryViewAtom));
});

/** Month down to which the history is held here; null when all of it is. */
export const cutoffAtom = atom((get) => get(viewAtom).cutoff);

/** Reads the next page of older entries. */
export const loadMoreHistoryAtom = atom(null, (get) => get(gatewayAtom)?.shared?.loadMoreHistory());

/** The present names, icon and hue of what an entry is about. */
const lookupAtom = atom((get) => {
  const [categories, accounts] = [get(categoryByIdAtom), get(accountByIdAtom)];
  return (entry: HistoryEntry) => {
    const category = entry.categoryId === null ? undefined : categories.get(entry.categoryId);
    const from = entry.fromAccountId === null ? undefined : accounts.get(entry.fromAccountId);
    return {
      categoryLabel: category?.name ?? entry.categoryLabel,
      lines: linesOf(entry).map((line): LineView => {
        const { name = "", icon = icons.CATEGORY_DEFAULT } = categories.get(line.categoryId) ?? {};
        return { ...line, name, icon };
      }),
      accountLabel: accounts.get(entry.accountId ?? "")?.name ?? entry.accountLabel,
      fromAccountLabel: from?.name ?? entry.fromAccountLabel,
      ...lookOf(entry, category),
    };
  };
});

/**
 * Entries, all or those of a search, under their days. They come in the order of their days, last day first; those of a
 * day are gathered when the day is looked at.
 */
export function byDay<Row extends { readonly localDay: string }>(
  entries: readonly Row[],
): readonly DayOf<Row>[] {
  const days: DayOf<Row>[] = [];
  let start = 0;
  for (let first = entries[0]; first !== undefined; first = entries[start]) {
    const key = first.localDay;
    const end = endOf(entries, ({ localDay }) => localDay >= key, start);
    days.push(dayOf(key, entries, start, end));
    start = end;
  }
  return days;
}

function dayOf<Row>(key: string, all: readonly Row[], start: number, end: number): DayOf<Row> {
  let gathered: readonly Row[] | undefined;
  return {
    key,
    length: end - start,
    get entries() {
      return (gathered ??= all.slice(start, end));
    },
  };
}

/** Return the entries held completely down to a cutoff, and those beyond it that wait; they come newest first. */
export function reachedOf(
  entries: readonly HistoryEntry[],
  cutoff: HistoryCutoff | null,
  isPending: (entry: HistoryEntry) => boolean,
): readonly HistoryEntry[] {
  const end = countOf(entries, (entry) => isWithin(entry, cutoff));
  if (end === entries.length) return entries;
  return [...entries.slice(0, end), ...entries.slice(end).filter(isPending)];
}

/** As `countOf` for an end that is near: looks at twice as many rows each time, then between the last two. */
function endOf<Row>(rows: readonly Row[], holds: (row: Row) => boolean, from: number): number {
  let step = 1;
  while (from + step < rows.length && holds(rows[from + step] as Row)) step *= 2;
  return countOf(rows, holds, from + (step >>> 1), Math.min(rows.length, from + step));
}

/** Return the number of rows that hold, counted from the start and looked for from `from`: after the first that does not, none does. */
function countOf<Row>(
  rows: readonly Row[],
  holds: (row: Row) => boolean,
  from = 0,
  to = rows.length,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(rows[middle] as Row)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lookOf({ kind }: HistoryEntry, category: CategoryView | undefined) {
  if (kind === "settlement") return SETTLEMENT;
  if (!expenses.isSpending(kind)) return kind === "income" ? INCOME : TRANSFER;
  const icon = category?.icon ?? icons.CATEGORY_DEFAULT;
  return { icon, hue: icons.categoryHue(icon) };
}

function convertedOf(entry: HistoryEntry, target: string, rates: Rates): string | null {
  if (entry.currencyCode === target) return null;
  const { amount, currencyCode } = countedAmount(entry);
  return convertedText(money.formatText(amount), currencyCode, target, rates);
}

function sumOf(entries: readonly HistoryEntry[], target: string, rates: Rates) {
  const counted = entries.filter(({ kind }) => kind !== "transfer" && kind !== "settlement");
  const { amount, notConverted } = conversions.total(counted.map(countedAmount), target, rates);
  return { sum: money.formatText(amount), notConverted: notConverted.map(textsOf) };
}
