/** For tests: a file and its lines as the server shows them. */
import type { PreviewedFile, PreviewedLine } from "@/state/budget/imports";

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
    parts: [],
    note: "Market",
    payee: "",
    tags: [],
    duplicateOf: null,
    ...changes,
  };
}

/** A file of four lines: two are booked, one is there already, and one is wrong. */
export function previewed(changes: Partial<PreviewedFile> = {}): PreviewedFile {
  return {
    format: "csv",
    source: "",
    encoding: "utf-8",
    delimiter: ";",
    dateOrder: "dmy",
    decimal: ",",
    header: ["A", "B", "C"],
    headerLine: 1,
    samples: [["2.11.2026", "-12,50", "Market"]],
    columns: [
      { column: "A", field: "date" },
      { column: "B", field: "amount" },
    ],
    accounts: [{ name: "", accountId: "acc-1", currencyCode: null, lines: 4 }],
    signs: "asWritten",
    direction: {},
    status: {},
    questions: [],
    lineCount: 4,
    takenCount: 2,
    duplicateCount: 1,
    wrongCount: 1,
    pendingCount: 0,
    balanceRowCount: 0,
    statement: null,
    totals: [
      { kind: "income", currencyCode: "USD", count: 1, amount: "1000.00" },
      { kind: "expense", currencyCode: "USD", count: 1, amount: "12.50" },
    ],
    lines: [
      line(5, { taken: false, code: "import.amount", text: "one", note: "", kind: null, amount: null }),
      line(4, { taken: false, code: "import.duplicate", duplicateOf: "his-1", note: "Seen" }),
      line(2),
      line(3, { kind: "income", amount: "1000.00", category: null, note: "Salary" }),
    ],
    nextStart: null,
    ...changes,
  };
}

/** A question of a preview, without rows. */
export function asks(field: PreviewedFile["questions"][number]["field"], choices: readonly string[] = []) {
  return { field, choices: [...choices], rows: [] };
}
