/** The fields of rows in a file that anybody may have written. What is wrong is a DomainError with its field. */
import { DomainError, ErrorCode, fieldError } from "../rules/base/errors";
import { parseMoment } from "../rules/base/months";
import { check, type RuleName } from "../rules/contract/validation";
import { cleanAll } from "../rules/entries/tags";
import type { State } from "./state";

export type Raw = Readonly<Record<string, unknown>>;

/** A text that must be there, as its rule keeps it. */
export function text(raw: Raw, field: string, rule: RuleName): string {
  const value = raw[field];
  if (typeof value !== "string" || (value === "" && rule === "note" && field !== "note")) {
    throw fieldError(field, ErrorCode.VALIDATION_REQUIRED);
  }
  return within(field, () => check(rule, value));
}

/** Return the field, null when it is left out. */
export function maybe(raw: Raw, field: string, rule: RuleName): string | null {
  return raw[field] == null ? null : text(raw, field, rule);
}

export function flag(raw: Raw, field: string, otherwise: boolean): boolean {
  const value = raw[field] ?? otherwise;
  if (typeof value !== "boolean") throw fieldError(field, ErrorCode.VALIDATION_TYPE);
  return value;
}

export function choice<Value extends string>(
  raw: Raw,
  field: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  const value = raw[field] ?? otherwise;
  const match = values.find((each) => each === value);
  if (match === undefined) throw fieldError(field, ErrorCode.VALIDATION_CHOICE);
  return match;
}

/** An id of one of the rows. */
export function reference(raw: Raw, field: string, rows: readonly { readonly id: string }[]): string {
  const id = text(raw, field, "note");
  if (!rows.some((each) => each.id === id)) throw fieldError(field, ErrorCode.VALIDATION_REFERENCE);
  return id;
}

/** Return the tags of a row, none where it names none. */
export function tags(raw: Raw): readonly string[] {
  const named = raw["tags"] ?? [];
  if (!Array.isArray(named) || named.some((each) => typeof each !== "string")) {
    throw fieldError("tags", ErrorCode.VALIDATION_TYPE);
  }
  return within("tags", () => cleanAll(named as string[]));
}

/** Return an instant; left out, it is when the budget was begun. */
export function moment(raw: Raw, field: string, state: State): string {
  const said = maybe(raw, field, "date");
  return said === null ? state.workspace.createdAt : parseMoment(said).instant;
}

/** Convert each row of a part; errors have the row's path before their field. */
export function inEach<Made>(raw: Raw, part: string, make: (row: Raw) => Made): Made[] {
  const rows = raw[part] ?? [];
  if (!Array.isArray(rows)) throw fieldError(part, ErrorCode.VALIDATION_TYPE);
  return rows.map((row: unknown, index) => {
    const path = `${part}.${String(index)}`;
    if (typeof row !== "object" || row === null) throw fieldError(path, ErrorCode.VALIDATION_TYPE);
    return within(path, () => make(row as Raw));
  });
}

function within<Made>(path: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const [field, code] = Object.entries(error.fields)[0] ?? ["", error.code];
    throw fieldError(field === "" ? path : `${path}.${field}`, code);
  }
}
