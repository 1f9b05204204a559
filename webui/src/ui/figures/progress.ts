/** Geometry of spent against planned, in percent of the whole ring or bar. Shared by Ring and Bar. */

export interface Progress {
  /** The part in the category's hue. */
  readonly within: number;
  /** The part beyond the plan; 0 while inside it. */
  readonly beyond: number;
}

const WHOLE = 100;

/**
 * `ratio` is spent divided by planned, not capped. Up to 1 it is the share drawn; above, the whole is what was
 * spent and the hue ends where the plan ended:
 *
 *     0.62 → 62 within        1.25 → 80 within, 20 beyond        Infinity (nothing planned) → 100 beyond
 */
export function progress(ratio: number): Progress {
  if (!(ratio > 0)) return { within: 0, beyond: 0 };
  if (ratio <= 1) return { within: ratio * WHOLE, beyond: 0 };
  const within = WHOLE / ratio;
  return { within, beyond: WHOLE - within };
}
