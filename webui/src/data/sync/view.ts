/** The one `BudgetView` a gateway has, and who listens when it is replaced. */
import type { Pending } from "../device/database";
import type { Store } from "../device/store";
import type { BudgetView, Listener } from "./gateway";

export interface ViewCell {
  readonly view: () => BudgetView;
  readonly update: (changes: Partial<BudgetView>) => void;
  readonly subscribe: (listener: Listener) => () => void;
}

export function createViewCell(initial: BudgetView): ViewCell {
  let value = initial;
  const listeners = new Set<Listener>();
  return {
    view: () => value,
    update(changes) {
      value = { ...value, ...changes };
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Shows what this device holds of the open workspace and its queues. They are read together: else a change that was just
 * taken would be in neither for a moment, and the next one would be made on what was before it.
 */
export async function showStored(store: Store, { view, update }: ViewCell): Promise<void> {
  const open = view().snapshot?.workspace.id;
  const { state, pending: read, refused } = await store.readWithQueues(open ?? "");
  const pending = unchanged(view().pending, read);
  const isStillOpen = state !== null && state.workspace.id === view().snapshot?.workspace.id;
  update({ pending, refused, ...(isStillOpen ? { snapshot: state } : {}) });
}

/** What was read, as the objects that are known already where they are equal: those are applied and not applied again. */
export function unchanged(known: readonly Pending[], read: readonly Pending[]): readonly Pending[] {
  const before = new Map(known.map((pending) => [pending.sequence, pending]));
  return read.map((pending) => {
    const same = before.get(pending.sequence);
    return same !== undefined && JSON.stringify(same) === JSON.stringify(pending) ? same : pending;
  });
}
