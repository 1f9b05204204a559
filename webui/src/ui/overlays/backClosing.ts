/**
 * The way back (browser, Android, a swipe) closes what is on top instead of leaving the page. While something stands open
 * the history has one entry more, at the same address; going back from it closes the topmost overlay, and returns to it
 * while others are open. The router never hears of that entry. It stays when everything was closed by hand, serves what
 * opens next, and is passed over on the way back: leaving it at once would be a step nobody asked for, and an address
 * opened in that moment would be lost.
 */
import { flushSync } from "react-dom";
import { onOverlays, topOverlay } from "./stack";

/** Name that the two entries share, kept beside the router's own state. */
interface Marks {
  /** This entry stands for what is open over the page. */
  overlay?: string | undefined;
  /** This is the page's own entry below such a one. */
  overlayBase?: string | undefined;
}

/** The added entry one is on, as it was last seen; null on an entry of a page. */
let added: { readonly name: string; readonly state: Marks; readonly href: string } | null = null;
let isReturning = false;

/** Starts listening; called once, before the router does. */
export function closeOnBack(): void {
  look();
  window.addEventListener("popstate", onPop);
  onOverlays(onChange);
  onChange();
}

/** The router changed the address: an entry that took the added one's place stands for it. */
export function keepAddedEntry(isReplaced: boolean, href: string): void {
  if (isReplaced && added !== null) {
    window.history.replaceState({ ...marksHere(), overlay: added.name }, "", href);
  }
  look();
  onChange();
}

function onChange(): void {
  if (topOverlay() !== undefined && added === null && !isReturning) add();
}

function add(): void {
  // Not `crypto.randomUUID`: it is missing over plain http.
  const name = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const page = marksHere();
  window.history.replaceState({ ...page, overlayBase: name }, "");
  window.history.pushState({ ...page, overlay: name }, "");
  look();
}

function onPop(event: PopStateEvent): void {
  const [from, wasReturning] = [added, isReturning];
  isReturning = false;
  if (wasReturning) {
    event.stopImmediatePropagation();
    look();
    // It closed by a new address, which the page's own entry has by now.
    if (topOverlay() === undefined) window.history.back();
  } else if (from !== null && marksHere().overlayBase === from.name) {
    event.stopImmediatePropagation();
    takeOver(from);
    closeTop();
  } else {
    look();
    onChange();
  }
}

/** The page's entry says what the router last said on the added one. */
function takeOver({ name, state, href }: NonNullable<typeof added>): void {
  window.history.replaceState({ ...state, overlay: undefined, overlayBase: name }, "", href);
  added = null;
}

/** Nothing open: on to where the way back leads. */
function closeTop(): void {
  const top = topOverlay();
  if (top === undefined) {
    window.history.back();
    return;
  }
  isReturning = true;
  flushSync(top.requestClose);
  if (topOverlay() === undefined) isReturning = false;
  else window.history.forward();
}

function marksHere(): Marks {
  return (window.history.state ?? {}) as Marks;
}

function look(): void {
  const state = marksHere();
  added = state.overlay === undefined ? null : { name: state.overlay, state, href: window.location.href };
}
