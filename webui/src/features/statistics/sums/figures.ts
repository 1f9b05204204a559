/** What the figures of a run of months come to, and how they compare with the month before. */
import { money } from "@/domain";
import type { LeftOut, MonthFigures } from "@/contract/statistics";

export type Comparison =
  { readonly kind: "same" | "none" } | { readonly kind: "more" | "less"; readonly percent: number };

/** The sum of one figure over the months. */
export function sumOf(months: readonly MonthFigures[], figure: "income" | "spent"): string {
  return money.formatText(money.sum(months.map((month) => money.fromText(month[figure]))));
}

/** What a month takes on average, to the hundredth. */
export function perMonth(amount: string, count: number): string {
  return money.formatText(money.fromText(amount) / BigInt(Math.max(count, 1)));
}

/** By how many percent an amount differs from the one before; none when there was nothing before. */
export function compared(now: string, before: string): Comparison {
  const [after, prior] = [Number(now), Number(before)];
  if (after === prior) return { kind: "same" };
  if (prior <= 0) return { kind: "none" };
  const percent = Math.round((Math.abs(after - prior) / prior) * 100);
  if (percent === 0) return { kind: "same" };
  return { kind: after > prior ? "more" : "less", percent };
}

/** What had no rate: income, spending and plans of all the months, and the balance at the end of the last. */
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
