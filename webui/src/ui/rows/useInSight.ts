import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { lineAt, type LineHeights, type Lines, type RowGroup, type Span } from "./lines";

export interface InSight extends Span {
  /** Width of the window: lines of another one have other heights. */
  readonly width: number;
}

/** Return the lines in the window while it scrolls; `top` is the distance of the list from the top of the page. */
export function useInSight(lines: Lines<RowGroup>, heights: LineHeights, top: number): InSight {
  const [seen, setSeen] = useState(() => inSight(lines, heights, top));
  const look = useEffectEvent(() => {
    const now = inSight(lines, heights, top);
    setSeen((before) => (isSame(before, now) ? before : now));
  });
  useLayoutEffect(() => {
    look();
  }, [lines, heights, top]);
  useEffect(() => {
    const onMove = () => {
      look();
    };
    window.addEventListener("scroll", onMove, { passive: true });
    window.addEventListener("resize", onMove);
    return () => {
      window.removeEventListener("scroll", onMove);
      window.removeEventListener("resize", onMove);
    };
  }, []);
  return seen;
}

function inSight(lines: Lines<RowGroup>, heights: LineHeights, top: number): InSight {
  const { scrollY, innerHeight, innerWidth: width } = window;
  const start = scrollY - top;
  const to = Math.min(lines.count, lineAt(lines, start + innerHeight, heights) + 1);
  return { from: lineAt(lines, start, heights), to, width };
}

function isSame(one: InSight, other: InSight): boolean {
  return one.from === other.from && one.to === other.to && one.width === other.width;
}
