/**
 * Targets: the amount that is to lie in a category by a month, or that is planned for it every month. A target counts in
 * the months from the one it was set in to the one it is to be reached in. Amounts are in the currency of the month's row.
 */
import { moneyDigits } from "../base/currencies";
import { ErrorCode, fieldError } from "../base/errors";
import { fromText, max, PLACES, quantize, toFraction, ZERO, type Money } from "../base/money";

/** Target of a category: `by` a month, or every month. Months are keys `yyyy-MM`. */
export interface Target {
  readonly categoryId: string;
  /** First month in which it counts. */
  readonly month: string;
  readonly amount: string;
  readonly by: string | null;
  readonly everyMonth: boolean;
}

/** Refuse the field that is wrong: a target is either by a month, from its first one on, or for every one. */
export function checkTarget({ month, amount, by, everyMonth }: Target, currencyCode: string): void {
  if (by === null && !everyMonth) throw fieldError("by", ErrorCode.VALIDATION_REQUIRED);
  if (by !== null && everyMonth) throw fieldError("everyMonth", ErrorCode.VALIDATION_CHOICE);
  if (by !== null && by < month) throw fieldError("by", ErrorCode.VALIDATION_PAST);
  const value = fromText(amount);
  if (quantize(toFraction(value), moneyDigits(currencyCode)) !== value) {
    throw fieldError("amount", ErrorCode.VALIDATION_AMOUNT_DIGITS);
  }
}

/**
 * Return the first month of a target that is set without one: that of the stored target, the running one at latest. The
 * stored one lies in the future once a later first day of the month made the running month an earlier one.
 */
export function firstMonth(running: string, stored: string | null = null): string {
  return stored === null || running < stored ? running : stored;
}

/** Return whether a target counts in a month. */
export function countsIn(target: Pick<Target, "month" | "by">, month: string): boolean {
  return target.month <= month && (target.by === null || month <= target.by);
}

/**
 * Return what is to be planned in a month, rounded up, so that the amount lies there in time.
 *
 * | amount, by      | month   | carried | per month |
 * |-----------------|---------|---------|-----------|
 * | 900.00, 2027-06 | 2026-12 | 200.00  | 100.00    |
 * | 900.00, 2027-06 | 2027-06 | 850.00  | 50.00     |
 * | 900.00, 2027-06 | 2027-01 | 950.00  | 0.00      |
 * | 80.00, always   | 2027-01 | 40.00   | 80.00     |
 */
export function perMonth(
  { amount, by }: Pick<Target, "amount" | "by">,
  month: string,
  carried: Money,
  currencyCode: string,
): Money {
  if (by === null) return fromText(amount);
  const missing = max(ZERO, fromText(amount) - carried);
  const step = 10n ** BigInt(PLACES - Math.min(moneyDigits(currencyCode), PLACES));
  const parts = BigInt(monthNumber(by) - monthNumber(month) + 1) * step;
  return ((missing + parts - 1n) / parts) * step;
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}
