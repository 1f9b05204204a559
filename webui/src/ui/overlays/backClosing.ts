/**
 * The way back (browser, Android, a swipe) closes what is on top instead of leaving the page. While something stands open
 * the history has one entry more, at the same address; going back from it closes the topmost overlay, and returns to it
 * while others are open. The router never hears of that entry. A moment after everything closed it is left again, and
 * whoever goes back before that goes on to where they meant to go.
 */
import { flushSync } from "react-dom";
import { onOverlays, topOverlay } from "./stack";
import { holdTaps } from "./tapGuard";

/** The entry is left when the person did nothing else for so long: leaving takes a moment, in which nothing must navigate. */
const UNWIND_MS = 300;

/** What the two entries carry beside what the router keeps in them: a name they share. */
interface Marks {
  /** This entry stands for what is open over the page. */
  overlay?: string | undefined;
  /** This is the page's own entry below such a one. */
  overlayBase?: string | undefined;
}

/** The added entry one is on, as it was last seen; null on an entry of a page. */
let added: { readonly name: string; readonly state: Marks; readonly href: string } | null = null;
let travelling: "no" | "leaving" | "returning" = "no";
/** Lets taps through again once the entry is left. */
let letGo: () => void = () => undefined;
let hasJustLeft = false;
let timer: ReturnType<typeof setTimeout>;

/** Starts listening; called once, before the router does. */
export function closeOnBack(): void {
  look();
  window.addEventListener("popstate", onPop);
  onOverlays(onChange);
  onChange();
}

/** The router changed the address: an entry that took the added one's place stands for it. */
export function keepAddedEntry(isReplaced: boolean): void {
  if (isReplaced && added !== null) {
    window.history.replaceState({ ...marksHere(), overlay: added.name }, "");
  }
  look();
  onChange();
}

/** Whether a page was opened in the very moment the added entry was left: going back undid that. */
export function isUndone(pathname: string): boolean {
  const isGone = hasJustLeft && window.location.pathname !== pathname;
  hasJustLeft = false;
  return isGone;
}

function onChange(): void {
  clearTimeout(timer);
  if (topOverlay() === undefined) timer = setTimeout(leave, UNWIND_MS);
  else if (added === null && travelling === "no") add();
}

function add(): void {
  const name = crypto.randomUUID();
  const page = marksHere();
  window.history.replaceState({ ...page, overlayBase: name }, "");
  window.history.pushState({ ...page, overlay: name }, "");
  look();
}

function leave(): void {
  if (added === null || topOverlay() !== undefined || travelling !== "no") return;
  travelling = "leaving";
  letGo = holdTaps();
  window.history.back();
}

function onPop(event: PopStateEvent): void {
  const [from, how] = [added, travelling];
  travelling = "no";
  letGo();
  hasJustLeft = how === "leaving";
  if (how === "returning") {
    event.stopImmediatePropagation();
    look();
    onChange();
  } else if (from !== null && marksHere().overlayBase === from.name) {
    event.stopImmediatePropagation();
    takeOver(from);
    if (how === "leaving") onChange();
    else closeTop();
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
  travelling = "returning";
  flushSync(top.requestClose);
  if (topOverlay() === undefined) travelling = "no";
  else window.history.forward();
}

function marksHere(): Marks {
  return (window.history.state ?? {}) as Marks;
}

function look(): void {
  const state = marksHere();
  added = state.overlay === undefined ? null : { name: state.overlay, state, href: window.location.href };
}
