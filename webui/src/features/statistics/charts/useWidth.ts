import { useEffect, useRef, useState, type RefObject } from "react";

const FONT_PX = 16;

/** Return the person's text size relative to the usual one. */
function fontScale(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || FONT_PX) / FONT_PX;
}

/** The width of an element in px of a usual text size, so that a drawing fills it and its texts keep theirs. */
export function useWidth(start: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(start);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(entry.contentRect.width / fontScale(), 1));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
