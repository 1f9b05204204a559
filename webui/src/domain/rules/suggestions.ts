/** Suggestions for a plan: the usual cost of a category, from its net spending in the months before. */
import { fraction } from "./fractions";
import { PLACES, quantize, sum, type Money } from "./money";
import { add, between } from "./months";

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
