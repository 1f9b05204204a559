/** The one `BudgetView` a gateway has, and who listens when it is replaced. */
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
