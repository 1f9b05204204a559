import { createContext, use, useEffect, useEffectEvent, useId } from "react";
import { openOverlay, topOverlay } from "./stack";
import { guardTaps } from "./tapGuard";

/** The overlay that something is in; null on the page itself. */
export const OverlayLevel = createContext<string | null>(null);

/** Makes a component an overlay while it is open; gives the level of what is in it. */
export function useOverlay(open: boolean, requestClose: (level: string) => void): string {
  const level = useId();
  const close = useEffectEvent(requestClose);
  useEffect(() => {
    if (!open) return undefined;
    const requestClose = () => {
      close(level);
    };
    const leave = openOverlay({ level, requestClose });
    guardTaps("opening");
    return () => {
      leave();
      guardTaps("closing");
    };
  }, [open, level]);
  return level;
}

/** Tells, at the moment of a key, whether nothing stands open above where this is called. */
export function useIsOnTop(): () => boolean {
  const level = use(OverlayLevel);
  return () => (topOverlay()?.level ?? null) === level;
}
