/**
 * The view of a budget month: what was planned, carried into it and spent per category, and over all of them. `spent`
 * comes from the kept sums of the month's days. Amounts of other currencies are converted to the planning's currency; what
 * has no rate is named, never added.
 */
import type { Carried } from "./carryOver";
import type { Amount } from "../base/conversions";
import { fromText, ZERO, type Money } from "../base/money";
import { dayRange } from "../base/months";
import {
  amountOf,
  isPlanned,
  NOTHING_CARRIED,
  progress,
  rowOf,
  totalOf,
  type ByCategory,
  type Month,
  type Parts,
  type Progress,
  type StoredBudget,
} from "./plannings/progress";
import { countsIn, type Target } from "./targets";
import type { Category, Rates } from "@/contract/budget";

export { pace, type Month, type Progress, type StoredBudget } from "./plannings/progress";

/** Spending in a category on a day: kept by changes, so that the whole history need not be added up. */
export interface DaySum {
  readonly localDay: string;
  readonly categoryId: string;
  readonly currencyCode: string;
  readonly spent: string;
}

/** Spending that schedules still bring in the month, in a category and a currency. */
export interface UpcomingSum {
  readonly categoryId: string | null;
  readonly currencyCode: string;
  readonly value: Money;
}

/** A category. */
export type CategoryRow = Pick<Category, "id" | "deleted">;

/** The month: a row per category that is shown, in the order of the categories, and all of them together. */
export interface View {
  readonly rows: ReadonlyMap<string, Progress>;
  readonly total: Progress;
  /** Budgets and carried amounts left out of the total because their currency has no rate. */
  readonly budgetsNotConverted: readonly Amount[];
  /** Categories removed from the month, with the budget that would come back and what is spent of it. */
  readonly removed: ReadonlyMap<string, Progress>;
  /** Spending by category, as it was booked. */
  readonly spent: ByCategory;
  /** Spending that is to come, by category. */
  readonly upcoming: ByCategory;
  /** Categories shown with a target. */
  readonly targetIds: readonly string[];
}

/**
 * The month of a workspace. A category never planned is shown with budget 0. An archived one, or one removed from the
 * month, is shown only while it has a budget, something was spent or something is to come. `carried` has all categories
 * with a rule before the month; what is carried into one that is not shown counts nowhere.
 */
export function view(
  month: Month,
  categories: readonly CategoryRow[],
  budgets: readonly StoredBudget[],
  daySums: readonly DaySum[],
  rates: Rates,
  upcoming: readonly UpcomingSum[] = [],
  carried: ReadonlyMap<string, Carried> = new Map(),
  targets: readonly Target[] = [],
): View {
  const stored = new Map(budgets.map((budget) => [budget.categoryId, budget]));
  const [spent, stillToCome] = [spentPerCategory(month, daySums), upcomingPerCategory(upcoming)];
  const partsOf = (categoryId: string): Parts => [
    spent.get(categoryId) ?? [],
    stillToCome.get(categoryId) ?? [],
  ];
  const rows = new Map<string, Progress>();
  for (const category of categories) {
    const planned = stored.get(category.id);
    const parts = partsOf(category.id);
    const row = rowOf(month, planned, carried.get(category.id), parts, rates);
    const isShown = row.budget !== ZERO || parts.some((part) => part.length > 0);
    if (isShown || isOffered(category, planned)) rows.set(category.id, row);
  }
  const removed = budgets
    .filter(({ deleted }) => deleted)
    .map((budget) => {
      const plan = { ...NOTHING_CARRIED, ...amountOf(budget) };
      return [budget.categoryId, progress(month, plan, partsOf(budget.categoryId), rates)] as const;
    });
  const targetIds = targets
    .filter((target) => countsIn(target, month.key) && rows.has(target.categoryId))
    .map(({ categoryId }) => categoryId);
  const targetRows = targetIds.flatMap((id) => rows.get(id) ?? []);
  const missing = [...rows.keys()].flatMap((id) => carried.get(id)?.notConverted ?? []);
  const { total: whole, leftOut } = totalOf(
    month,
    [...rows.values()],
    targetRows,
    [spent, stillToCome],
    rates,
  );
  return {
    rows,
    total: whole,
    budgetsNotConverted: [...leftOut, ...missing],
    removed: new Map(removed),
    spent,
    upcoming: stillToCome,
    targetIds,
  };
}

/**
 * The budgets of last month to set in this one: of live categories, where nothing is planned yet. One below zero is not
 * copied: money was taken out of that month alone.
 */
export function copyBudgets<T extends StoredBudget>(
  previous: readonly T[],
  current: readonly StoredBudget[],
  categories: readonly CategoryRow[],
): T[] {
  const planned = new Set(current.filter(isPlanned).map((budget) => budget.categoryId));
  const live = new Set(categories.filter((category) => !category.deleted).map((category) => category.id));
  return previous
    .filter((budget) => isPlanned(budget) && fromText(budget.budget) > ZERO)
    .filter(({ categoryId }) => live.has(categoryId) && !planned.has(categoryId));
}

function spentPerCategory(month: Month, daySums: readonly DaySum[]): ByCategory {
  const [first, last] = dayRange(month.key, month.firstDay);
  const sums = new Map<string, Map<string, Money>>();
  for (const { localDay, categoryId, currencyCode, spent } of daySums) {
    if (localDay < first || localDay > last) continue;
    const parts = sums.get(categoryId) ?? new Map<string, Money>();
    sums.set(categoryId, parts.set(currencyCode, (parts.get(currencyCode) ?? ZERO) + fromText(spent)));
  }
  return new Map([...sums].map(([categoryId, parts]) => [categoryId, amountsOf(parts)]));
}

function amountsOf(parts: ReadonlyMap<string, Money>): Amount[] {
  return [...parts]
    .filter(([, amount]) => amount !== ZERO)
    .map(([currencyCode, amount]) => ({ currencyCode, amount }));
}

function upcomingPerCategory(upcoming: readonly UpcomingSum[]): ByCategory {
  const parts = new Map<string | null, Amount[]>();
  for (const { categoryId, currencyCode, value } of upcoming) {
    parts.set(categoryId, [...(parts.get(categoryId) ?? []), { currencyCode, amount: value }]);
  }
  return parts;
}

function isOffered(category: CategoryRow, stored: StoredBudget | undefined): boolean {
  return !category.deleted && stored?.deleted !== true;
}
