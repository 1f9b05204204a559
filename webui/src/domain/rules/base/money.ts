/**
 * Amounts of money: exact hundredths, built and rounded here alone. On the wire, in stored rows and in what screens get
 * an amount is a decimal text (`"12.50"`); inside the rules it is `Money`, an integer of hundredths.
 */
import { DomainError, ErrorCode } from "./errors";
import { divide, fraction, fromDecimal, multiply, round, type Fraction } from "./fractions";
import { AMOUNT_MAX } from "@/contract/limits.gen";

/** Hundredths of the currency's unit: 12.50 is `1250n`. */
export type Money = bigint;

export const ZERO: Money = 0n;
export const PLACES = 2;

const AMOUNT = /^-?[0-9]+(\.[0-9]{1,2})?$/;
const HUNDRED = 100n;

/** Reads an amount as a person or a client writes it: `12.5` → 12.50, `-0` → 0; `" 12"`, `12.345`, `1e9` are refused. */
export function parse(text: string): Money {
  if (!AMOUNT.test(text)) throw new DomainError(ErrorCode.VALIDATION_AMOUNT);
  return checkRange(fromText(text));
}

/** Reads an amount that is known to be one: a stored row's, a server's. */
export function fromText(text: string): Money {
  return quantize(fromDecimal(text));
}

/** The amount itself, when it can be stored. */
export function checkRange(value: Money): Money {
  if (abs(value) > AMOUNT_MAX) throw new DomainError(ErrorCode.VALIDATION_AMOUNT_RANGE);
  return value;
}

/** The amount itself, when it has no more decimals than its currency (12.50 JPY has). */
export function checkDigits(value: Money, digits: number): Money {
  if (quantize(toFraction(value), digits) !== value) {
    throw new DomainError(ErrorCode.VALIDATION_AMOUNT_DIGITS);
  }
  return value;
}

/** Rounds half away from zero to a currency's digits, two at most. */
export function quantize(value: Fraction, digits = PLACES): Money {
  const places = Math.min(digits, PLACES);
  const steps = round(multiply(value, fraction(10n ** BigInt(places))));
  return steps * 10n ** BigInt(PLACES - places);
}

export function toFraction(value: Money): Fraction {
  return fraction(value, HUNDRED);
}

/** An amount in another currency, not yet rounded; rates are units of a currency for one unit of the base. */
export function exchange(amount: Money, rateFrom: Fraction, rateTo: Fraction): Fraction {
  return divide(multiply(toFraction(amount), rateTo), rateFrom);
}

/** An amount in another currency, rounded to that currency's digits. */
export function convert(amount: Money, rateFrom: Fraction, rateTo: Fraction, digits = PLACES): Money {
  return quantize(exchange(amount, rateFrom, rateTo), digits);
}

/** The amount as data: `12.50`, `-0.05`. */
export function formatText(value: Money): string {
  const size = abs(value);
  const cents = (size % HUNDRED).toString().padStart(PLACES, "0");
  return `${value < 0n ? "-" : ""}${size / HUNDRED}.${cents}`;
}

export function abs(value: Money): Money {
  return value < 0n ? -value : value;
}

export function max(a: Money, b: Money): Money {
  return a > b ? a : b;
}

export function min(a: Money, b: Money): Money {
  return a < b ? a : b;
}

export function sum(values: Iterable<Money>): Money {
  let total = ZERO;
  for (const value of values) total += value;
  return total;
}
