/** Refused changes with their dependents, and the changes after them. */
import { definitionOf, type State } from "@/domain";
import type { Problem } from "@/contract/schemas";
import type { Pending, Refused } from "../device/database";
import { buildsOn, namesRowOf } from "./edits";
import type { BudgetView } from "./gateway";
import { withPending } from "./optimistic";

type Circumstances = Pick<BudgetView, "user" | "rates">;

export interface Parked {
  readonly refused: Refused;
  /** Later changes that mean something else now that it is out. */
  readonly rest: readonly Pending[];
}

export function parked(
  pending: Pending,
  problem: Problem,
  refusedAt: string,
  later: readonly Pending[],
  snapshot: State | null,
  circumstances: Circumstances,
): Parked {
  const dependents: Pending[] = [];
  for (const each of later) {
    const earlier = [pending, ...dependents];
    if (earlier.some(({ operation }) => buildsOn(each.operation, operation))) dependents.push(each);
  }
  const out = [pending, ...dependents];
  const isSeenAnew =
    snapshot !== null && later.some(({ operation }) => definitionOf(operation).adjust !== undefined);
  const rest = isSeenAnew ? seenAnew(snapshot, [pending, ...later], out, circumstances) : [];
  return { refused: { ...pending, problem, refusedAt, dependents }, rest };
}

/** Return the refused change that makes a row which a change names: it was made while that one was refused. */
export function makerOf({ workspaceId, operation }: Pending, refused: readonly Refused[]): Refused | null {
  const makes = (each: Refused) =>
    each.workspaceId === workspaceId &&
    [each, ...each.dependents].some((earlier) => namesRowOf(operation, earlier.operation));
  return refused.find(makes) ?? null;
}

/** A balance set by hand books the difference to what was seen: what never came to be must not count in that. */
function seenAnew(
  snapshot: State,
  queue: readonly Pending[],
  out: readonly Pending[],
  circumstances: Circumstances,
): Pending[] {
  const changed: Pending[] = [];
  let [before, after] = [snapshot, snapshot];
  for (const pending of queue) {
    const { operation } = pending;
    const adjusted = definitionOf(operation).adjust?.(operation, before, after) ?? operation;
    const adjustedChange = adjusted === operation ? pending : { ...pending, operation: adjusted };
    if (adjustedChange !== pending && !out.includes(pending)) changed.push(adjustedChange);
    before = withPending(before, [pending], circumstances, false);
    if (!out.includes(pending)) after = withPending(after, [adjustedChange], circumstances, false);
  }
  return changed;
}
