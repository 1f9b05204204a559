/** Changes of entries that somebody corrected before they reached the server. */
import { definitionOf, ErrorCode, standingId, type HistoryEntry, type Operation, type State } from "@/domain";
import type { Problem } from "@/contract/schemas";
import type { Pending } from "../device/database";
import { editsOf, isSame, valuesOf } from "./edits";

/** A change of the entry that stands, and the fields of it that others changed too. */
export interface Followed {
  readonly pending: Pending;
  readonly conflict: Problem | null;
}

/** Return the entry that stands in the place of the one that a refused change is about. */
export function correctedBy({ code, current }: Problem): HistoryEntry | null {
  return code === ErrorCode.CONFLICT_REPLACED ? (current as HistoryEntry | null) : null;
}

/** Return a refused change as it follows its entry through a correction; null where people decide, or there was none. */
export function followed(pending: Pending, problem: Problem): Followed | null {
  const present = correctedBy(problem);
  const { operation, was = {} } = pending;
  const { ofEntry } = definitionOf(operation);
  if (present === null || ofEntry === undefined || ofEntry.isExclusive === true) return null;
  const [edit] = editsOf(operation);
  const moved = { ...pending, operation: movedTo(operation, present) };
  if (edit === undefined) return { pending: moved, conflict: null };
  const theirs = valuesOf({ ...present }, edit);
  const others = Object.entries(theirs).filter(
    ([field, value]) => !isSame(value, was[field]) && !isSame(value, edit.mine[field]),
  );
  const current = Object.fromEntries(others) as Problem["current"];
  const isConflict = others.length > 0;
  return {
    pending: isConflict ? moved : { ...moved, was: theirs },
    conflict: isConflict ? { ...problem, code: ErrorCode.CONFLICT_VERSION, current } : null,
  };
}

/** Return an operation about the entry that stands, on the version it has. */
export function movedTo(operation: Operation, present: HistoryEntry): Operation {
  const moved = definitionOf(operation).ofEntry?.movedTo(operation, present.id) ?? operation;
  if (moved.name !== "updateHistory") return moved;
  return { ...moved, body: { ...moved.body, version: present.version } };
}

/** Return an operation about the entry that stands in the place of its own, where this device knows of one. */
export function ofStanding(operation: Operation, { corrections }: State): Operation {
  const { ofEntry } = definitionOf(operation);
  const id = ofEntry?.isExclusive === true ? undefined : ofEntry?.idOf(operation);
  const last = id === undefined ? undefined : standingId(corrections, id);
  return last === undefined || last === id ? operation : (ofEntry?.movedTo(operation, last) ?? operation);
}
