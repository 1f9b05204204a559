/**
 * Differences between what categories cost in a period and what they usually do: a month is compared with the mean of the
 * full months before it, a run of months with the same one a year earlier; while the last month runs, up to the same day.
 */
import { moneyDigits } from "../base/currencies";
import { fraction } from "../base/fractions";
import { abs, quantize, ZERO, type Money } from "../base/money";
import { add, addDays, dayNumber, dayRange, monthOf } from "../base/months";
import { fullMonths, MONTHS_MAX } from "../planning/suggestions";

const CHANGES_MAX = 3;
const MONTHS_MIN = 2;
const YEAR = 12;
const LEAST: Money = 500n;
/** A tenth. */
const LEAST_SHARE = 10n;

export type Span = readonly [first: string, last: string];

/** Cost of a category in a period, and what is usual. */
export interface CategoryChange {
  readonly categoryId: string;
  readonly spent: Money;
  readonly usual: Money;
}

/**
 * Return the first and last days that a run of months is compared with. None where fewer than two full months lie between
 * `first`, in which the history begins, and a single month, or where the history does not reach back to the beginning of
 * the year before, and for months that have not begun.
 */
export function comparedSpans(
  keys: readonly string[],
  firstDay: number,
  today: string,
  first: string,
): Span[] {
  const running = monthOf(today, firstDay);
  const [start = "", end = ""] = [keys[0], keys.at(-1)];
  if (end > running) return [];
  if (keys.length === 1) {
    const full = fullMonths(start, running, first, MONTHS_MAX);
    return full.length >= MONTHS_MIN ? full.map((key) => untilToday(key, start, firstDay, today)) : [];
  }
  const [from, to] = [add(start, -YEAR), add(end, -YEAR)];
  if (from < first) return [];
  return [[dayRange(from, firstDay)[0], untilToday(to, end, firstDay, today)[1]]];
}

/** Return the days of a month up to the same day as today's in another; all where that one is over today. */
function untilToday(key: string, month: string, firstDay: number, today: string): Span {
  const [start, end] = dayRange(key, firstDay);
  const number = dayNumber(today, month, firstDay);
  if (number === null || number[0] === number[1]) return [start, end];
  const same = addDays(start, number[0] - 1);
  return [start, same < end ? same : end];
}

/**
 * Return the three largest differences of categories, each from 5 units and a tenth of what is usual. `before` has the sums
 * of all `count` spans together.
 */
export function largestChanges(
  spent: ReadonlyMap<string, Money>,
  before: ReadonlyMap<string, Money>,
  count: number,
  currencyCode: string,
): CategoryChange[] {
  const digits = moneyDigits(currencyCode);
  const ids = [...new Set([...spent.keys(), ...before.keys()])];
  const changes = ids.map((categoryId) => ({
    categoryId,
    spent: spent.get(categoryId) ?? ZERO,
    usual: quantize(fraction(before.get(categoryId) ?? ZERO, BigInt(100 * count)), digits),
  }));
  return changes
    .filter((change) => sizeOf(change) >= LEAST && sizeOf(change) * LEAST_SHARE >= abs(change.usual))
    .sort((one, other) => Number(sizeOf(other) - sizeOf(one)))
    .slice(0, CHANGES_MAX);
}

function sizeOf({ spent, usual }: CategoryChange): Money {
  return abs(spent - usual);
}
