/** Changes as the person made them, where one of theirs takes several operations. */
import type { Operation } from "@/domain";
import type { Pending, Refused } from "../device/database";

/** One change of a person: one operation, or all that was done to one list, or to the settings. */
export interface Waiting {
  readonly key: string;
  readonly operations: readonly [Operation, ...Operation[]];
  /** The instant it was begun. */
  readonly when: string;
}

export function asMade(changes: readonly Pending[]): Waiting[] {
  const made = new Map<string, Waiting>();
  for (const change of changes) {
    const { operation, at: when, sequence, group: key = String(sequence) } = change;
    const known = made.get(key);
    if (known === undefined) made.set(key, { key, operations: [operation], when });
    else made.set(key, { ...known, operations: [...known.operations, operation] });
  }
  return [...made.values()];
}

interface Unsent {
  readonly pending: readonly Pending[];
  readonly refused: readonly Refused[];
}

/** Return the number of changes that have not reached the server, refused ones and their dependents included. */
export function unsent({ pending, refused }: Unsent): number {
  return asMade(pending).length + asMade(refused.flatMap((each) => [each, ...each.dependents])).length;
}
