/**
 * Keeps a tap or a key that comes twice from reaching what the first one brought under the finger. When a sheet opens or
 * closes, or a page changes, the place that was just tapped takes nothing more for a moment; while a sheet leaves, nothing
 * does. What takes the taps instead are elements beside the body, so that no modal makes them inert.
 */
import css from "./tapGuard.module.css";

/** The taps of one hand come closer than this; each that is held back starts it anew. */
const AGAIN_MS = 500;

/** As long as a sheet takes to leave: `--t-base`, and a frame or two. */
const LEAVING_MS = 250;

/** Presses of something that is focused. */
const PRESSES = new Set(["Enter", " "]);

const POINTER_EVENTS = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
];

type Gesture = { readonly at: number } & (
  { readonly key: string } | { readonly x: number; readonly y: number }
);

let last: Gesture | undefined;
let heldKey: { readonly key: string; until: number } | undefined;

/** Starts watching what is pressed, once and before the first render; returns what ends it. */
export function watchTaps(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  for (const type of POINTER_EVENTS) window.addEventListener(type, onPointer, options);
  window.addEventListener("keydown", onKey, options);
  return () => watching.abort();
}

/** Something comes or goes under the finger: what was pressed just now is not pressed again. */
export function guardTaps(change: "opening" | "closing"): void {
  if (change === "closing") leaving.show(LEAVING_MS);
  guardSpot();
}

/** Guards the place that was just pressed alone: what stood there leaves, and something else comes under the finger. */
export function guardSpot(): void {
  if (last === undefined || performance.now() - last.at > AGAIN_MS) return;
  if ("key" in last) heldKey = { key: last.key, until: performance.now() + AGAIN_MS };
  else spot.show(AGAIN_MS, last);
}

function onPointer(event: Event): void {
  const isHeldBack = leaving.is(event.target) || spot.is(event.target);
  if (isHeldBack) {
    event.stopImmediatePropagation();
    if (event.type === "mousedown") event.preventDefault();
  }
  if (!(event instanceof MouseEvent) || (event.type !== "pointerdown" && event.type !== "click")) return;
  // The click of a key stands where its button stands, not under a finger.
  if (event.type === "click" && event.detail === 0) return;
  last = { at: performance.now(), x: event.clientX, y: event.clientY };
  if (isHeldBack) spot.show(AGAIN_MS, last);
}

function onKey(event: KeyboardEvent): void {
  if (!PRESSES.has(event.key)) return;
  last = { at: performance.now(), key: event.key };
  if (heldKey?.key !== event.key || performance.now() > heldKey.until) return;
  heldKey.until = performance.now() + AGAIN_MS;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** An element nobody sees, which takes taps for a while. */
function cover(className: string | undefined) {
  let element: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const hide = () => {
    clearTimeout(timer);
    element?.remove();
    element = undefined;
  };
  return {
    hide,
    is: (target: EventTarget | null) => element !== undefined && target === element,
    show: (ms: number, at?: { readonly x: number; readonly y: number }) => {
      clearTimeout(timer);
      element ??= document.documentElement.appendChild(document.createElement("div"));
      element.className = className ?? "";
      if (at) Object.assign(element.style, { left: `${at.x}px`, top: `${at.y}px` });
      timer = setTimeout(hide, ms);
    },
  };
}

const leaving = cover(css["Leaving"]);
const spot = cover(css["Spot"]);
