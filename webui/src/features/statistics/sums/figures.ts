/** Sums of a run of months, and their comparison with the month before. */
import { money } from "@/domain";
import { fraction, multiply, round } from "@/domain/rules/base/fractions";
import type { LeftOut, MonthFigures } from "@/contract/statistics";

export type Comparison =
  | { readonly kind: "same" | "none" | "only" }
  | { readonly kind: "more" | "less"; readonly percent: number }
  | { readonly kind: "times"; readonly times: number };

const PERCENT = 100n;
/** From twice as much on, people think in times; from so many times on, in what it was before. */
const TIMES_MIN = 2n;
const TIMES_MAX = 10n;

/** The sum of one figure over the months. */
export function sumOf(months: readonly MonthFigures[], figure: "income" | "spent"): string {
  return money.formatText(money.sum(months.map((month) => money.fromText(month[figure]))));
}

/**
 * Compare an amount with the one before as a person would: 23 % less, 3.5 times as much; for far more, only
 * what it was before helps.
 */
export function compared(now: string, before: string): Comparison {
  const [after, prior] = [now, before].map(money.fromText) as [bigint, bigint];
  if (after === prior) return { kind: "same" };
  if (prior <= money.ZERO) return { kind: "none" };
  if (after >= prior * TIMES_MAX) return { kind: "only" };
  if (after >= prior * TIMES_MIN) return { kind: "times", times: tenths(after, prior) };
  const percent = Number(round(fraction(money.abs(after - prior) * PERCENT, prior)));
  if (percent === 0) return { kind: "same" };
  return { kind: after > prior ? "more" : "less", percent };
}

function tenths(after: bigint, prior: bigint): number {
  return Number(round(multiply(fraction(after, prior), fraction(10n)))) / 10;
}

/** Return the amounts without a rate: income, spending and plans of all months, and the last month's balance. */
export function leftOutOf(months: readonly MonthFigures[]): LeftOut[] {
  const last = months.at(-1);
  const sums = new Map<string, LeftOut>();
  for (const month of months) {
    for (const part of month.notConverted) {
      if (part.figure === "balance" && month !== last) continue;
      const key = `${part.figure} ${part.currencyCode}`;
      const before = money.fromText(sums.get(key)?.amount ?? "0");
      sums.set(key, { ...part, amount: money.formatText(before + money.fromText(part.amount)) });
    }
  }
  return [...sums.values()];
}
