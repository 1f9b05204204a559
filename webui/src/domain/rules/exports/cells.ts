/** The history as CSV (RFC 4180): numbers as they are, text such that no spreadsheet runs it as a formula. */
import type { HistoryEntry } from "@/contract/budget";

type Column = readonly [name: string, of: (entry: HistoryEntry) => string | null];

const HISTORY_COLUMNS: readonly Column[] = [
  ["id", ({ id }) => cellText(id)],
  ["kind", ({ kind }) => kind],
  ["date", ({ date }) => new Date(date).toISOString().replace(/\.000Z$/, "Z")],
  ["day", ({ localDay }) => localDay],
  ["value", ({ value }) => value],
  ["currency", ({ currencyCode }) => currencyCode],
  ["account", ({ accountLabel }) => accountLabel && cellText(accountLabel)],
  ["account_value", ({ accountValue }) => accountValue],
  ["account_currency", ({ accountCurrencyCode }) => accountCurrencyCode],
  ["from_account", ({ fromAccountLabel }) => fromAccountLabel && cellText(fromAccountLabel)],
  ["from_value", ({ fromValue }) => fromValue],
  ["from_currency", ({ fromCurrencyCode }) => fromCurrencyCode],
  ["category", ({ categoryLabel }) => categoryLabel && cellText(categoryLabel)],
  ["note", ({ note }) => cellText(note)],
  ["who", ({ creatorName }) => cellText(creatorName)],
  ["rate", ({ rate }) => rate],
  ["rate_date", ({ rateDate }) => rateDate],
  ["workspace_value", ({ workspaceValue }) => workspaceValue],
  ["workspace_currency", ({ workspaceCurrencyCode }) => workspaceCurrencyCode],
  ["workspace_rate", ({ workspaceRate }) => workspaceRate],
  ["workspace_rate_date", ({ workspaceRateDate }) => workspaceRateDate],
  ["payee", ({ payee }) => cellText(payee)],
  ["tags", ({ tags }) => cellText(tags.join(" "))],
  ["paid_by", unshared],
  ["refund_of", ({ refundOf }) => refundOf && cellText(refundOf)],
];

/** Files of this device are a guest's: nobody else pays. */
function unshared(): null {
  return null;
}

/** Full-width forms too. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const QUOTED = /[",\r\n]/;

/** Names of the columns, as a line of the file. */
export function historyHeader(): string {
  return csvText([HISTORY_COLUMNS.map(([name]) => name)]);
}

/** A file of entries. */
export function historyCsv(entries: readonly HistoryEntry[]): string {
  const rows = entries.map((entry) => HISTORY_COLUMNS.map(([, of]) => of(entry) ?? ""));
  return historyHeader() + csvText(rows);
}

/** Lines of a CSV file, each ended by CR LF. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

/** Text before it is quoted: what a spreadsheet would run gets an apostrophe before it. */
export function cellText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
