/** What is typed and not saved yet: overlays ask about it before they close, and no page reloads by itself over it. */
import { use, useEffect } from "react";
import { OverlayLevel } from "./useOverlay";

interface Unsaved {
  /** The overlay it is in; null on the page. */
  readonly level: string | null;
}

const unsaved = new Set<Unsaved>();
const waiting = new Set<() => void>();

/** Notes, while `isUnsaved`, that something here would be lost. */
export function useUnsaved(isUnsaved: boolean): void {
  const level = use(OverlayLevel);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mine = { level };
    unsaved.add(mine);
    return () => {
      unsaved.delete(mine);
      if (unsaved.size === 0) for (const task of waiting) task();
    };
  }, [isUnsaved, level]);
}

/** Whether closing an overlay would lose something. */
export function hasUnsaved(level: string): boolean {
  return [...unsaved].some((each) => each.level === level);
}

/** Runs a task at once, or as soon as there is nothing left to lose. */
export function whenAllSaved(task: () => void): void {
  if (unsaved.size === 0) task();
  else waiting.add(task);
}
