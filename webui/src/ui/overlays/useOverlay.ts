import { createContext, use, useEffectEvent, useId, useLayoutEffect } from "react";
import { openOverlay, topOverlay } from "./stack";
import { guardTaps } from "./tapGuard";

/** The overlay that something is in; null on the page itself. */
export const OverlayLevel = createContext<string | null>(null);

/** Makes a component an overlay while it is open; gives the level of what is in it. */
export function useOverlay(open: boolean, requestClose: (level: string) => void): string {
  const level = useId();
  const close = useEffectEvent(requestClose);
  // Before it is seen: what is pressed on it after that would be taken for the tap that opened it.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const requestClose = () => close(level);
    const leave = openOverlay({ level, requestClose });
    guardTaps("opening");
    return () => {
      leave();
      guardTaps("closing");
    };
  }, [open, level]);
  return level;
}

/** While something typed on a page would be lost, the way back asks instead of leaving it; gives the page's level. */
export function useGuardedPage(isHeld: boolean, ask: () => void): string | null {
  const level = useId();
  const requestClose = useEffectEvent(ask);
  // In the same moment as the page gets its level: a key between the two would reach nothing.
  useLayoutEffect(
    () =>
      isHeld
        ? openOverlay({
            level,
            requestClose: () => requestClose(),
          })
        : undefined,
    [isHeld, level],
  );
  return isHeld ? level : null;
}

/** Tells, at the moment of a key, whether nothing stands open above where this is called. */
export function useIsOnTop(): () => boolean {
  const level = use(OverlayLevel);
  return () => (topOverlay()?.level ?? null) === level;
}
