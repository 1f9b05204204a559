/**
 * Open overlays of the page, lowest first: sheets, dialogs and menus. The one on top owns the keyboard, the way back
 * and every tap. `useOverlay` puts a component in here while it is open.
 */

export interface Overlay {
  /** Tells it from the others: see `OverlayLevel`. */
  readonly level: string;
  /** Closes it, or asks first when something typed would be lost. */
  readonly requestClose: () => void;
}

let overlays: readonly Overlay[] = [];
const listeners = new Set<() => void>();

/** Puts an overlay on top; gives what takes it out. */
export function openOverlay(overlay: Overlay): () => void {
  replace([...overlays, overlay]);
  return () => replace(overlays.filter((each) => each !== overlay));
}

export function topOverlay(): Overlay | undefined {
  return overlays.at(-1);
}

/** Return whether the content of an overlay is in use; the page itself, null, always is. */
export function isOpenLevel(level: string | null): boolean {
  return level === null || overlays.some((each) => each.level === level);
}

/** Runs whenever one opens or closes. */
export function onOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function replace(next: readonly Overlay[]): void {
  overlays = next;
  for (const listener of listeners) listener();
}
