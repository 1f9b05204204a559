import { useSyncExternalStore } from "react";

/** The breakpoint of tokens.css: from here a rail and columns, below it a bottom bar and sheets. */
const WIDE = "(min-width: 900px)";

/** Return whether the window has room for the rail and for two columns. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
