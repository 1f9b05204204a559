/**
 * Amounts of several currencies as one: exact until the end, and nothing guessed. Equal currencies need no rate. An
 * amount whose currency has none is left out of a total and named there.
 */
import { moneyDigits } from "./currencies";
import { DomainError, ErrorCode } from "./errors";
import { add, fraction, type Fraction } from "./fractions";
import { exchange, quantize, toFraction, ZERO, type Money } from "./money";
import { rate } from "./rates";
import type { Rates } from "@/contract/budget";

/** An amount in its own currency. */
export interface Amount {
  readonly currencyCode: string;
  readonly amount: Money;
}

/** A sum in one currency, and per currency what had no rate. */
export interface Total {
  readonly amount: Money;
  readonly notConverted: readonly Amount[];
}

/** The amount in another currency, not yet rounded; null without a rate. */
export function exact(amount: Money, source: string, target: string, rates: Rates): Fraction | null {
  if (source === target) return toFraction(amount);
  const [rateFrom, rateTo] = [rate(rates, source), rate(rates, target)];
  return rateFrom === null || rateTo === null ? null : exchange(amount, rateFrom, rateTo);
}

/** The amount in another currency, rounded to its digits; without a rate `expense.noRate`. */
export function convert(amount: Money, source: string, target: string, rates: Rates): Money {
  const converted = exact(amount, source, target, rates);
  if (converted === null) throw new DomainError(ErrorCode.EXPENSE_NO_RATE);
  return quantize(converted, moneyDigits(target));
}

/** The sum in one currency, rounded once at the end. */
export function total(amounts: Iterable<Amount>, target: string, rates: Rates): Total {
  let converted = fraction(0n);
  const missing = new Map<string, Money>();
  for (const { currencyCode, amount } of amounts) {
    const value = exact(amount, currencyCode, target, rates);
    if (value === null) missing.set(currencyCode, (missing.get(currencyCode) ?? ZERO) + amount);
    else converted = add(converted, value);
  }
  const notConverted = [...missing].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    amount: quantize(converted, moneyDigits(target)),
    notConverted: notConverted.map(([currencyCode, amount]) => ({ currencyCode, amount })),
  };
}
