/** Lines of the entries of a file, and the expenses that its refunds give back. */
import type { EntryLine, HistoryEntry } from "@/contract/budget";
import { ErrorCode, fieldError } from "../rules/base/errors";
import { checkCategory, checkLines, checkRefunds } from "../rules/entries/lines";
import { abs, formatText, fromText, ZERO } from "../rules/base/money";
import { inEach, maybe, reference, text, type Raw } from "./fileFields";
import type { State } from "./state";

/** Return the lines of an expense or a refund: `only` where the file names none. */
export function fileLines(raw: Raw, only: EntryLine, state: State): readonly EntryLine[] {
  const named = inEach(raw, "lines", (line): EntryLine => ({
    categoryId: reference(line, "categoryId", state.categories),
    value: formatText(fromText(text(line, "value", "money"))),
    note: maybe(line, "note", "note") ?? "",
  }));
  if (named.length === 0) return [only];
  const total = fromText(only.value);
  named.forEach((line, index) => {
    if (fromText(line.value) < ZERO !== total < ZERO) {
      throw fieldError(`lines.${String(index)}.value`, ErrorCode.VALIDATION_POSITIVE);
    }
  });
  const code = maybe(raw, "currencyCode", "currency") ?? state.workspace.currencyCode;
  const parts = named.map((line) => ({ ...line, value: abs(fromText(line.value)) }));
  checkLines(abs(total), code, parts);
  checkCategory(only.categoryId, parts);
  return named;
}

/** Return the entries of a file; a refund of an expense that is not among them has no link. */
export function linkedRefunds(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const spent = new Map(entries.filter(({ kind }) => kind === "expense").map((entry) => [entry.id, entry]));
  const linkedEntries = entries.map((entry, index) => {
    const expense = entry.refundOf === null ? undefined : spent.get(entry.refundOf);
    if (expense === undefined) return { ...entry, refundOf: null };
    if (expense.currencyCode !== entry.currencyCode) {
      throw fieldError(`guestHistory.${String(index)}.currencyCode`, ErrorCode.REFUND_CURRENCY);
    }
    return entry;
  });
  for (const [id, { value }] of spent) {
    const refunds = linkedEntries.filter(({ refundOf }) => refundOf === id);
    checkRefunds(
      abs(fromText(value)),
      refunds.map((each) => fromText(each.value)),
    );
  }
  return linkedEntries;
}
