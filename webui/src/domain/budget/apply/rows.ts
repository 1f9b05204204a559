/** Rows of a state's collections: found, changed and replaced without touching the others. */
import { DomainError, ErrorCode, fieldError } from "../../rules/base/errors";
import { compareOrder, positions } from "../../rules/base/ordering";

interface Row {
  readonly id: string;
}

interface Versioned extends Row {
  readonly version: number;
  readonly updatedAt: string;
}

/** Return the row an operation is about; throws `notFound`. */
export function find<T extends Row>(rows: readonly T[], id: string): T {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new DomainError(ErrorCode.NOT_FOUND);
  return row;
}

/** Return the row a field of the body points at: it must be there and not deleted. */
export function referred<T extends Row & { readonly deleted: boolean }>(
  rows: readonly T[],
  field: string,
  id: string,
): T {
  const row = rows.find((each) => each.id === id && !each.deleted);
  if (row === undefined) throw fieldError(field, ErrorCode.VALIDATION_REFERENCE);
  return row;
}

export function live<T extends { readonly deleted: boolean }>(rows: readonly T[]): readonly T[] {
  return rows.filter(({ deleted }) => !deleted);
}

export function has(rows: readonly Row[], id: string): boolean {
  return rows.some((each) => each.id === id);
}

export function replace<T extends Row>(rows: readonly T[], row: T): readonly T[] {
  return rows.map((each) => (each.id === row.id ? row : each));
}

export function without<T extends Row>(rows: readonly T[], id: string): readonly T[] {
  return rows.filter((each) => each.id !== id);
}

/** Return the row with its changed fields, one version later; the row itself when nothing differs. */
export function edit<T extends Versioned>(row: T, changes: Partial<T>, now: string): T {
  const differs = (Object.keys(changes) as (keyof T)[]).some((key) => changes[key] !== row[key]);
  return differs ? { ...row, ...changes, version: row.version + 1, updatedAt: now } : row;
}

interface Placed extends Row {
  readonly deleted: boolean;
  readonly position: number;
  readonly createdAt: string;
}

/** Return the rows with those of `ids` at the front. Their versions stay: a position conflicts with no other edit. */
export function moveToFront<T extends Placed>(rows: readonly T[], ids: readonly string[]): readonly T[] {
  const places = positions(rows, ids);
  return rows
    .map((row) => ({ row, position: places.get(row.id) ?? row.position }))
    .map(({ row, position }) => (row.position === position ? row : { ...row, position }))
    .sort(compareOrder);
}

/** Return the fields of a body that were given. */
export function given<Body extends object, Key extends keyof Body>(
  body: Body,
  keys: readonly Key[],
): Pick<Body, Key> {
  const pairs = keys.filter((key) => body[key] !== undefined).map((key) => [key, body[key]]);
  return Object.fromEntries(pairs) as Pick<Body, Key>;
}
