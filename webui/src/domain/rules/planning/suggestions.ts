/** Suggestions for a plan: the usual cost of a category, from its net spending in the months before. */
import { total, type Amount } from "../base/conversions";
import { moneyDigits } from "../base/currencies";
import { fraction } from "../base/fractions";
import { PLACES, quantize, sum, type Money } from "../base/money";
import { add, between } from "../base/months";
import type { Rates } from "@/contract/budget";

export const MONTHS_MAX = 6;
const MONTHS_FEW = 3;

/** Usual cost of a category, in one currency; null where no full month lies before. */
export interface Suggestion {
  readonly lastMonth: Money | null;
  readonly average3: Money | null;
  readonly average6: Money | null;
  /** Spending without a rate, left out. */
  readonly notConverted: readonly Amount[];
}

/**
 * The last full months before one, at most `count`. A month is full once it is over; none lies before the `first` one, in
 * which the history begins.
 */
export function fullMonths(month: string, running: string, first: string, count: number): string[] {
  const last = add(month < running ? month : running, -1);
  const earliest = add(last, 1 - count);
  return between(first > earliest ? first : earliest, last);
}

/** The mean, rounded to a currency's digits; null of nothing. */
export function average(amounts: readonly Money[], digits = PLACES): Money | null {
  return amounts.length === 0 ? null : quantize(fraction(sum(amounts), BigInt(100 * amounts.length)), digits);
}

/** Return the last month and the averages; `full` are the last full months, `spent` has amounts by month. */
export function suggestion(
  full: readonly string[],
  spent: ReadonlyMap<string, readonly Amount[]>,
  currencyCode: string,
  rates: Rates,
): Suggestion {
  const digits = moneyDigits(currencyCode);
  const amounts = full.map((month) => total(spent.get(month) ?? [], currencyCode, rates).amount);
  const all = full.flatMap((month) => spent.get(month) ?? []);
  return {
    lastMonth: amounts.at(-1) ?? null,
    average3: average(amounts.slice(-MONTHS_FEW), digits),
    average6: average(amounts.slice(-MONTHS_MAX), digits),
    notConverted: total(all, currencyCode, rates).notConverted,
  };
}
