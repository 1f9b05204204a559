/** Rates per unit of another currency. */
import { DomainError, ErrorCode } from "../errors";
import { divide, fraction, fromDecimal, multiply, round, type Fraction } from "../fractions";
import type { Rates } from "@/contract/budget";
import { rate } from "./table";

export const SIGNIFICANT_DIGITS = 12;

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
