/**
 * Sums over budget months: what they come to, and each part's share. Amounts are converted to the workspace currency, each
 * sum rounded once; transfers are in no sum. `reports` puts them together.
 */
import { total, type Amount, type Total } from "../base/conversions";
import { PERCENT_MAX } from "@/contract/limits.gen";
import { fromText, max, sum, ZERO, type Money } from "../base/money";
import type { Rates } from "@/contract/budget";
import type { Figure } from "@/contract/statistics";

/**
 * Return the months that an average is over: the whole ones since `first`, the month of the first entry (null without one).
 * The running month counts only where it is the only one.
 */
export function averagedMonths(keys: readonly string[], first: string | null, running: string): string[] {
  if (first === null) return [];
  const whole = keys.filter((key) => first <= key && key < running);
  return whole.length > 0 ? whole : keys.filter((key) => first <= key && key === running);
}

/** The sum of each key (a month, a category), in the order they first appear. */
export function totals<Key>(
  parts: Iterable<readonly [Key, Amount]>,
  currencyCode: string,
  rates: Rates,
): Map<Key, Total> {
  const grouped = new Map<Key, Amount[]>();
  for (const [key, amount] of parts) {
    const amounts = grouped.get(key);
    if (amounts === undefined) grouped.set(key, [amount]);
    else amounts.push(amount);
  }
  return new Map([...grouped].map(([key, amounts]) => [key, total(amounts, currencyCode, rates)]));
}

/**
 * An account's balance at the end of each month: today's, less what it moved by in all months after that. A balance counts
 * every booked entry, whatever its day: from the running month on it is today's.
 */
export function closings(
  balance: Money,
  moved: ReadonlyMap<string, Money>,
  keys: readonly string[],
  running: string,
): Money[] {
  const after = (key: string) => sum([...moved].filter(([month]) => month > key).map(([, by]) => by));
  return keys.map((key) => (key < running ? balance - after(key) : balance));
}

/** An amount, in its own currency, left out of a figure because that currency has no rate. */
export interface LeftOut extends Amount {
  readonly figure: Figure;
}

/** Amounts without a rate, by the figure they are missing in. */
export function leftOut(figures: Partial<Record<Figure, Total>>): LeftOut[] {
  return Object.entries(figures).flatMap(([figure, { notConverted }]) =>
    notConverted.map((part) => ({ figure: figure as Figure, ...part })),
  );
}

/** Return whether an account is part of the balance at the end of a day: shown today, and not deleted by then. */
export function wasCounted(isShowInBalance: boolean, deletedOn: string | null, day: string): boolean {
  return isShowInBalance && (deletedOn === null || deletedOn > day);
}

/**
 * Each amount's share of them all in whole percents that add up to 100, or all 0 when there is nothing. Each is rounded
 * down first; the percents still missing go to the largest remainders, the earlier of equal ones: of 1, 1, 1 they are
 * 34, 33, 33. Amounts below zero count 0.
 */
export function shares(amounts: readonly Money[]): number[] {
  const counted = amounts.map((amount) => max(amount, ZERO));
  const whole = sum(counted);
  if (whole === ZERO) return amounts.map(() => 0);
  const exact = counted.map((amount) => amount * BigInt(PERCENT_MAX));
  const percents = exact.map((share) => Number(share / whole));
  const missing = PERCENT_MAX - percents.reduce((all, each) => all + each, 0);
  const remainder = (index: number) => (exact[index] ?? ZERO) % whole;
  const byRemainder = exact.map((_, index) => index).sort((a, b) => Number(remainder(b) - remainder(a)));
  const raised = new Set(byRemainder.slice(0, missing));
  return percents.map((share, index) => (raised.has(index) ? share + 1 : share));
}

/** An amount of a row, as the rules take it. */
export function amountOf(currencyCode: string, text: string): Amount {
  return { currencyCode, amount: fromText(text) };
}
