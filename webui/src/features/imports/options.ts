/** Options of reading a file, as the person sets them over the guesses. */
import type { Schema } from "@/contract/schemas";
import type { PreviewedFile } from "@/state/budget/imports";
import type { ChosenFile } from "./file/content";
import { changesOf, type LineEdits } from "./lines/edits";

type Body = Schema<"ImportPreview">;
export type LineFilter = NonNullable<Body["show"]>;
export type Column = Schema<"ImportColumn">;
export type Field = Column["field"];
export type Question = PreviewedFile["questions"][number];
export type Answers = Readonly<Schema<"ImportReading">>;

export type NewAccount = Readonly<Schema<"ImportNewAccount">>;

export type Options = Pick<
  Body,
  "format" | "encoding" | "delimiter" | "dateOrder" | "decimal" | "columns" | "accountId"
> & {
  /** Name of a saved mapping. */
  readonly mapping?: string;
  /** Answers to what the file leaves open, which are kept for the account's next file. */
  readonly answers?: Answers;
  /** Accounts of the budget by their names in the file. */
  readonly accounts: Readonly<Record<string, string>>;
  /** Accounts that the import makes. */
  readonly newAccounts: readonly NewAccount[];
};

export const NO_OPTIONS: Options = { accounts: {}, newAccounts: [] };

/** Set an option; a saved mapping and columns replace each other. */
export function withOption(options: Options, change: Partial<Options>): Options {
  const replaced = "mapping" in change ? "columns" : "columns" in change ? "mapping" : null;
  const others = Object.entries(options).filter(([name]) => name !== replaced);
  return { ...(Object.fromEntries(others) as unknown as Options), ...change };
}

/** The body of both calls. */
export function bodyOf(
  { name, content }: ChosenFile,
  { accounts, newAccounts, mapping, answers, ...options }: Options,
  edits: LineEdits,
) {
  const { encoding, dateOrder, decimal, columns } = options;
  const isAnswered = [answers, encoding, dateOrder, decimal, columns].some((answer) => answer !== undefined);
  const reading = mapping ?? (isAnswered ? (answers ?? {}) : undefined);
  return {
    fileName: name,
    content,
    ...options,
    ...(reading !== undefined && { mapping: reading }),
    accounts: Object.entries(accounts).map(([of, accountId]) => ({ name: of, accountId })),
    newAccounts: [...newAccounts],
    changes: changesOf(edits),
  };
}

/** Return whether a file leaves a question open. */
export function isAsked({ questions }: PreviewedFile, field: Question["field"]): boolean {
  return questions.some((question) => question.field === field);
}

const AMOUNT_FIELDS: readonly Field[] = ["amount", "outflow", "inflow"];

/** Return whether entries can be read from the columns: a day, and an amount in one column or in two. */
export function hasRequiredColumns(columns: readonly Column[]): boolean {
  const fields = columns.map(({ field }) => field);
  return fields.includes("date") && fields.some((field) => AMOUNT_FIELDS.includes(field));
}

/** One column holds a field, the one chosen last; several may be the note. */
export function withColumn(columns: readonly Column[], column: string, field: Field | null): Column[] {
  const others = columns.filter(
    (each) => each.column !== column && (each.field !== field || field === "note"),
  );
  return field === null ? others : [...others, { column, field }];
}

/** A mapping that reads the next file of the same bank as this one is read. */
export function mappingOf(name: string, file: PreviewedFile): Schema<"ImportMapping"> {
  const { columns, encoding, delimiter, dateOrder, decimal, direction, status, signs } = file;
  const answers = { direction, status, ...(signs !== null && { signs }) };
  return { name, columns, encoding, delimiter, dateOrder, decimal, ...answers };
}

/** Names differ by more than capital letters. */
export function hasName(name: string): (each: { readonly name: string }) => boolean {
  return (each) => each.name.toLowerCase() === name.trim().toLowerCase();
}
