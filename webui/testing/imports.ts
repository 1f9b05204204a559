/** For tests: a line of a file as the server shows it. */
import type { PreviewedLine } from "@/state/budget/imports";

export function line(number: number, changes: Partial<PreviewedLine> = {}): PreviewedLine {
  return {
    line: number,
    taken: true,
    code: null,
    text: "",
    kind: "expense",
    day: "2026-11-02",
    amount: "-12.50",
    currencyCode: "USD",
    accountId: "acc-1",
    accountName: "Cash",
    otherAccountId: null,
    otherAccountName: "",
    category: "Imported",
    categoryId: null,
    note: "Market",
    payee: "",
    tags: [],
    duplicateOf: null,
    ...changes,
  };
}
