/** The history as screens show it: newest first, grouped by day. */
import { atom } from "jotai";
import {
  conversions,
  countedAmount,
  icons,
  limits,
  money,
  months,
  type HistoryEntry,
  type NotConverted,
  type Rates,
} from "@/domain";
import { categoryByIdAtom, type CategoryView } from "./categories";
import { accountByIdAtom } from "./accounts";
import { todayAtom } from "../device";
import { gatewayAtom, viewAtom, optimisticStateAtom } from "../view";
import { convertedText, ratesAtom, textsOf } from "./rates";

export interface EntryView extends HistoryEntry {
  readonly icon: string;
  readonly hue: string;
  /** In the workspace currency, by the rate of its booking where that is kept; null when it is in it, or without a rate. */
  readonly converted: string | null;
  /** The server has not answered yet. */
  readonly isPending: boolean;
}

/** Entries of one day. */
export interface DayOf<Row> {
  /** `yyyy-MM-dd`. */
  readonly key: string;
  readonly length: number;
  readonly entries: readonly Row[];
}

export type HistoryDay = DayOf<EntryView>;

/** Income less spending, in the workspace currency; transfers count for nothing. */
export interface DaySum {
  readonly sum: string;
  readonly currencyCode: string;
  readonly notConverted: readonly NotConverted[];
}

const INCOME = { icon: "banknote-arrow-down", hue: "green" };
const TRANSFER = { icon: "arrow-right-left", hue: "slate" };

const pendingIdsAtom = atom<ReadonlySet<string>>((get) => {
  const ids = get(viewAtom).pending.map(({ operation }) => ("id" in operation ? operation.id : ""));
  return get(gatewayAtom)?.isGuest === true ? new Set() : new Set(ids);
});

/** Every entry held, newest first. */
export const entriesAtom = atom<readonly EntryView[]>((get) => {
  const state = get(optimisticStateAtom);
  if (state === null) return [];
  const [rates, pending, lookup] = [get(ratesAtom), get(pendingIdsAtom), get(lookupAtom)];
  return state.history.map((entry) => ({
    ...entry,
    ...lookup(entry),
    converted: convertedOf(entry, state.workspace.currencyCode, rates),
    isPending: pending.has(entry.id),
  }));
});

export const entryByIdAtom = atom<ReadonlyMap<string, EntryView>>(
  (get) => new Map(get(entriesAtom).map((entry) => [entry.id, entry])),
);

/** Adds the entries of a day up. */
export const daySumAtom = atom((get) => {
  const currencyCode = get(optimisticStateAtom)?.workspace.currencyCode ?? limits.DEFAULT_CURRENCY;
  const rates = get(ratesAtom);
  return (entries: readonly EntryView[]): DaySum => ({
    currencyCode,
    ...sumOf(entries, currencyCode, rates),
  });
});

/** The expense that somebody entered last; null when none is on this device. */
export const lastExpenseOfAtom = atom((get) => (userId: string): EntryView | null => {
  const expenses = get(entriesAtom).filter((entry) => entry.kind === "expense" && entry.userId === userId);
  return expenses.toSorted((a, b) => months.compareInstants(b.createdAt, a.createdAt))[0] ?? null;
});

/** Today's entries, for the section under the rounds. */
export const todayEntriesAtom = atom((get) => {
  const today = get(todayAtom);
  return get(entriesAtom).filter(({ localDay }) => localDay === today);
});

/** Month down to which the history is held here; null when all of it is. */
export const reachAtom = atom((get) => get(viewAtom).reach);

/** The day of the oldest entry there is, held or not, as far as is known. */
export const firstEntryDayAtom = atom((get) => {
  const days = [get(viewAtom).firstEntryDay, get(entriesAtom).at(-1)?.localDay];
  return days.filter((day) => day != null).sort()[0];
});

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
      accountLabel: accounts.get(entry.accountId)?.name ?? entry.accountLabel,
      fromAccountLabel: from?.name ?? entry.fromAccountLabel,
      ...lookOf(entry, category),
    };
  };
});

/** Entries, all or those of a search, under their days. */
export function byDay<Row extends { readonly localDay: string }>(
  entries: readonly Row[],
): readonly DayOf<Row>[] {
  const days = new Map<string, Row[]>();
  for (const entry of entries) {
    const day = days.get(entry.localDay);
    if (day === undefined) days.set(entry.localDay, [entry]);
    else day.push(entry);
  }
  return [...days].map(([key, ofDay]) => ({ key, length: ofDay.length, entries: ofDay }));
}

function lookOf({ kind }: HistoryEntry, category: CategoryView | undefined) {
  if (kind === "income") return INCOME;
  if (kind === "transfer") return TRANSFER;
  const icon = category?.icon ?? icons.CATEGORY_DEFAULT;
  return { icon, hue: icons.categoryHue(icon) };
}

function convertedOf(entry: HistoryEntry, target: string, rates: Rates): string | null {
  if (entry.currencyCode === target) return null;
  const { amount, currencyCode } = countedAmount(entry);
  return convertedText(money.formatText(amount), currencyCode, target, rates);
}

function sumOf(entries: readonly HistoryEntry[], target: string, rates: Rates) {
  const counted = entries.filter(({ kind }) => kind !== "transfer");
  const { amount, notConverted } = conversions.total(counted.map(countedAmount), target, rates);
  return { sum: money.formatText(amount), notConverted: notConverted.map(textsOf) };
}
