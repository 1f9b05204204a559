/** Payees and tags: two kinds of names that entries share. */
import { payees, type PayeeRow, type TagRow } from "@/domain";
import type { Rename } from "@/state/budget/renames";

export type NamedKind = "payees" | "tags";

/** A name as it is shown. */
export function shownName(kind: NamedKind, name: string): string {
  return kind === "tags" ? `#${name}` : name;
}

/** Return the name that is typed as it is shown: a tag with its sign. */
export function typedName(kind: NamedKind, text: string): string {
  return kind === "tags" ? text.trim().replace(/^#/, "") : text;
}

/** Return whether two names are one payee or one tag. */
export function isOne(kind: NamedKind, name: string, other: string): boolean {
  return kind === "tags" ? name === other : payees.isSame(name, other);
}

export function rowOf<Row extends PayeeRow | TagRow>(
  kind: NamedKind,
  rows: readonly Row[],
  name: string,
): Row | undefined {
  return rows.find((row) => isOne(kind, row.name, name));
}

export function renameOf(kind: NamedKind, name: string, newName: string): Rename {
  return { name: kind === "tags" ? "renameTag" : "renamePayee", body: { name, newName } };
}
