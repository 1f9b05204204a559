/** Spending of categories on some days, counted from a whole budget on this device: what the server would answer. */
import type { Rates } from "@/contract/budget";
import type { Money } from "../rules/base/money";
import type { Span } from "../rules/statistics/changes";
import { amountOf, totals } from "../rules/statistics/statistics";
import type { State } from "./state";

/** Return what was spent on each category on the days of all spans, in the workspace's currency. */
export function spentWithin(
  { daySums, workspace }: State,
  spans: readonly Span[],
  rates: Rates,
): ReadonlyMap<string, Money> {
  const parts = daySums
    .filter(({ localDay }) => spans.some(([first, last]) => first <= localDay && localDay <= last))
    .map(({ categoryId, currencyCode, spent }) => [categoryId, amountOf(currencyCode, spent)] as const);
  const sums = totals(parts, workspace.currencyCode, rates);
  return new Map([...sums].map(([id, { amount }]) => [id, amount]));
}
