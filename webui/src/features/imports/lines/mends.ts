/** Edits of single lines since the last preview of the file. */
import type { Schema } from "@/contract/schemas";
import type { PreviewedLine } from "@/state/budget/imports";

type Change = Schema<"LineChange">;
export type Mend = Omit<Change, "line">;
/** By the number of the line. */
export type Mends = ReadonlyMap<number, Mend>;

export const NO_MENDS: Mends = new Map();

export function changesOf(mends: Mends): Change[] {
  return [...mends].map(([line, mend]) => ({ line, ...mend }));
}

/** Takes a line or leaves it out; what the file was looked at with is not said again. */
export function taking(mends: Mends, sent: Mends, line: PreviewedLine, take: boolean): Mends {
  const isAsFound = sent.get(line.line)?.take === undefined && line.taken === take;
  return saying(mends, line, { take: isAsFound ? undefined : take });
}

type Said = { readonly [Name in keyof Mend]: Mend[Name] | undefined };

/** More that is said of a line; undefined takes back what was. */
export function saying(mends: Mends, { line }: PreviewedLine, said: Said): Mends {
  const next = new Map(mends);
  const all = Object.entries({ ...mends.get(line), ...said }).filter(([, value]) => value !== undefined);
  if (all.length === 0) next.delete(line);
  else next.set(line, Object.fromEntries(all));
  return next;
}

/** Count the lines to import, for a preview read with the edits `sent`. */
export function takenCount(found: number, mends: Mends, sent: Mends): number {
  return [...mends].reduce((count, [line, { take }]) => {
    if (take === undefined || take === sent.get(line)?.take) return count;
    return take ? count + 1 : count - 1;
  }, found);
}

/** A line as it is now, but for what the server has to look at first. */
export function mended(line: PreviewedLine, mends: Mends): PreviewedLine {
  const { take = line.taken, category = line.category } = mends.get(line.line) ?? {};
  return { ...line, taken: take, category };
}

const MENDABLE: readonly (string | null)[] = [null, "import.duplicate", "import.skipped"];

/** Return whether the line can be booked at all. */
export function isBookable({ code }: PreviewedLine): boolean {
  return MENDABLE.includes(code);
}

export type LineField = "amount" | "day" | "accountId" | "note";

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
  if (isBookable(line)) return ["amount", "day", "accountId", "note"];
  return OF_CODES[line.code ?? ""] ?? [];
}
