/**
 * The view of a budget month: what was planned and spent per category, and over all of them. `spent` comes from the kept
 * sums of the month's days. Amounts of other currencies are converted to the planning's currency; what has no rate is
 * named, never added.
 */
import { total, type Amount } from "./conversions";
import { moneyDigits } from "./currencies";
import { fraction } from "./fractions";
import { fromText, max, PLACES, quantize, ZERO, type Money } from "./money";
import { dayNumber, dayRange, daysLeft } from "./months";
import * as percent from "./percent";
import type { Category, Rates } from "@/contract/budget";

/** First day of a month with a pace: on the days before, one purchase would decide it. */
const PACE_FROM_DAY = 3;

/** A stored planning category of the month. */
export interface StoredBudget {
  readonly categoryId: string;
  readonly budget: string;
  readonly currencyCode: string;
  readonly deleted: boolean;
}

/** Spending in a category on a day: kept by changes, so that the whole history need not be added up. */
export interface DaySum {
  readonly localDay: string;
  readonly categoryId: string;
  readonly currencyCode: string;
  readonly spent: string;
}

/** Spending that schedules still bring in the month, in a category and a currency. */
export interface Coming {
  readonly categoryId: string | null;
  readonly currencyCode: string;
  readonly value: Money;
}

/** A category. */
export type CategoryRow = Pick<Category, "id" | "deleted">;

/** A budget month as a workspace sees it. */
export interface Month {
  readonly key: string;
  readonly firstDay: number;
  readonly today: string;
  /** The workspace's, which totals are given in. */
  readonly currencyCode: string;
}

/** A budget and what is spent of it, in one currency. */
export interface Progress {
  readonly currencyCode: string;
  readonly budget: Money;
  readonly spent: Money;
  readonly notConverted: readonly Amount[];
  /** Spent of budget, capped at 100. */
  readonly percent: Money;
  /** Uncapped percent; null when nothing was planned. */
  readonly ratio: Money | null;
  readonly overflow: Money;
  readonly left: Money;
  /** Spending that is scheduled in the month and not posted yet. */
  readonly upcoming: Money;
  /** Rest of the budget once all that is scheduled is paid; below zero when it does not suffice. */
  readonly free: Money;
  /** Amount that is free for each day left of the running month; null in any other month. */
  readonly leftPerDay: Money | null;
}

/** The month: a row per category that is shown, in the order of the categories, and all of them together. */
export interface View {
  readonly rows: ReadonlyMap<string, Progress>;
  readonly total: Progress;
  /** Budgets left out of the total because their currency has no rate. */
  readonly budgetsNotConverted: readonly Amount[];
  /** Categories removed from the month, with the budget that would come back and what is spent of it. */
  readonly removed: ReadonlyMap<string, Progress>;
}

/** Amounts that were spent, and those that are to come. */
type Parts = readonly [spent: readonly Amount[], coming: readonly Amount[]];
type ByCategory = ReadonlyMap<string | null, readonly Amount[]>;

/**
 * The month of a workspace. A category never planned is shown with budget 0. An archived one, or one removed from the
 * month, is shown only while it has a budget, something was spent or something is to come.
 */
export function view(
  month: Month,
  categories: readonly CategoryRow[],
  budgets: readonly StoredBudget[],
  daySums: readonly DaySum[],
  rates: Rates,
  upcoming: readonly Coming[] = [],
): View {
  const stored = new Map(budgets.map((budget) => [budget.categoryId, budget]));
  const [spent, coming] = [spentPerCategory(month, daySums), comingPerCategory(upcoming)];
  const partsOf = (categoryId: string): Parts => [spent.get(categoryId) ?? [], coming.get(categoryId) ?? []];
  const rows = new Map<string, Progress>();
  for (const category of categories) {
    const planned = stored.get(category.id);
    const parts = partsOf(category.id);
    const row = rowOf(month, planned, parts, rates);
    const isShown = row.budget !== ZERO || parts.some((part) => part.length > 0);
    if (isShown || isOffered(category, planned)) rows.set(category.id, row);
  }
  const removed = budgets
    .filter(({ deleted }) => deleted)
    .map(
      (budget) => [budget.categoryId, plannedOf(month, budget, partsOf(budget.categoryId), rates)] as const,
    );
  return { rows, ...totalOf(month, [...rows.values()], [spent, coming], rates), removed: new Map(removed) };
}

/**
 * Return the amount by which spending is below an even pace: plan × day ÷ days − spent; negative when it is above. Null where nothing is
 * planned or a bill is to come, in any month but the running one, and on its first two days.
 */
export function pace(
  month: Pick<Month, "key" | "firstDay" | "today">,
  { currencyCode, budget, spent, upcoming }: Pick<Progress, "currencyCode" | "budget" | "spent" | "upcoming">,
): Money | null {
  const [day, days] = dayNumber(month.today, month.key, month.firstDay) ?? [0, 0];
  if (day < PACE_FROM_DAY || budget <= ZERO || upcoming !== ZERO) return null;
  const share = fraction(budget * BigInt(day), BigInt(days) * 10n ** BigInt(PLACES));
  return quantize(share, moneyDigits(currencyCode)) - spent;
}

/** The budgets of last month to set in this one: of live categories, where nothing is planned yet. */
export function copyBudgets<T extends StoredBudget>(
  previous: readonly T[],
  current: readonly StoredBudget[],
  categories: readonly CategoryRow[],
): T[] {
  const planned = new Set(current.filter(isPlanned).map((budget) => budget.categoryId));
  const live = new Set(categories.filter((category) => !category.deleted).map((category) => category.id));
  return previous
    .filter(isPlanned)
    .filter(({ categoryId }) => live.has(categoryId) && !planned.has(categoryId));
}

function isPlanned(budget: StoredBudget): boolean {
  return fromText(budget.budget) !== ZERO && !budget.deleted;
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

function comingPerCategory(upcoming: readonly Coming[]): ByCategory {
  const parts = new Map<string | null, Amount[]>();
  for (const { categoryId, currencyCode, value } of upcoming) {
    parts.set(categoryId, [...(parts.get(categoryId) ?? []), { currencyCode, amount: value }]);
  }
  return parts;
}

function rowOf(month: Month, stored: StoredBudget | undefined, parts: Parts, rates: Rates): Progress {
  if (stored?.deleted === false) return plannedOf(month, stored, parts, rates);
  return progress(month, month.currencyCode, ZERO, parts, rates);
}

function plannedOf(month: Month, stored: StoredBudget, parts: Parts, rates: Rates): Progress {
  return progress(month, stored.currencyCode, fromText(stored.budget), parts, rates);
}

function isOffered(category: CategoryRow, stored: StoredBudget | undefined): boolean {
  return !category.deleted && stored?.deleted !== true;
}

function totalOf(
  month: Month,
  rows: readonly Progress[],
  [spent, coming]: readonly [ByCategory, ByCategory],
  rates: Rates,
): Omit<View, "rows" | "removed"> {
  const planned = rows
    .filter((row) => row.budget !== ZERO)
    .map((row) => ({ currencyCode: row.currencyCode, amount: row.budget }));
  const budget = total(planned, month.currencyCode, rates);
  const parts: Parts = [[...spent.values()].flat(), [...coming.values()].flat()];
  return {
    total: progress(month, month.currencyCode, budget.amount, parts, rates),
    budgetsNotConverted: budget.notConverted,
  };
}

function progress(month: Month, currencyCode: string, budget: Money, parts: Parts, rates: Rates): Progress {
  const [{ amount: spent, notConverted }, coming] = [
    total(parts[0], currencyCode, rates),
    total(parts[1], currencyCode, rates),
  ];
  const days = daysLeft(month.today, month.key, month.firstDay);
  const free = budget - spent - coming.amount;
  return {
    currencyCode,
    budget,
    spent,
    notConverted: [...notConverted, ...coming.notConverted],
    percent: percent.percent(spent, budget),
    ratio: percent.ratio(spent, budget),
    overflow: percent.overflow(spent, budget),
    left: percent.left(spent, budget),
    upcoming: coming.amount,
    free,
    leftPerDay: days === 0 ? null : percent.leftPerDay(max(free, ZERO), days, moneyDigits(currencyCode)),
  };
}
