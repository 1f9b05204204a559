/**
 * The view of a budget month: what was planned, carried into it and spent per category, and over all of them. `spent`
 * comes from the kept sums of the month's days. Amounts of other currencies are converted to the planning's currency; what has no rate is
 * named, never added.
 */
import type { Carried } from "./carryOver";
import { total, type Amount } from "./conversions";
import { moneyDigits } from "./currencies";
import { fraction } from "./fractions";
import { fromText, max, PLACES, quantize, ZERO, type Money } from "./money";
import { dayNumber, dayRange, daysLeft } from "./months";
import * as percent from "./percent";
import { countsIn, type Target } from "./targets";
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
export interface UpcomingSum {
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
  /** Amounts of `notConverted` that are spent: the others are to come, or carried. */
  readonly spentNotConverted: readonly Amount[];
  /** Amount carried into the month; below zero after overspending. */
  readonly carried: Money;
  /** Budget with the carried amount. */
  readonly base: Money;
  /** Rest of the base; below zero when overspent. */
  readonly available: Money;
  /** Spent of base, capped at 100. */
  readonly percent: Money;
  /** Uncapped percent; null when there is nothing to spend. */
  readonly ratio: Money | null;
  readonly overflow: Money;
  readonly left: Money;
  /** Spending that is scheduled in the month and not posted yet. */
  readonly upcoming: Money;
  /** Available amount after what is to come, never negative. */
  readonly rest: Money;
  /** Available in categories with a target, after what is to come there; of all categories together alone. */
  readonly setAside: Money;
  /** Rest once all that is scheduled is paid and targets are kept; below zero when it does not suffice. */
  readonly free: Money;
  /** Amount that is free for each day left of the running month; null in any other month. */
  readonly leftPerDay: Money | null;
}

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

/** Amounts that were spent, and those that are to come. */
type Parts = readonly [spent: readonly Amount[], coming: readonly Amount[]];
type ByCategory = ReadonlyMap<string | null, readonly Amount[]>;

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

function upcomingPerCategory(upcoming: readonly UpcomingSum[]): ByCategory {
  const parts = new Map<string | null, Amount[]>();
  for (const { categoryId, currencyCode, value } of upcoming) {
    parts.set(categoryId, [...(parts.get(categoryId) ?? []), { currencyCode, amount: value }]);
  }
  return parts;
}

/** Amounts beside a budget; what of the carried one has no rate is named. */
interface Plan extends Pick<Progress, "currencyCode" | "budget" | "carried" | "setAside"> {
  readonly notConverted: readonly Amount[];
}

const NOTHING_CARRIED = { carried: ZERO, setAside: ZERO, notConverted: [] } as const;

function rowOf(
  month: Month,
  stored: StoredBudget | undefined,
  carried: Carried | undefined,
  parts: Parts,
  rates: Rates,
): Progress {
  const isPlanned = stored?.deleted === false;
  const own = isPlanned ? amountOf(stored) : { currencyCode: month.currencyCode, budget: ZERO };
  const { amount = ZERO, notConverted = [] } = carried ?? {};
  return progress(month, { ...own, carried: amount, setAside: ZERO, notConverted }, parts, rates);
}

function amountOf({ currencyCode, budget }: StoredBudget): Pick<Plan, "currencyCode" | "budget"> {
  return { currencyCode, budget: fromText(budget) };
}

function isOffered(category: CategoryRow, stored: StoredBudget | undefined): boolean {
  return !category.deleted && stored?.deleted !== true;
}

/** Return the whole month, and its budgets and carried amounts without a rate; `targetRows` have a target. */
function totalOf(
  month: Month,
  rows: readonly Progress[],
  targetRows: readonly Progress[],
  [spent, upcoming]: readonly [ByCategory, ByCategory],
  rates: Rates,
): { readonly total: Progress; readonly leftOut: readonly Amount[] } {
  const { currencyCode } = month;
  const sumOf = (of: readonly Progress[], figure: (row: Progress) => Money) =>
    total(
      of.map((row) => ({ currencyCode: row.currencyCode, amount: figure(row) })).filter(isSomething),
      currencyCode,
      rates,
    );
  const budget = sumOf(rows, (row) => row.budget);
  const carried = sumOf(rows, (row) => row.carried);
  const setAside = sumOf(targetRows, ({ rest }) => rest);
  const plan: Plan = {
    currencyCode,
    budget: budget.amount,
    carried: carried.amount,
    setAside: setAside.amount,
    notConverted: [],
  };
  const parts: Parts = [[...spent.values()].flat(), [...upcoming.values()].flat()];
  return {
    total: progress(month, plan, parts, rates),
    leftOut: [...budget.notConverted, ...carried.notConverted],
  };
}

function isSomething({ amount }: Amount): boolean {
  return amount !== ZERO;
}

function progress(
  month: Month,
  { currencyCode, budget, carried, setAside, notConverted }: Plan,
  parts: Parts,
  rates: Rates,
): Progress {
  const [spent, upcoming] = [total(parts[0], currencyCode, rates), total(parts[1], currencyCode, rates)];
  const base = budget + carried;
  const available = base - spent.amount;
  const free = available - upcoming.amount - setAside;
  const days = daysLeft(month.today, month.key, month.firstDay);
  return {
    currencyCode,
    budget,
    spent: spent.amount,
    notConverted: [...spent.notConverted, ...upcoming.notConverted, ...notConverted],
    spentNotConverted: spent.notConverted,
    carried,
    base,
    available,
    percent: percent.percent(spent.amount, base),
    ratio: percent.ratio(spent.amount, base),
    overflow: percent.overflow(spent.amount, base),
    left: percent.left(spent.amount, base),
    upcoming: upcoming.amount,
    rest: max(ZERO, available - upcoming.amount),
    setAside,
    free,
    leftPerDay: days === 0 ? null : percent.leftPerDay(max(free, ZERO), days, moneyDigits(currencyCode)),
  };
}
