/** Refused changes as a person decides about them: field by field what was, mine and theirs, and the ways on. */
import { definitionOf, ErrorCode, type Operation, type State } from "@/domain";
import { entryOf } from "./completeOperation";
import type { Problem } from "@/contract/schemas";
import type { Pending, Refused } from "../device/database";
import {
  editsOf,
  isSame,
  partsOf,
  rowOf,
  seenBy,
  valuesIn,
  withParts,
  withVersions,
  type Edit,
} from "./edits";
import { ofStanding } from "./followed";
import type { HistoryCutoff } from "./historyCutoff";
import type { Unplaced } from "./outbox";

/** A field that somebody else changed meanwhile. */
export interface ConflictField {
  /** As the operation's body names it; of several budgets `planningsCategories.0.budget`. */
  readonly field: string;
  readonly was: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** One line of the screen "Not saved". */
export interface NotSaved {
  /** Key of its actions. */
  readonly sequence: number;
  readonly workspaceId: string;
  readonly operation: Operation;
  /** The instant it was made. */
  readonly when: string;
  /** The instant of the refusal. */
  readonly refusedAt: string;
  readonly problem: Problem;
  /** Changes that wait with it. */
  readonly dependents: readonly Operation[];
  /** Empty when it was not refused for a conflict. */
  readonly fields: readonly ConflictField[];
}

/** The open workspace: as the server had it last, and as it is shown, with what waits to be sent. */
export interface Present {
  readonly stored: State;
  readonly cutoff: HistoryCutoff | null;
  readonly shown: State;
}

/** `snapshot` is the workspace as the server had it last; null when another one is open. */
export function notSaved(refused: Refused, snapshot: State | null): NotSaved {
  const { sequence, workspaceId, operation, at, refusedAt, problem, dependents } = refused;
  return {
    sequence,
    workspaceId,
    operation,
    when: at,
    refusedAt,
    problem,
    dependents: dependents.map((each) => each.operation),
    fields: conflictsOf(refused, snapshot),
  };
}

/** Everything of mine but the fields left to them, over what the server has now. Null when nothing of mine is left. */
export function mineOver(
  refused: Refused,
  present: Present | null,
  leftToThem: readonly string[],
): Unplaced | null {
  const operation = withoutFields(refused.operation, leftToThem);
  return operation === null ? null : over(refused, operation, present);
}

/** A change that takes the refused one's place, made on what the server has now and on one's own that go out before. */
export function over(refused: Refused, operation: Operation, present: Present | null): Unplaced {
  const replacement = { ...unplaced(refused), operation };
  if (present === null) return replacement;
  const { stored, shown } = present;
  const known = definitionOf(operation).identify?.(operation, stored) ?? ofStanding(operation, stored);
  const entry = entryOf(known, shown);
  return {
    ...replacement,
    operation: withVersions(known, (edit) => rowOf(stored, edit)?.version),
    was: seenBy(known, shown),
    ...(entry !== undefined && { entry }),
  };
}

/** Return the dependents without the fields of `operation` that are left to them. */
export function dependentsOver(
  refused: Refused,
  operation: Operation,
  leftToThem: readonly string[],
): Unplaced[] {
  return refused.dependents.flatMap((each) => {
    const rest = withoutSameFields(each.operation, operation, leftToThem);
    return rest === null ? [] : [unplaced({ ...each, operation: rest })];
  });
}

/** A later change without some fields of an earlier one: matched by row, as each names several budgets by their place. */
export function withoutSameFields(
  later: Operation,
  earlier: Operation,
  fields: readonly string[],
): Operation | null {
  const left = new Set(
    fieldsOf(earlier).flatMap(({ field, place }) => (fields.includes(field) ? [place] : [])),
  );
  return withoutFields(
    later,
    fieldsOf(later).flatMap(({ field, place }) => (left.has(place) ? [field] : [])),
  );
}

/** The fields an operation edits: as its body names them, and where they are, whatever edits them. */
function fieldsOf(operation: Operation): { readonly field: string; readonly place: string }[] {
  return editsOf(operation).flatMap(({ area, key, prefix, mine }) =>
    Object.keys(mine).map((name) => ({ field: prefix + name, place: `${area} ${key} ${name}` })),
  );
}

export function unplaced({ workspaceId, operation, was = {}, entry, at, today, group }: Pending): Unplaced {
  return {
    ...{ workspaceId, operation, was, at, today },
    ...(entry !== undefined && { entry }),
    ...(group !== undefined && { group }),
  };
}

function conflictsOf(refused: Refused, snapshot: State | null): ConflictField[] {
  const { code, current } = refused.problem;
  if (current === null || code !== ErrorCode.CONFLICT_VERSION) return [];
  const moved = <Change extends Pending>(change: Change): Change =>
    snapshot === null ? change : { ...change, operation: ofStanding(change.operation, snapshot) };
  const known = { ...moved(refused), dependents: refused.dependents.map(moved) };
  return editsOf(known.operation).flatMap((edit) =>
    Object.keys(edit.mine).flatMap((name) => {
      const field = edit.prefix + name;
      const present = presentOf(edit, field, snapshot);
      if (!(field in current) && (present === undefined || refused.was?.[field] === undefined)) return [];
      const was = refused.was?.[field] ?? null;
      const theirs = present ?? current[field];
      return isSame(was, theirs) ? [] : [{ field, was, mine: lastWanted(known, edit, name), theirs }];
    }),
  );
}

/** Return the last value that the person wanted: dependents may edit the field too. */
function lastWanted({ operation, dependents }: Refused, { area, key }: Edit, name: string): unknown {
  return [operation, ...dependents.map((each) => each.operation)]
    .flatMap(editsOf)
    .filter((edit) => edit.area === area && edit.key === key)
    .reduce<unknown>((wanted, edit) => edit.mine[name] ?? wanted, null);
}

function presentOf(edit: Edit, field: string, snapshot: State | null): unknown {
  if (snapshot === null || rowOf(snapshot, edit) === undefined) return undefined;
  return valuesIn(snapshot, edit)[field];
}

/** Return the operation without some fields of its edits; null when it says nothing more. */
function withoutFields(operation: Operation, fields: readonly string[]): Operation | null {
  if (fields.length === 0) return operation;
  return withParts(
    operation,
    partsOf(operation).map(({ body, prefix, required }) => {
      const kept = Object.entries(body).filter(([field]) => !fields.includes(prefix + field));
      const rest = Object.fromEntries(kept);
      const isVoid =
        required === undefined ? kept.every(([field]) => field === "version") : !(required in rest);
      return isVoid ? null : rest;
    }),
  );
}
