/** Progress of a budget, and of a month's budgets together. */
import type { Carried } from "../carryOver";
import { total, type Amount } from "../../base/conversions";
import { moneyDigits } from "../../base/currencies";
import { fraction } from "../../base/fractions";
import { fromText, max, PLACES, quantize, ZERO, type Money } from "../../base/money";
import { dayNumber, daysLeft } from "../../base/months";
import * as percent from "../../base/percent";
import type { Rates } from "@/contract/budget";

/** First day of a month with a pace: on the days before, one purchase would decide it. */
const PACE_FROM_DAY = 3;
/** Last day of a month on which its first plan makes a pace. */
const PLANNED_BY_DAY = 7;

/** A stored planning category of the month. */
export interface StoredBudget {
  readonly categoryId: string;
  readonly budget: string;
  readonly currencyCode: string;
  readonly deleted: boolean;
}

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

/** Amounts that were spent, and those that are to come. */
export type Parts = readonly [spent: readonly Amount[], coming: readonly Amount[]];

export type ByCategory = ReadonlyMap<string | null, readonly Amount[]>;

/**
 * Return the amount by which spending is below an even pace: plan × day ÷ days − spent; negative when it is above. Null where nothing is
 * planned or a bill is to come, in any month but the running one, and on its first two days. `plannedOn` is the day of the
 * month's first plan: a late one says nothing of the days before.
 */
export function pace(
  month: Pick<Month, "key" | "firstDay" | "today">,
  { currencyCode, budget, spent, upcoming }: Pick<Progress, "currencyCode" | "budget" | "spent" | "upcoming">,
  plannedOn: string | null = null,
): Money | null {
  const [day, days] = dayNumber(month.today, month.key, month.firstDay) ?? [0, 0];
  if (day < PACE_FROM_DAY || budget <= ZERO || upcoming !== ZERO) return null;
  const planned = plannedOn === null ? null : dayNumber(plannedOn, month.key, month.firstDay);
  if (planned !== null && planned[0] > PLANNED_BY_DAY) return null;
  const share = fraction(budget * BigInt(day), BigInt(days) * 10n ** BigInt(PLACES));
  return quantize(share, moneyDigits(currencyCode)) - spent;
}

/** Amounts beside a budget; what of the carried one has no rate is named. */
interface Plan extends Pick<Progress, "currencyCode" | "budget" | "carried" | "setAside"> {
  readonly notConverted: readonly Amount[];
}

export const NOTHING_CARRIED = { carried: ZERO, setAside: ZERO, notConverted: [] } as const;

export function rowOf(
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

export function amountOf({ currencyCode, budget }: StoredBudget): Pick<Plan, "currencyCode" | "budget"> {
  return { currencyCode, budget: fromText(budget) };
}

/** Return the whole month, and its budgets and carried amounts without a rate; `targetRows` have a target. */
export function totalOf(
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

export function progress(
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

/** Return whether something is planned; a removed budget or one of 0 is none. */
export function isPlanned(budget: StoredBudget): boolean {
  return fromText(budget.budget) !== ZERO && !budget.deleted;
}
