/** Decisions about a refused change: changes that go out again, and fields that still wait. */
import type { Operation } from "@/domain";
import type { Problem } from "@/contract/schemas";
import type { Pending, Refused } from "../device/database";
import { isCorrectionConflict, operationNow, withoutChain, withoutCorrections } from "./corrections";
import { editsOf, partOf, partsOf, withParts } from "./edits";
import {
  dependentsOver,
  mineOver,
  notSaved,
  over,
  unplaced,
  withoutSameFields,
  type Present,
} from "./notSaved";
import type { Unplaced } from "./outbox";

export interface Decision {
  readonly changes: readonly Unplaced[];
  /** The fields that are not decided yet; null when all are. */
  readonly left: Refused | null;
}

/** `present` is null when another workspace is open. */
export type Decide = (refused: Refused, present: Present | null) => Decision;

/** All of it once more; a correction of what stands now. */
export const mine: Decide = (refused, present) => {
  if (present === null || !isCorrectionConflict(refused)) return settled(refused, present, []);
  const sent = over(refused, operationNow(refused, present), present);
  return { changes: [sent, ...refused.dependents.map(unplaced)], left: null };
};

/** All fields in conflict are left to them; a change that is in no conflict is given up. */
export const theirs: Decide = (refused, present) => {
  if (present !== null && isCorrectionConflict(refused)) {
    return { changes: withoutChain(refused, present).map(unplaced), left: null };
  }
  const all = conflicts(refused, present);
  return all.length === 0 ? discarded() : settled(refused, present, all);
};

/** Some fields are mine, some theirs; the others wait on. */
export function each(mineFields: readonly string[], theirFields: readonly string[]): Decide {
  return (refused, present) => {
    const decided = new Set([...mineFields, ...theirFields]);
    const open = conflicts(refused, present).filter((field) => !decided.has(field));
    if (open.length === 0) return settled(refused, present, theirFields);
    const sent = mineOver(refused, present, [...theirFields, ...open]);
    return { changes: sent === null ? [] : [sent], left: undecided(refused, open, theirFields) };
  };
}

/** Another change takes its place; what waited with it says nothing more about the same fields. */
export function instead(operation: Operation): Decide {
  return (refused, present) => {
    if (isCorrectionConflict(refused)) {
      const waiting = withoutCorrections(refused, operation);
      return { changes: [over(refused, operation, present), ...waiting.map(unplaced)], left: null };
    }
    const said = editsOf(operation).flatMap(({ prefix, mine: values }) =>
      Object.keys(values).map((field) => prefix + field),
    );
    return {
      changes: [over(refused, operation, present), ...dependentsOver(refused, operation, said)],
      left: null,
    };
  };
}

export function discarded(): Decision {
  return { changes: [], left: null };
}

function conflicts(refused: Refused, present: Present | null): string[] {
  return notSaved(refused, present?.stored ?? null).fields.map(({ field }) => field);
}

function settled(refused: Refused, present: Present | null, leftToThem: readonly string[]): Decision {
  const sent = mineOver(refused, present, leftToThem);
  const waiting = dependentsOver(refused, refused.operation, leftToThem);
  return { changes: [...(sent === null ? [] : [sent]), ...waiting], left: null };
}

/** Return the refused change with nothing but the fields that are open. */
function undecided(refused: Refused, open: readonly string[], leftToThem: readonly string[]): Refused {
  const { operation, was = {}, problem, dependents } = refused;
  const kept = onlyFields(operation, open);
  const names = renamed(operation, kept, open);
  const valuesOf = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      [...names].flatMap(([before, now]) => (before in values ? [[now, values[before]] as const] : [])),
    );
  return {
    ...refused,
    operation: kept,
    was: valuesOf(was),
    problem: { ...problem, current: valuesOf(problem.current ?? {}) as Problem["current"] },
    dependents: dependents.flatMap((pending): Pending[] => {
      const rest = withoutSameFields(pending.operation, operation, leftToThem);
      return rest === null ? [] : [{ ...unplaced(pending), sequence: pending.sequence, operation: rest }];
    }),
  };
}

/** A part that has a required field stays whole: without that it says nothing. */
function onlyFields(operation: Operation, open: readonly string[]): Operation {
  const parts = partsOf(operation).map(({ body, prefix, required }) => {
    const isOpen = open.some((field) => field.startsWith(prefix));
    if (required !== undefined) return isOpen ? body : null;
    return Object.fromEntries(
      Object.entries(body).filter(([field]) => field === "version" || open.includes(prefix + field)),
    );
  });
  return withParts(operation, parts) ?? operation;
}

/** Return the names of fields in `kept`: in a list they have their place before them, which moves with what is gone. */
function renamed(
  operation: Operation,
  kept: Operation,
  open: readonly string[],
): ReadonlyMap<string, string> {
  const now = new Map(partsOf(kept).map(({ key, prefix }) => [key, prefix]));
  return new Map(
    open.flatMap((field) => {
      const part = partOf(operation, field);
      if (part === undefined) return [];
      return [[field, (now.get(part.key) ?? "") + field.slice(part.prefix.length)] as const];
    }),
  );
}
