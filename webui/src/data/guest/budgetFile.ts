/** The file of a budget: what a guest has as one, and what one holds before anything is made of it. */
import type { State } from "@/domain";
import type { Raw } from "@/domain/budget/fileFields";
import { guestBody } from "./guestBody";

/** Format of the file; raised when it is written in another way. */
export const FORMAT = 7;

export interface FileCounts {
  readonly entries: number;
  readonly accounts: number;
  readonly lists: number;
}

export type ReadFile =
  | { readonly ok: true; readonly content: Raw; readonly name: string | null; readonly counts: FileCounts }
  | { readonly ok: false; readonly problem: "json" | "foreign" | "newer"; readonly line: number | null };

/** Return a guest's budget as the server writes the file of a workspace. */
export function guestFile(state: State): Blob {
  return new Blob([`${JSON.stringify({ format: FORMAT, ...guestBody(state) })}\n`], {
    type: "application/json",
  });
}

/** Return the content of a file, or the reason why it is none of ours. */
export async function readChosen(file: Blob): Promise<ReadFile> {
  try {
    return readBudgetFile(new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return FOREIGN;
  }
}

/** Return the content of a file's text. */
export function readBudgetFile(text: string): ReadFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return { ok: false, problem: "json", line: lineOf(String(error), text) };
  }
  if (typeof content !== "object" || content === null) return FOREIGN;
  const raw = content as Raw;
  const { format } = raw;
  if (typeof format !== "number" || !Array.isArray(raw["guestAccounts"])) return FOREIGN;
  if (format > FORMAT) return { ok: false, problem: "newer", line: null };
  const name = typeof raw["name"] === "string" ? raw["name"] : null;
  const counts = { entries: size(raw, "guestHistory"), accounts: size(raw, "guestAccounts") };
  return { ok: true, content: raw, name, counts: { ...counts, lists: size(raw, "guestList") } };
}

const FOREIGN = { ok: false, problem: "foreign", line: null } as const;

function size(raw: Raw, part: string): number {
  const rows = raw[part];
  return Array.isArray(rows) ? rows.length : 0;
}

/** Where the browser says that it stumbled; a text that ends too early stumbles at its end. */
function lineOf(said: string, text: string): number {
  const position = /position (\d+)/.exec(said)?.[1];
  const line = /line (\d+)/.exec(said)?.[1];
  if (line !== undefined) return Number(line);
  return text.slice(0, position === undefined ? text.length : Number(position)).split("\n").length;
}
