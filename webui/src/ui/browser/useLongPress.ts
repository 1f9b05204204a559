/** A press that is held: the hold does its thing, and the click that ends it does not count as a tap. */
import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";

export interface LongPress {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onClick: (event: MouseEvent) => void;
}

/** Handlers for one element. `onHold` runs after `holdMs` under the finger, `onTap` on any shorter press or by key. */
export function useLongPress(onTap: (() => void) | undefined, onHold: () => void, holdMs: number): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: (event) => {
      held.current = false;
      stop();
      if (event.button !== 0) return;
      timer.current = setTimeout(() => {
        held.current = true;
        onHold();
      }, holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: (event) => {
      const byKey = event.detail === 0;
      if (byKey || !held.current) onTap?.();
      held.current = false;
    },
  };
}
