/** Options of reading a file, as the person sets them over the guesses. */
import type { Schema } from "@/contract/schemas";
import type { PreviewedFile } from "@/state/budget/imports";
import type { ChosenFile } from "./file/content";
import { changesOf, type Mends } from "./lines/mends";

type Body = Schema<"ImportPreview">;
export type Shown = NonNullable<Body["show"]>;
export type Column = Schema<"ImportColumn">;
export type Field = Column["field"];
export type Question = PreviewedFile["questions"][number];

export type Said = Pick<
  Body,
  "format" | "encoding" | "delimiter" | "dateOrder" | "decimal" | "mapping" | "columns" | "accountId"
> & {
  /** Accounts of the budget by their names in the file. */
  readonly accounts: Readonly<Record<string, string>>;
};

export const NOTHING_SAID: Said = { accounts: {} };

/** A table is read by a saved mapping or by columns that are told. */
export function says(said: Said, change: Partial<Said>): Said {
  const replaced = "mapping" in change ? "columns" : "columns" in change ? "mapping" : null;
  const kept = Object.entries(said).filter(([name]) => name !== replaced);
  return { ...(Object.fromEntries(kept) as unknown as Said), ...change };
}

/** The body of both calls. */
export function bodyOf({ name, content }: ChosenFile, { accounts, ...said }: Said, mends: Mends) {
  return {
    fileName: name,
    content,
    ...said,
    accounts: Object.entries(accounts).map(([of, accountId]) => ({ name: of, accountId })),
    changes: changesOf(mends),
  };
}

const NEEDED: readonly Field[] = ["amount", "outflow", "inflow"];

/** Return whether entries can be read from the columns: a day, and an amount in one column or in two. */
export function areEnough(columns: readonly Column[]): boolean {
  const fields = columns.map(({ field }) => field);
  return fields.includes("date") && fields.some((field) => NEEDED.includes(field));
}

/** One column holds a field: the one chosen last. */
export function withColumn(columns: readonly Column[], column: string, field: Field | null): Column[] {
  const others = columns.filter((each) => each.column !== column && each.field !== field);
  return field === null ? others : [...others, { column, field }];
}

/** A mapping that reads the next file of the same bank as this one is read. */
export function mappingOf(name: string, file: PreviewedFile): Schema<"ImportMapping"> {
  const { columns, encoding, delimiter, dateOrder, decimal } = file;
  return { name, columns, encoding, delimiter, dateOrder, decimal };
}

/** Names differ by more than capital letters. */
export function isNamed(name: string): (each: { readonly name: string }) => boolean {
  return (each) => each.name.toLowerCase() === name.trim().toLowerCase();
}
