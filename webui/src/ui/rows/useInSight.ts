import { useMemo, useSyncExternalStore } from "react";
import { lineAt, type LineHeights, type Lines, type RowGroup, type Span } from "./lines";

export interface InSight extends Span {
  /** Width of the window: lines of another one have other heights. */
  readonly width: number;
}

/** Return the lines in the window while it scrolls; `top` is the distance of the list from the top of the page. */
export function useInSight(lines: Lines<RowGroup>, heights: LineHeights, top: number): InSight {
  const key = useSyncExternalStore(onMove, () => inSight(lines, heights, top).join(" "));
  return useMemo(() => {
    const [from = 0, to = 0, width = 0] = key.split(" ").map(Number);
    return { from, to, width };
  }, [key]);
}

function onMove(look: () => void): () => void {
  window.addEventListener("scroll", look, { passive: true });
  window.addEventListener("resize", look);
  return () => {
    window.removeEventListener("scroll", look);
    window.removeEventListener("resize", look);
  };
}

/** Return the first line, the one after the last, and the width of the window. */
function inSight(lines: Lines<RowGroup>, heights: LineHeights, top: number): readonly number[] {
  const { scrollY, innerHeight, innerWidth } = window;
  const start = scrollY - top;
  const to = Math.min(lines.count, lineAt(lines, start + innerHeight, heights) + 1);
  return [lineAt(lines, start, heights), to, innerWidth];
}
