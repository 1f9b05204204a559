/** Exchange rates of one day: how many units of each currency one unit of the base buys. Nothing here asks a clock. */
import { DomainError, ErrorCode } from "./errors";
import { divide, fraction, fromDecimal, multiply, round, type Fraction } from "./fractions";
import { DEFAULT_CURRENCY, RATES_AGE_SHOWN_AFTER_DAYS, RATES_REFRESH_DAYS } from "@/contract/limits.gen";
import { daysBetween } from "./months";
import type { Rates } from "@/contract/budget";

export const SIGNIFICANT_DIGITS = 12;

/** The rates before any were read: none. */
export const NONE: Rates = { base: DEFAULT_CURRENCY, date: "1970-01-01", data: {} };

/** Units of `code` for one unit of the base; null when it is not known: a rate is never guessed. */
export function rate(rates: Rates, code: string): Fraction | null {
  const text = rates.data[code];
  return text === undefined ? null : fromDecimal(text);
}

/** The rate as data: no zeros at the end (`0.000012017405`, `1500`). */
export function formatRate(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/**
 * Return the rates per unit of another currency, each quotient rounded once to 12 significant digits. Rebase from rates as
 * published, not from rebased ones. Without a rate for the new base: `expense.noRate`.
 */
export function rebase(rates: Rates, base: string): Rates {
  const divisor = rate(rates, base);
  if (divisor === null) throw new DomainError(ErrorCode.EXPENSE_NO_RATE);
  if (base === rates.base) return rates;
  const data = Object.entries(rates.data).map(([code, text]) => [code, quotient(fromDecimal(text), divisor)]);
  return { base, date: rates.date, data: Object.fromEntries(data) as Rates["data"] };
}

/** A positive quotient as decimal text, rounded half up to so many significant digits. */
export function quotient(value: Fraction, divisor: Fraction, digits = SIGNIFICANT_DIGITS): string {
  const exact = divide(value, divisor);
  const decimals = digits - 1 - magnitude(exact);
  return plain(round(multiply(exact, powerOfTen(decimals))), decimals);
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

/** The exponent of the first digit: 0 for 1 to 9, -3 for 0.004. */
function magnitude({ numerator, denominator }: Fraction): number {
  const guess = String(numerator).length - String(denominator).length;
  const power = powerOfTen(guess);
  return numerator * power.denominator < denominator * power.numerator ? guess - 1 : guess;
}

function powerOfTen(exponent: number): Fraction {
  const size = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? fraction(1n, size) : fraction(size);
}

function plain(mantissa: bigint, decimals: number): string {
  if (decimals <= 0) return String(mantissa * 10n ** BigInt(-decimals));
  const digits = String(mantissa).padStart(decimals + 1, "0");
  return formatRate(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}
