/** The keyboard as a second keypad. */
import { useEffectEvent, useLayoutEffect } from "react";
import { useIsOnTop } from "../overlays/useOverlay";
import { keyOf, type Key } from "./typedAmount";

/** Elements that use the keys themselves. */
const TYPING = "input, textarea, select, [contenteditable]";
const PRESSABLE = `${TYPING}, button, a`;

/** Hands physical keys to the keypad, wherever the focus is, except in fields and while something stands open above it. */
export function usePhysicalKeys(press: (key: Key) => void, onEnter: (() => void) | undefined): void {
  const isOnTop = useIsOnTop();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOnTop()) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === "Enter" && onEnter !== undefined && !isIn(event, PRESSABLE)) {
      // Else the key would press what the focus comes to.
      event.preventDefault();
      onEnter();
    }
    const key = keyOf(event.key);
    if (key === undefined || isIn(event, TYPING)) return;
    event.preventDefault();
    press(key);
  });
  // A visible keypad accepts keys at once: effects that come after the paint would lose a key.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}
