/** The one `BudgetView` a gateway has, and who listens when it is replaced. */
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
  const { state, pending, refused } = await store.readWithQueues(open ?? "");
  const isStillOpen = state !== null && state.workspace.id === view().snapshot?.workspace.id;
  update({ pending, refused, ...(isStillOpen ? { snapshot: state } : {}) });
}
