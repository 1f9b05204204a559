/** Income that is expected in a month, and what of it is not planned yet. */
import { total, type Amount, type Total } from "../base/conversions";
import type { Money } from "../base/money";
import type { Rates } from "@/contract/budget";

/** Return the income entered for a month, else the incomes scheduled in it; null when neither is known. */
export function expectedIncome(
  scheduled: readonly Amount[],
  currencyCode: string,
  rates: Rates,
  entered: Amount | null,
): Total | null {
  const known = entered === null ? scheduled : [entered];
  return known.length === 0 ? null : total(known, currencyCode, rates);
}

/** Return the expected income less all budgets, below zero when more is planned; null when it is not known. */
export function toAssign(budget: Money, expected: Money | null): Money | null {
  return expected === null ? null : expected - budget;
}
