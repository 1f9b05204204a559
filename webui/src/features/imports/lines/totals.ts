/** Sums of the ticked lines. */
import { money } from "@/domain";
import type { Schema } from "@/contract/schemas";
import type { PreviewedLine } from "@/state/budget/imports";
import { withEdits, type LineEdits } from "./edits";

export type Total = Schema<"ImportTotal">;

const KINDS = ["income", "expense", "refund", "transfer"] as const;

/** Add up a preview with the lines ticked and unticked since; in the order of the kinds. */
export function totalsNow(
  fileTotals: readonly Total[],
  lines: readonly PreviewedLine[],
  edits: LineEdits,
): Total[] {
  const totals = new Map(fileTotals.map((total) => [keyOf(total.kind, total.currencyCode), total]));
  for (const line of lines) {
    const { taken } = withEdits(line, edits);
    const { kind, currencyCode, amount } = line;
    if (taken === line.taken || kind === null || currencyCode === null || amount === null) continue;
    const key = keyOf(kind, currencyCode);
    const before = totals.get(key) ?? { kind, currencyCode, count: 0, amount: "0.00" };
    totals.set(key, moved(before, amount, taken ? 1 : -1));
  }
  return KINDS.flatMap((kind) => [...totals.values()].filter((each) => each.kind === kind && each.count > 0));
}

function keyOf(kind: string, currencyCode: string): string {
  return `${kind} ${currencyCode}`;
}

function moved(total: Total, amount: string, by: 1 | -1): Total {
  const value = money.abs(money.fromText(amount)) * BigInt(by);
  return {
    ...total,
    count: total.count + by,
    amount: money.formatText(money.fromText(total.amount) + value),
  };
}

/** Return income less spending by currency; nothing where only transfers are. */
export function balancesOf(totals: readonly Total[]): { currencyCode: string; amount: string }[] {
  const sums = new Map<string, bigint>();
  for (const { kind, currencyCode, amount } of totals) {
    if (kind === "transfer") continue;
    const value = money.fromText(amount);
    sums.set(currencyCode, (sums.get(currencyCode) ?? money.ZERO) + (kind === "expense" ? -value : value));
  }
  return [...sums].map(([currencyCode, sum]) => ({ currencyCode, amount: money.formatText(sum) }));
}
