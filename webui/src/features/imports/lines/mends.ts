/** What is to become of single lines, as the person said since the file was looked at last. */
import type { Schema } from "@/contract/schemas";
import type { PreviewedLine } from "@/state/budget/imports";

type Change = Schema<"LineChange">;
export type Mend = Pick<Change, "take" | "category">;
/** By the number of the line. */
export type Mends = ReadonlyMap<number, Mend>;

export const NO_MENDS: Mends = new Map();

export function changesOf(mends: Mends): Change[] {
  return [...mends].map(([line, mend]) => ({ line, ...mend }));
}

/** Takes a line or leaves it out; what the file was looked at with is not said again. */
export function taking(mends: Mends, sent: Mends, line: PreviewedLine, take: boolean): Mends {
  const isAsFound = sent.get(line.line)?.take === undefined && line.taken === take;
  const { category } = mends.get(line.line) ?? {};
  return put(mends, line.line, { category, take: isAsFound ? undefined : take });
}

export function naming(mends: Mends, { line }: PreviewedLine, category: string): Mends {
  return put(mends, line, { ...mends.get(line), category });
}

/** A rule says it of many lines: what was said of single ones is kept but for this one. */
export function unnaming(mends: Mends, { line }: PreviewedLine): Mends {
  return put(mends, line, { take: mends.get(line)?.take });
}

interface Said {
  readonly take?: boolean | undefined;
  readonly category?: string | undefined;
}

function put(mends: Mends, line: number, { take, category }: Said): Mends {
  const next = new Map(mends);
  const mend = { ...(take !== undefined && { take }), ...(category !== undefined && { category }) };
  if (Object.keys(mend).length === 0) next.delete(line);
  else next.set(line, mend);
  return next;
}

/** How many lines are taken, where the file was looked at with the mends `sent`. */
export function takenCount(found: number, mends: Mends, sent: Mends): number {
  return [...mends].reduce((count, [line, { take }]) => {
    if (take === undefined || take === sent.get(line)?.take) return count;
    return take ? count + 1 : count - 1;
  }, found);
}

/** A line as it is now. */
export function mended(line: PreviewedLine, mends: Mends): PreviewedLine {
  const { take = line.taken, category = line.category } = mends.get(line.line) ?? {};
  return { ...line, taken: take, category };
}

const MENDABLE: readonly (string | null)[] = [null, "import.duplicate", "import.skipped"];

/** Whether it can be booked at all. */
export function isBookable({ code }: PreviewedLine): boolean {
  return MENDABLE.includes(code);
}
