/** What becomes of a refused change once a person decided about it: what goes out again, and what still waits for them. */
import type { Operation } from "@/domain";
import type { Problem } from "@/contract/schemas";
import type { Pending, Refused } from "../device/database";
import { editsOf } from "./edits";
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

/** All of it once more. */
export const mine: Decide = (refused, present) => settled(refused, present, []);

/** All fields in conflict are left to them; a change that is in no conflict is given up. */
export const theirs: Decide = (refused, present) => {
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

/** The refused change with nothing but the fields that are open. */
function undecided(refused: Refused, open: readonly string[], leftToThem: readonly string[]): Refused {
  const { operation, was = {}, problem, dependents } = refused;
  const kept = onlyFields(operation, open);
  const renamed = (values: Readonly<Record<string, unknown>>) => renamedFields(operation, values, open);
  return {
    ...refused,
    operation: kept,
    was: renamed(was),
    problem: { ...problem, current: renamed(problem.current ?? {}) as Problem["current"] },
    dependents: dependents.flatMap((pending): Pending[] => {
      const rest = withoutSameFields(pending.operation, operation, leftToThem);
      return rest === null ? [] : [{ ...unplaced(pending), sequence: pending.sequence, operation: rest }];
    }),
  };
}

function onlyFields(operation: Operation, open: readonly string[]): Operation {
  if (operation.name === "setPlannings") {
    const planningsCategories = operation.body.planningsCategories.filter((_, index) => isOpen(index, open));
    return { ...operation, body: { ...operation.body, planningsCategories } };
  }
  if (operation.name === "setPlanning" || !("body" in operation)) return operation;
  const kept = Object.entries(operation.body).filter(
    ([field]) => field === "version" || open.includes(field),
  );
  return { ...operation, body: Object.fromEntries(kept) } as Operation;
}

/** Fields of several budgets are named by their place, which is another one once some of them are gone. */
function renamedFields(
  operation: Operation,
  values: Readonly<Record<string, unknown>>,
  open: readonly string[],
): Record<string, unknown> {
  if (operation.name !== "setPlannings") {
    return Object.fromEntries(Object.entries(values).filter(([field]) => open.includes(field)));
  }
  const places = operation.body.planningsCategories.flatMap((_, index) =>
    isOpen(index, open) ? [index] : [],
  );
  const pairs = places.flatMap((before, now) =>
    Object.entries(values)
      .filter(([field]) => field.startsWith(placeOf(before)))
      .map(([field, value]) => [placeOf(now) + field.slice(placeOf(before).length), value] as const),
  );
  return Object.fromEntries(pairs);
}

function isOpen(index: number, open: readonly string[]): boolean {
  return open.some((field) => field.startsWith(placeOf(index)));
}

function placeOf(index: number): string {
  return `planningsCategories.${index}.`;
}
