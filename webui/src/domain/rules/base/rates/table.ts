/** Exchange rates of one day: how many units of each currency one unit of the base buys. Nothing here asks a clock. */
import { fromDecimal, type Fraction } from "../fractions";
import { DEFAULT_CURRENCY, RATES_AGE_SHOWN_AFTER_DAYS, RATES_REFRESH_DAYS } from "@/contract/limits.gen";
import { daysBetween } from "../months";
import type { Rates } from "@/contract/budget";

/** The rates before any were read: none. */
export const NONE: Rates = { base: DEFAULT_CURRENCY, date: "1970-01-01", data: {} };

/** Units of `code` for one unit of the base; null when it is not known: a rate is never guessed. */
export function rate(rates: Rates, code: string): Fraction | null {
  const text = rates.data[code];
  return text === undefined ? null : fromDecimal(text);
}

/** Whole days since the rates' day; 0 for a day that has not begun here yet. */
export function ageDays(day: string, today: string): number {
  return Math.max(0, daysBetween(day, today));
}

/** Return whether the age is to be shown: on the fifth day after and later. */
export function isStale(day: string, today: string): boolean {
  return ageDays(day, today) > RATES_AGE_SHOWN_AFTER_DAYS;
}

/** Return whether newer rates are to be fetched: from the second day after. */
export function needsRefresh(day: string, today: string): boolean {
  return ageDays(day, today) >= RATES_REFRESH_DAYS;
}
