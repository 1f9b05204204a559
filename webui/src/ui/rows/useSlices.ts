import { useEffect, useState } from "react";
import type { Span } from "./lines";

/** So many lines are drawn at once: a window full of them holds a slow phone up for longer than a tenth of a second. */
const SLICE_LINES = 4;

/**
 * The lines that stand while those `wanted` change: what stood already, and the others slice by slice, between which the
 * page answers. A jump begins anew with those in sight.
 */
export function useSlices(wanted: Span, inSight: Span): Span {
  const [standing, setStanding] = useState(wanted);
  const { from, to } = kept(standing, wanted) ?? slice(inSight);
  const isWhole = from === wanted.from && to === wanted.to;
  const { from: first, to: end } = wanted;
  useEffect(() => {
    if (isWhole) return undefined;
    const next = setTimeout(() => setStanding(grown({ from, to }, { from: first, to: end })));
    return () => clearTimeout(next);
  }, [isWhole, from, to, first, end]);
  return { from, to };
}

/** Return the rendered lines that are still needed; null when none is. */
function kept(standing: Span, wanted: Span): Span | null {
  const [from, to] = [Math.max(standing.from, wanted.from), Math.min(standing.to, wanted.to)];
  return from < to ? { from, to } : null;
}

function slice({ from, to }: Span): Span {
  return { from, to: Math.min(to, from + SLICE_LINES) };
}

/** A slice more of them: below first, then above. */
export function grown({ from, to }: Span, wanted: Span): Span {
  const below = Math.min(SLICE_LINES, wanted.to - to);
  return { from: Math.max(wanted.from, from - (SLICE_LINES - below)), to: to + below };
}
