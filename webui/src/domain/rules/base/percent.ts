/**
 * Spent part of a budget: exact percents, and the whole percent people are shown. Exact ones have two places like
 * money (`4.17` is `417n`), rounded half away from zero.
 */
import type { Language } from "@/contract/budget";
import { PERCENT_MAX } from "@/contract/limits.gen";
import { NO_BREAK_SPACE } from "./display";
import { fraction, round } from "./fractions";
import { max, min, PLACES, quantize, ZERO, type Money } from "./money";

const FULL: Money = BigInt(PERCENT_MAX) * 100n;

/** Spent of budget, from 0 to 100: 0 of 0 is 0, 5 of 0 is 100, 9 of 3 is 100. */
export function percent(spent: Money, budget: Money): Money {
  const share = ratio(spent, budget);
  if (share === null) return spent > ZERO ? FULL : ZERO;
  return min(max(share, ZERO), FULL);
}

/** Spent of budget in percent, not capped; null where no budget is. */
export function ratio(spent: Money, budget: Money): Money | null {
  return budget <= ZERO ? null : quantize(fraction(spent * BigInt(PERCENT_MAX), budget));
}

/**
 * The percent as every door writes it (`63` for "63%"): rounded half away from zero, not capped. 0 means that nothing is
 * spent, 100 that exactly all of it is: 0.3 is 1, 99.6 is 99, 100.4 is 101. Without a budget anything spent is 100.
 */
export function whole(spent: Money, budget: Money): number {
  if (spent <= ZERO) return 0;
  if (budget <= ZERO || spent === budget) return PERCENT_MAX;
  const rounded = Number(round(fraction(spent * BigInt(PERCENT_MAX), budget)));
  return spent > budget
    ? Math.max(rounded, PERCENT_MAX + 1)
    : Math.min(Math.max(rounded, 1), PERCENT_MAX - 1);
}

/** Return the spending over the budget, never negative. */
export function overflow(spent: Money, budget: Money): Money {
  return max(ZERO, spent - budget);
}

/** Return the rest of the budget, never negative. */
export function left(spent: Money, budget: Money): Money {
  return max(ZERO, budget - spent);
}

/** Return the amount for each of the days left, rounded down: spending it daily never leads over the budget. */
export function leftPerDay(leftAmount: Money, days: number, digits = PLACES): Money {
  const step = 10n ** BigInt(PLACES - Math.min(digits, PLACES));
  return (leftAmount / (BigInt(days) * step)) * step;
}

/** A percent as people read it: `62%` in English, `62 %` in Ukrainian; the space does not break. */
export function display(number: number | string, language: Language): string {
  return `${String(number)}${language === "ua" ? NO_BREAK_SPACE : ""}%`;
}
