/** The amount that days, months and statistics count of an entry. */
import type { HistoryEntry } from "@/contract/budget";
import type { Amount } from "../rules/base/conversions";
import { fromText } from "../rules/base/money";

type ReportedAmounts = Pick<
  HistoryEntry,
  "value" | "currencyCode" | "workspaceValue" | "workspaceCurrencyCode"
>;

/** Return what the entry counted as when it was booked, else its value: a device may hold entries from before that. */
export function countedAmount(entry: ReportedAmounts): Amount {
  const { workspaceValue: amount, workspaceCurrencyCode: currencyCode } = entry;
  if (amount == null || currencyCode == null) {
    return { currencyCode: entry.currencyCode, amount: fromText(entry.value) };
  }
  return { currencyCode, amount: fromText(amount) };
}
