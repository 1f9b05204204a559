/** Distance of a swipe that closes a sheet. */

/** Distance for a high sheet, and the part for a lower one. */
const FAR_PX = 400;
const FAR_PART = 0.7;
/** The drawer closes by itself from half its height, and before that for a flick alone. */
const DRAWER_PART = 0.5;
const FLICK_PX_PER_MS = 0.5;

export interface Swipe {
  /** Downwards, in px. */
  readonly distance: number;
  /** Height of the sheet, in px. */
  readonly height: number;
  /** Since the finger came down, in ms. */
  readonly elapsed: number;
}

/** Return whether a swipe that the drawer takes as the end closes the sheet: one that is far, or a flick. */
export function isSwipedAway({ distance, height, elapsed }: Swipe): boolean {
  const isFar = distance >= Math.min(FAR_PX, height * FAR_PART);
  const isFlick = distance <= height * DRAWER_PART || distance >= elapsed * FLICK_PX_PER_MS;
  return isFar || isFlick;
}
