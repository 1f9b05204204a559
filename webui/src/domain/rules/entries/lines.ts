/**
 * Lines of an expense or a refund: parts of its value, each with a category and a note. Values of the lines of one entry
 * have the same sign as its value and add up to it.
 */
import { ENTRY_LINES_MAX } from "@/contract/limits.gen";
import { ErrorCode, fieldError } from "../base/errors";
import { checkAmount } from "./expenses";
import { abs, PLACES, sum, ZERO, type Money } from "../base/money";

/** A category's part of an entry's value. */
export interface Part {
  readonly categoryId: string;
  readonly value: Money;
}

export interface Line extends Part {
  readonly note: string;
}

/**
 * Throw the error of lines that don't make up the value, which is positive as they are: `lines.sum`, or for the number of
 * lines `validation.required` or `validation.count`, of the field `lines`; the error of an amount that the currency can't
 * have, of the field `lines.0.value`.
 */
export function checkLines(value: Money, currencyCode: string, lines: readonly Part[]): void {
  if (lines.length === 0) throw fieldError("lines", ErrorCode.VALIDATION_REQUIRED);
  if (lines.length > ENTRY_LINES_MAX) throw fieldError("lines", ErrorCode.VALIDATION_COUNT);
  lines.forEach((line, index) => checkAmount(`lines.${String(index)}.value`, line.value, currencyCode));
  if (valueOf(lines) !== value) throw fieldError("lines", ErrorCode.LINES_SUM);
}

/** Throw `validation.reference` of `categoryId` where it is given and is not that of the first line. */
export function checkCategory(categoryId: string | undefined, lines: readonly Part[]): void {
  if (categoryId !== undefined && categoryId !== lines[0]?.categoryId) {
    throw fieldError("categoryId", ErrorCode.VALIDATION_REFERENCE);
  }
}

/**
 * Return the lines of a correction that names none, from those of the entry it replaces: one line takes the new value,
 * and the category that is given; several are kept while the value stays the same. Throws `lines.sum` of `lines` for
 * several lines and another value, `validation.reference` of `categoryId` for several lines and another first category.
 */
export function inheritLines(old: readonly Line[], value: Money, categoryId?: string): readonly Line[] {
  const [first] = old;
  if (old.length === 1 && first !== undefined) {
    return [{ categoryId: categoryId ?? first.categoryId, value, note: first.note }];
  }
  checkCategory(categoryId, old);
  if (valueOf(old) !== value) throw fieldError("lines", ErrorCode.LINES_SUM);
  return old;
}

/**
 * Return the lines of a refund that names none, from those of its expense. The whole value comes back to the lines it was
 * spent on, without their notes; a part of it, or of a category that is given, has one line. Throws `validation.required`
 * of `categoryId` where the expense has several lines and a part comes back.
 */
export function refundLines(expense: readonly Line[], value: Money, categoryId?: string): readonly Line[] {
  if (categoryId !== undefined) return [{ categoryId, value, note: "" }];
  if (valueOf(expense) === value) return expense.map((line) => ({ ...line, note: "" }));
  const [first] = expense;
  if (expense.length > 1 || first === undefined) {
    throw fieldError("categoryId", ErrorCode.VALIDATION_REQUIRED);
  }
  return [{ categoryId: first.categoryId, value, note: "" }];
}

/** Throw `refund.sum` of `value` where more comes back than an expense's value; all are positive. */
export function checkRefunds(value: Money, refunded: readonly Money[]): void {
  if (sum(refunded) > value) throw fieldError("value", ErrorCode.REFUND_SUM);
}

/**
 * Divide an amount in proportion to values of one sign; the parts have `digits` decimals and add up to it. Each part is
 * rounded down, and the smallest units left over go to the largest remainders, of equal ones to the earlier (largest
 * remainder method): 10.00 by 1.00, 1.00, 1.00 is 3.34, 3.33, 3.33.
 */
export function divide(amount: Money, values: readonly Money[], digits = PLACES): Money[] {
  const unit = 10n ** BigInt(PLACES - Math.min(digits, PLACES));
  const sign = amount < ZERO ? -1n : 1n;
  const [units, sizes] = [abs(amount) / unit, values.map(abs)];
  const total = sum(sizes);
  const [wholes, rests] = [
    sizes.map((size) => (units * size) / total),
    sizes.map((size) => (units * size) % total),
  ];
  const restOf = (index: number) => rests[index] ?? ZERO;
  const order = sizes.map((_, index) => index).sort((a, b) => compare(restOf(b), restOf(a)) || a - b);
  const raised = new Set(order.slice(0, Number(units - sum(wholes))));
  return wholes.map((whole, index) => sign * (whole + (raised.has(index) ? 1n : 0n)) * unit);
}

/** Return the spending of an entry by category; `spent` is that of all its lines, and gives the sign. */
export function spentByCategory(lines: readonly Part[], spent: Money): ReadonlyMap<string, Money> {
  const sums = new Map<string, Money>();
  for (const { categoryId, value } of lines) {
    const part = spent < ZERO ? -abs(value) : abs(value);
    sums.set(categoryId, (sums.get(categoryId) ?? ZERO) + part);
  }
  return sums;
}

function valueOf(lines: readonly Part[]): Money {
  return sum(lines.map(({ value }) => value));
}

function compare(a: Money, b: Money): number {
  return a < b ? -1 : Number(a > b);
}
