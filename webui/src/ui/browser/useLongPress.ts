/** A press that is held: the hold does its thing, and the click that ends it does not count as a tap. */
import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";

const MENU_HOLD_MS = 800;

export interface LongPress {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onClick: (event: MouseEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
}

/**
 * Handlers for one element, a button or a link. `onHold` runs after `holdMs` under the finger, and when its menu is asked for by
 * mouse or key; `onTap` on any shorter press or by key.
 */
export function useLongPress(
  onTap: (() => void) | undefined,
  onHold: () => void,
  holdMs = MENU_HOLD_MS,
): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
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
      else event.preventDefault();
      held.current = false;
    },
    onContextMenu: (event) => {
      event.preventDefault();
      stop();
      held.current = true;
      onHold();
    },
  };
}
