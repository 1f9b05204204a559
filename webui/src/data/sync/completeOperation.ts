/** Completes a change with what was true when it was made, so that it means the same whenever it is sent. */
import { definitionOf, type HistoryEntry, type IdPrefix, type Operation, type State } from "@/domain";
import { localTimestamp, today } from "../device/clock";
import type { Pending } from "../device/database";
import { rowOf, seenBy, withVersions } from "./edits";

/**
 * Return the operation with its moment, the ids of what it makes, and the versions it is made on: those of the rows as the
 * server had them last. A row that is still on its way there gets the version it will be made with.
 */
export function completeOperation(
  operation: Operation,
  shown: State,
  snapshot: State,
  newId: (prefix: IdPrefix) => string,
): Pick<Pending, "operation" | "was" | "entry" | "group"> {
  const { complete, identify } = definitionOf(operation);
  const identified = identify?.(operation, shown) ?? operation;
  const entry = entryOf(identified, shown);
  const moment = { newId, timestamp: localTimestamp(), today: today() };
  const completed = complete?.(identified, shown, moment) ?? identified;
  return {
    ...grouped(
      withVersions(
        completed,
        (edit) => rowOf(snapshot, edit)?.version ?? (edit.area === "plannings" ? 0 : 1),
      ),
    ),
    was: seenBy(completed, shown),
    ...(entry !== undefined && { entry }),
  };
}

/** Return the entry that an operation is about, as it is shown. */
export function entryOf(operation: Operation, { history }: State): HistoryEntry | undefined {
  const id = definitionOf(operation).ofEntry?.idOf(operation);
  return history.find((entry) => entry.id === id);
}

/** Return the operation with the change of the person that it belongs to, as it is kept with it. */
export function grouped(operation: Operation): Pick<Pending, "operation" | "group"> {
  const group = definitionOf(operation).group?.(operation);
  return group === undefined ? { operation } : { operation, group };
}
