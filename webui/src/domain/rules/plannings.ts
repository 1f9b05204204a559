/**
 * The view of a budget month: what was planned and spent per category, and over all of them. `spent` comes from the kept
 * sums of the month's days. Amounts of other currencies are converted to the planning's currency; what has no rate is
 * named, never added.
 */
import { total, type Amount } from "./conversions";
import { moneyDigits } from "./currencies";
import { fraction } from "./fractions";
import { fromText, PLACES, quantize, ZERO, type Money } from "./money";
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
  /** Amount for each day left of the running month; null in any other month. */
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

type Spent = ReadonlyMap<string, readonly Amount[]>;

/**
 * The month of a workspace. A category never planned is shown with budget 0. An archived one, or one removed from the
 * month, is shown only while it has a budget or something was spent.
 */
export function view(
  month: Month,
  categories: readonly CategoryRow[],
  budgets: readonly StoredBudget[],
  daySums: readonly DaySum[],
  rates: Rates,
): View {
  const stored = new Map(budgets.map((budget) => [budget.categoryId, budget]));
  const spent = spentPerCategory(month, daySums);
  const rows = new Map<string, Progress>();
  for (const category of categories) {
    const planned = stored.get(category.id);
    const parts = spent.get(category.id) ?? [];
    const row = rowOf(month, planned, parts, rates);
    if (row.budget !== ZERO || parts.length > 0 || isOffered(category, planned)) rows.set(category.id, row);
  }
  const removed = budgets
    .filter(({ deleted }) => deleted)
    .map(
      (budget) =>
        [budget.categoryId, plannedOf(month, budget, spent.get(budget.categoryId) ?? [], rates)] as const,
    );
  return { rows, ...totalOf(month, [...rows.values()], spent, rates), removed: new Map(removed) };
}

/**
 * Return the amount by which spending is below an even pace: plan × day ÷ days − spent; negative when it is above. Null where nothing is
 * planned, in any month but the running one, and on its first two days.
 */
export function pace(
  month: Pick<Month, "key" | "firstDay" | "today">,
  { currencyCode, budget, spent }: Pick<Progress, "currencyCode" | "budget" | "spent">,
): Money | null {
  const [day, days] = dayNumber(month.today, month.key, month.firstDay) ?? [0, 0];
  if (day < PACE_FROM_DAY || budget <= ZERO) return null;
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

function spentPerCategory(month: Month, daySums: readonly DaySum[]): Spent {
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

function rowOf(
  month: Month,
  stored: StoredBudget | undefined,
  spent: readonly Amount[],
  rates: Rates,
): Progress {
  if (stored?.deleted === false) return plannedOf(month, stored, spent, rates);
  const together = total(spent, month.currencyCode, rates);
  return progress(month, month.currencyCode, ZERO, together.amount, together.notConverted);
}

function plannedOf(month: Month, stored: StoredBudget, spent: readonly Amount[], rates: Rates): Progress {
  const together = total(spent, stored.currencyCode, rates);
  return progress(
    month,
    stored.currencyCode,
    fromText(stored.budget),
    together.amount,
    together.notConverted,
  );
}

function isOffered(category: CategoryRow, stored: StoredBudget | undefined): boolean {
  return !category.deleted && stored?.deleted !== true;
}

function totalOf(
  month: Month,
  rows: readonly Progress[],
  spent: Spent,
  rates: Rates,
): Omit<View, "rows" | "removed"> {
  const planned = rows
    .filter((row) => row.budget !== ZERO)
    .map((row) => ({ currencyCode: row.currencyCode, amount: row.budget }));
  const budget = total(planned, month.currencyCode, rates);
  const together = total([...spent.values()].flat(), month.currencyCode, rates);
  return {
    total: progress(month, month.currencyCode, budget.amount, together.amount, together.notConverted),
    budgetsNotConverted: budget.notConverted,
  };
}

function progress(
  month: Month,
  currencyCode: string,
  budget: Money,
  spent: Money,
  notConverted: readonly Amount[],
): Progress {
  const days = daysLeft(month.today, month.key, month.firstDay);
  const left = percent.left(spent, budget);
  return {
    currencyCode,
    budget,
    spent,
    notConverted,
    percent: percent.percent(spent, budget),
    ratio: percent.ratio(spent, budget),
    overflow: percent.overflow(spent, budget),
    left,
    leftPerDay: days === 0 ? null : percent.leftPerDay(left, days, moneyDigits(currencyCode)),
  };
}
