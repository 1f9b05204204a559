/** Edits of single lines since the last preview of the file. */
import type { Schema } from "@/contract/schemas";
import type { PreviewedLine } from "@/state/budget/imports";

type Change = Schema<"LineChange">;
export type LineEdit = Omit<Change, "line">;
/** By the number of the line. */
export type LineEdits = ReadonlyMap<number, LineEdit>;

export const NO_EDITS: LineEdits = new Map();

export function changesOf(edits: LineEdits): Change[] {
  return [...edits].map(([line, edit]) => ({ line, ...edit }));
}

/** Select a line or leave it out; a choice equal to the preview's makes no edit. */
export function selectLine(
  edits: LineEdits,
  sentEdits: LineEdits,
  line: PreviewedLine,
  take: boolean,
): LineEdits {
  const isAsFound = sentEdits.get(line.line)?.take === undefined && line.taken === take;
  return editLine(edits, line, { take: isAsFound ? undefined : take });
}

type Fields = { readonly [Name in keyof LineEdit]: LineEdit[Name] | undefined };

/** Add fields to the edit of a line; undefined removes one. */
export function editLine(edits: LineEdits, { line }: PreviewedLine, fields: Fields): LineEdits {
  const next = new Map(edits);
  const all = Object.entries({ ...edits.get(line), ...fields }).filter(([, value]) => value !== undefined);
  if (all.length === 0) next.delete(line);
  else next.set(line, Object.fromEntries(all));
  return next;
}

/** Count the lines to import, for a preview read with the edits `sent`. */
export function countSelected(lineCount: number, edits: LineEdits, sentEdits: LineEdits): number {
  return [...edits].reduce((count, [line, { take }]) => {
    if (take === undefined || take === sentEdits.get(line)?.take) return count;
    return take ? count + 1 : count - 1;
  }, lineCount);
}

/** Return a line with the edits that need no new preview. */
export function withEdits(line: PreviewedLine, edits: LineEdits): PreviewedLine {
  const { take = line.taken, category } = edits.get(line.line) ?? {};
  return { ...line, taken: take, ...(category !== undefined && { category, parts: [] }) };
}

const EDITABLE_CODES: readonly (string | null)[] = [null, "import.duplicate", "import.skipped"];

/** Return whether the line can be booked at all. */
export function isBookable({ code }: PreviewedLine): boolean {
  return EDITABLE_CODES.includes(code);
}

export type LineField = "amount" | "day" | "accountId" | "note" | "payee" | "tags";

const OF_CODES: Readonly<Record<string, readonly LineField[]>> = {
  "import.date": ["day"],
  "import.amount": ["amount"],
  "import.zero": ["amount"],
  "import.account": ["accountId"],
  "import.currency": ["accountId"],
  "validation.amount": ["amount"],
  "validation.amountDigits": ["amount"],
  "validation.amountRange": ["amount"],
};

/** Return the fields of a line that can be edited: all of a bookable one, else the faulty ones. */
export function fieldsOf(line: PreviewedLine): readonly LineField[] {
  if (isBookable(line)) return ["amount", "day", "accountId", "note", "payee", "tags"];
  return OF_CODES[line.code ?? ""] ?? [];
}
