/** Which versions a queued change is sent with, as the answers before it changed the rows. */
import type { State } from "@/domain";
import type { Pending } from "../device/database";
import { editsOf, rowOf, valuesIn, withVersions, type Edit } from "./edits";

/**
 * The change as it goes out now. An edit is made on the row as it is here, as long as each of its fields still is what the
 * person saw: then nobody else touched them. Otherwise it keeps the version it was made on, and conflicts as it must.
 */
export function rebased(pending: Pending, snapshot: State | null): Pending {
  if (snapshot === null || editsOf(pending.operation).length === 0) return pending;
  const operation = withVersions(pending.operation, (edit) => presentVersion(pending, edit, snapshot));
  return { ...pending, operation };
}

function presentVersion({ was = {} }: Pending, edit: Edit, snapshot: State): number | undefined {
  const row = rowOf(snapshot, edit);
  const present = Object.entries(valuesIn(snapshot, edit));
  const isUntouched = present.every(([field, value]) => isSame(value, was[field]));
  return row !== undefined && isUntouched ? row.version : undefined;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
