/** The one value a gateway holds, and who is told when it is replaced. */
import type { Held, Listener } from "./gateway";

export interface HeldCell {
  readonly held: () => Held;
  readonly update: (changes: Partial<Held>) => void;
  readonly subscribe: (listener: Listener) => () => void;
}

export function createHeld(initial: Held): HeldCell {
  let value = initial;
  const listeners = new Set<Listener>();
  return {
    held: () => value,
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
