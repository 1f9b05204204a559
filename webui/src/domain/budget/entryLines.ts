/** Lines of entries as this device holds them. */
import type { EntryLine, HistoryEntry } from "@/contract/budget";
import { abs, formatText, fromText, sum, ZERO } from "../rules/base/money";
import { divide, type Line } from "../rules/entries/lines";
import { moneyDigits } from "../rules/base/currencies";
import { isSpending } from "../rules/entries/expenses";
import { dayRange } from "../rules/base/months";
import type { PlannedBudget, State } from "./state";

type Divided = Pick<HistoryEntry, "kind" | "categoryId" | "value"> & {
  /** Left out in entries that a device kept from before. */
  readonly lines?: readonly EntryLine[];
};

/** Return the lines of an entry: of an expense or a refund at least one, else none. */
export function linesOf({ kind, categoryId, value, lines = [] }: Divided): readonly EntryLine[] {
  if (!isSpending(kind) || lines.length > 0) return lines;
  return categoryId === null ? [] : [{ categoryId, value, note: "" }];
}

/** Return the lines of an entry for the rules of bodies: all above zero. */
export function positiveLines(entry: Divided): readonly Line[] {
  return linesOf(entry).map((line) => ({ ...line, value: abs(fromText(line.value)) }));
}

/** Return whether an entry has a line of a category. */
export function isOf(entry: Divided, categoryId: string): boolean {
  return linesOf(entry).some((line) => line.categoryId === categoryId);
}

/** Return an entry with nothing but its lines of a category; one of that category alone as it is. */
export function inCategory<Entry extends HistoryEntry>(entry: Entry, categoryId: string): Entry {
  return withLines(entry, (line) => line.categoryId === categoryId);
}

/** Return an entry with nothing but its lines of other categories. */
export function besidesCategory(entry: HistoryEntry, categoryId: string): HistoryEntry {
  return withLines(entry, (line) => line.categoryId !== categoryId);
}

/** Return an entry with nothing but some of its lines; one of which none or all are kept as it is. */
export function withLines<Entry extends HistoryEntry>(
  entry: Entry,
  isKept: (line: EntryLine) => boolean,
): Entry {
  const all = linesOf(entry);
  const remaining = all.filter(isKept);
  const [first] = remaining;
  if (first === undefined || remaining.length === all.length) return entry;
  const parts = divide(
    fromText(entry.accountValue),
    all.map(({ value }) => fromText(value)),
    moneyDigits(entry.accountCurrencyCode),
  );
  const accountValue = sum(all.flatMap((line, index) => (isKept(line) ? [parts[index] ?? ZERO] : [])));
  const value = formatText(sum(remaining.map((line) => fromText(line.value))));
  const isCounted = entry.workspaceValue !== null;
  return {
    ...entry,
    ...(isCounted && { workspaceValue: value }),
    value,
    accountValue: formatText(accountValue),
    categoryId: first.categoryId,
    note: remaining.length === 1 && first.note !== "" ? first.note : entry.note,
    lines: remaining,
  };
}

/** Return the refunds of an expense. */
export function refundsOf(history: readonly HistoryEntry[], id: string): readonly HistoryEntry[] {
  return history.filter((entry) => entry.refundOf === id);
}

/** The entries with a line of a planning's category in its month: guest mode takes these lines back with it. */
export function entriesOf(
  state: Pick<State, "history" | "workspace">,
  planned: Pick<PlannedBudget, "categoryId" | "date">,
): readonly HistoryEntry[] {
  const [first, last] = dayRange(planned.date.slice(0, 7), state.workspace.firstDayOfMonth);
  return state.history.filter(
    (entry) => isOf(entry, planned.categoryId) && first <= entry.localDay && entry.localDay <= last,
  );
}
