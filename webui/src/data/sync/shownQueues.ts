/** Views of what this device holds, once its queues change. */
import type { Pending } from "../device/database";
import { changesOf } from "../device/sent";
import type { Store } from "../device/store";
import type { BudgetView } from "./gateway";
import { type ViewCell } from "./view";

/**
 * Shows what this device holds of the open workspace and its queues. They are read together: else a change that was just
 * taken would be in neither for a moment, and the next one would be made on what was before it.
 */
export async function showStored(store: Store, { view, update }: ViewCell): Promise<void> {
  const open = view().snapshot?.workspace.id;
  const { state, sent, pending, refused } = await store.readWithQueues(open ?? "");
  const isStillOpen = state !== null && state.workspace.id === view().snapshot?.workspace.id;
  update({
    ...unchanged(view(), { sent: changesOf(sent), pending }),
    refused,
    ...(isStillOpen ? { snapshot: state } : {}),
  });
}

/** Shows that a change is out of the queue; the screens are as they were. */
export function showSent({ view, update }: ViewCell, { sequence }: Pending): void {
  const { sent, pending } = view();
  const moved = pending.filter((each) => each.sequence === sequence);
  const waiting = pending.filter((each) => each.sequence !== sequence);
  update({ sent: [...sent, ...moved], pending: waiting, stopped: "none" });
}

type Changes = Pick<BudgetView, "sent" | "pending">;

/** Return what was read, with the known objects in place of equal ones: they are not applied again. */
export function unchanged(known: Changes, read: Changes): Changes {
  const before = new Map([...known.sent, ...known.pending].map((each) => [each.sequence, each]));
  const same = (change: Pending) => {
    const previous = before.get(change.sequence);
    return previous !== undefined && JSON.stringify(previous) === JSON.stringify(change) ? previous : change;
  };
  return { sent: read.sent.map(same), pending: read.pending.map(same) };
}
