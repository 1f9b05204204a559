import { useEffectEvent, useLayoutEffect } from "react";
import { useIsOnTop } from "@/ui/overlays/useOverlay";

/** Runs what a key stands for wherever the focus is, except in fields and while something stands open above. */
export function useFormKeys(keys: Readonly<Record<string, () => void>>): void {
  const isOnTop = useIsOnTop();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
    const run = keys[event.key];
    if (run === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey || !isOnTop()) return;
    event.preventDefault();
    run();
  });
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
