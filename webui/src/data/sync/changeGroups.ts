/** Groups of operations: each is one change as the person made it. */
import type { Operation } from "@/domain";
import type { Pending, Refused } from "../device/database";

/** One change of a person: one operation, or all operations on one list or on the settings. */
export interface ChangeGroup {
  readonly key: string;
  readonly operations: readonly [Operation, ...Operation[]];
  /** Instant of its first operation. */
  readonly when: string;
}

export function groupChanges(changes: readonly Pending[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const { operation, at: when, sequence, group: key = String(sequence) } = change;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { key, operations: [operation], when });
    else groups.set(key, { ...known, operations: [...known.operations, operation] });
  }
  return [...groups.values()];
}

interface Unsent {
  readonly pending: readonly Pending[];
  readonly refused: readonly Refused[];
}

/** Return the number of changes that have not reached the server, refused ones and their dependents included. */
export function unsent({ pending, refused }: Unsent): number {
  return (
    groupChanges(pending).length + groupChanges(refused.flatMap((each) => [each, ...each.dependents])).length
  );
}
