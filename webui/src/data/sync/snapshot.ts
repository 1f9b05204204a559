/** Answers about a workspace, as the state this device computes with. */
import {
  compareEntries,
  keptSchedule,
  months,
  ordering,
  withCorrections,
  withPrices,
  type AccountHistoryEntry,
  type DaySum,
  type HistoryEntry,
  type PastMonth,
  type PlannedBudget,
  type Planning,
  type Settings,
  type State,
} from "@/domain";
import type { Changes, Schema } from "@/contract/schemas";
import { isWithin, type HistoryCutoff } from "./historyCutoff";

/** A workspace that this device has no copy of yet. */
export function stateOf(rows: Schema<"Rows">, settings: Settings): State {
  const { workspace, accounts, accountHistory, categories, history, lists, schedules } = rows;
  const empty = {
    workspace,
    settings,
    accounts,
    accountHistory,
    categories,
    lists,
    schedules: schedules.map(keptSchedule),
    carryRules: rows.carryRules,
    targets: rows.targets,
    expectedIncomes: rows.expectedIncomes,
    prices: withPrices([], rows.prices),
    plannings: [],
    daySums: [],
    corrections: withCorrections([], history.entries),
  };
  return withPast(withPlanning({ ...empty, history: history.entries }, rows.planning), rows.pastMonths);
}

/** The copy with what changed since; the history is held as far as `cutoff` says. */
export function withChanges(state: State, changes: Changes, cutoff: HistoryCutoff | null): State {
  const { deleted } = changes;
  const gone = new Set([...deleted.history, ...deleted.lists, ...deleted.schedules]);
  const isHere = ({ id }: { readonly id: string }) => !gone.has(id);
  const changed: State = {
    ...state,
    workspace: { ...(changes.workspace ?? state.workspace), revision: changes.revision },
    accounts: upsert(state.accounts, changes.accounts).sort(ordering.compareOrder),
    accountHistory: mergeAccountHistory(state.accountHistory.filter(isHere), changes.accountHistory),
    categories: upsert(state.categories, changes.categories).sort(ordering.compareOrder),
    history: mergeEntries(state.history, changes, cutoff),
    corrections: withReplaced(withCorrections(state.corrections, changes.history), deleted.replaced),
    lists: upsert(state.lists, changes.lists).filter(isHere),
    schedules: upsert(state.schedules, changes.schedules.map(keptSchedule)).filter(isHere),
    carryRules: replaceByKey(state.carryRules, changes.carryRules, ["categoryId", "from"]),
    targets: replaceByKey(state.targets, changes.targets, ["categoryId"]),
    expectedIncomes: replaceByKey(state.expectedIncomes, changes.expectedIncomes, ["date"]),
    prices: withPrices(state.prices, changes.prices),
  };
  const planned = changes.plannings.reduce(
    (next, month) => withRows(next, month, new Set(month.categoryIds)),
    changed,
  );
  return withPast(planned, changes.pastMonths ?? []);
}

/** Return whether every month is another one now, so that the copy is of no use. */
export function isRegrouped(state: State, { workspace }: Changes): boolean {
  if (workspace === null) return false;
  const { currencyCode, firstDayOfMonth } = state.workspace;
  return workspace.currencyCode !== currencyCode || workspace.firstDayOfMonth !== firstDayOfMonth;
}

/** The state with a month as the server has it. */
export function withPlanning(state: State, planning: Planning): State {
  return withRows(state, planning, null);
}

type MonthRows = Omit<Changes["plannings"][number], "categoryIds">;

/** The state with the rows that a month has for these categories, or for all. */
function withRows(state: State, month: MonthRows, categoryIds: ReadonlySet<string | null> | null): State {
  const { date, firstDay, lastDay, planningsCategories, deletedCategories } = month;
  const removed = new Set(deletedCategories.map((row) => row.categoryId));
  const live = planningsCategories.filter((row) => !removed.has(row.categoryId));
  const stored = [
    ...live.flatMap((row) => storedRow(row, false)),
    ...deletedCategories.flatMap((row) => storedRow(row, true)),
  ];
  const isReplaced = (categoryId: string | null) => categoryIds === null || categoryIds.has(categoryId);
  const isInMonth = ({ localDay }: DaySum) => localDay >= firstDay && localDay <= lastDay;
  const plannings = state.plannings.filter((row) => row.date !== date || !isReplaced(row.categoryId));
  const daySums = state.daySums.filter((sum) => !isInMonth(sum) || !isReplaced(sum.categoryId));
  return {
    ...state,
    plannings: [...plannings, ...stored],
    daySums: [...daySums, ...planningsCategories.flatMap(spentRows(firstDay))],
  };
}

/**
 * The state with months that carry amounts into others, though nobody looked at them here. A month that is held already
 * stays as it is.
 */
function withPast(state: State, past: readonly PastMonth[]): State {
  if (past.length === 0) return state;
  const { firstDayOfMonth } = state.workspace;
  const nameOf = (month: string, categoryId: string) => `${month} ${categoryId}`;
  const knownNames = new Set([
    ...state.plannings.map(({ date, categoryId }) => nameOf(date.slice(0, 7), categoryId)),
    ...state.daySums.map(({ localDay, categoryId }) =>
      nameOf(months.monthOf(localDay, firstDayOfMonth), categoryId),
    ),
  ]);
  const newBudgets = past.filter(
    ({ date, categoryId }) => !knownNames.has(nameOf(date.slice(0, 7), categoryId)),
  );
  if (newBudgets.length === 0) return state;
  const sums = newBudgets.flatMap(({ categoryId, date, spent }) => {
    const [localDay] = months.dayRange(date.slice(0, 7), firstDayOfMonth);
    return spent.map(({ currencyCode, amount }) => ({ localDay, categoryId, currencyCode, spent: amount }));
  });
  return {
    ...state,
    plannings: [...state.plannings, ...newBudgets.flatMap(pastBudget)],
    daySums: [...state.daySums, ...sums],
  };
}

/** The stored budget of a month that was not read; none where nothing is planned. */
function pastBudget({ id, version, categoryId, date, budget, currencyCode }: PastMonth): PlannedBudget[] {
  if (id === null) return [];
  const unread = { deleted: false, removedEntries: [], createdAt: "", updatedAt: "" };
  return [{ ...unread, id, version, categoryId, date, budget, currencyCode }];
}

/** Replace rows of which there is one for each key by those received; those that were undone are gone. */
function replaceByKey<T extends { readonly deleted: boolean }>(
  rows: readonly T[],
  received: readonly T[],
  key: readonly (keyof T)[],
): readonly T[] {
  if (received.length === 0) return rows;
  const nameOf = (row: T) => key.map((field) => row[field]).join(" ");
  const receivedNames = new Set(received.map(nameOf));
  return [
    ...rows.filter((row) => !receivedNames.has(nameOf(row))),
    ...received.filter(({ deleted }) => !deleted),
  ];
}

type Row = Planning["planningsCategories"][number];

/** A category's budget as it is stored; none when nothing is. */
function storedRow(row: Row, deleted: boolean): readonly PlannedBudget[] {
  const { id, categoryId, date, budget, currencyCode, version, createdAt, updatedAt } = row;
  if (id === null || createdAt === null || updatedAt === null) return [];
  const stored = { id, categoryId, date, budget, currencyCode, version, createdAt, updatedAt };
  return [{ ...stored, deleted, removedEntries: [] }];
}

/** Replace rows by those received with their ids, and append new ones. */
function upsert<T extends { readonly id: string }>(rows: readonly T[], received: readonly T[]): T[] {
  const receivedById = new Map(received.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.map((row) => receivedById.get(row.id) ?? row),
    ...received.filter(({ id }) => !known.has(id)),
  ];
}

/** Return the chains with what the server says of deleted entries: the one that stands in the place of each. */
function withReplaced(
  corrections: State["corrections"],
  replaced: Changes["deleted"]["replaced"],
): State["corrections"] {
  const newCorrections = Object.entries(replaced).map(([id, by]) => ({ id, by }));
  return [...corrections.filter(({ id }) => !(id in replaced)), ...newCorrections];
}

/**
 * Merge entries. Those beyond the cutoff come with their page; of them only what was found or made here is kept, and what
 * corrects it.
 */
function mergeEntries(
  existing: readonly HistoryEntry[],
  { history: received, deleted }: Pick<Changes, "history" | "deleted">,
  cutoff: HistoryCutoff | null,
): HistoryEntry[] {
  const receivedById = new Map(received.map((entry) => [entry.id, entry]));
  const replaced = new Map(Object.entries(deleted.replaced));
  const known = new Set<string>();
  for (const { id } of existing) {
    const name = replaced.get(id) ?? id;
    if (receivedById.has(name)) known.add(name);
  }
  const held = [...receivedById.values()].filter((entry) => known.has(entry.id) || isWithin(entry, cutoff));
  const gone = new Set([...deleted.history, ...held.map(({ id }) => id)]);
  const left = gone.size === 0 ? existing : existing.filter(({ id }) => !gone.has(id));
  return merged(left, held);
}

/** Return entries with others, each put in its place. */
function merged(entries: readonly HistoryEntry[], others: readonly HistoryEntry[]): HistoryEntry[] {
  const parts: (readonly HistoryEntry[])[] = [];
  let start = 0;
  for (const entry of others.toSorted(compareEntries)) {
    const place = placeOf(entry, entries, start);
    parts.push(entries.slice(start, place), [entry]);
    start = place;
  }
  return entries.slice(0, 0).concat(...parts, entries.slice(start));
}

/** Return how many entries stand before one, of which `start` at least do. */
function placeOf(entry: HistoryEntry, entries: readonly HistoryEntry[], start: number): number {
  let [low, high] = [start, entries.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const other = entries[middle];
    if (other !== undefined && compareEntries(other, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Merge entries of the account history, which stand once for each account they moved. */
function mergeAccountHistory(
  existing: readonly AccountHistoryEntry[],
  received: readonly AccountHistoryEntry[],
) {
  const receivedIds = new Set(received.map(({ id }) => id));
  return [...received, ...existing.filter((entry) => !receivedIds.has(entry.id))];
}

function spentRows(localDay: string): (row: Row) => DaySum[] {
  return ({ categoryId, currencyCode, spent, spentNotConverted }) =>
    [{ currencyCode, amount: spent }, ...spentNotConverted]
      .filter(({ amount }) => amount !== "0.00")
      .map((part) => ({ localDay, categoryId, currencyCode: part.currencyCode, spent: part.amount }));
}
