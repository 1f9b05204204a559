import { useState, type PointerEvent } from "react";
import { placeAt, shiftOf, within, type Place } from "./places";

interface Drag {
  readonly from: number;
  /** Where it would stand if it were dropped now. */
  readonly to: number;
  /** In px, from where it lay. */
  readonly offset: number;
  /** Height of the dragged row, in px. */
  readonly height: number;
}

/** So near to the edge of what scrolls, a drag scrolls it, by so much in each frame. */
const EDGE_PX = 56;
const SCROLL_PX = 8;

/** Drags a row of a list by its handle, with mouse, pen or finger; Escape puts it back. */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || drag !== null) return;
    event.preventDefault();
    const list = event.currentTarget.closest("ul");
    if (list === null) return;
    follow(event.currentTarget, list, event.nativeEvent, from, setDrag, (to) => {
      setDrag(null);
      if (to !== null && to !== from) onDrop(from, to);
    });
  };
  return { drag, start };
}

/** Return the distance of a row from where it lay when the drag began, in px. */
export function offsetOf(index: number, drag: Drag | null): number {
  if (drag === null) return 0;
  return index === drag.from ? drag.offset : shiftOf(index, drag.from, drag.to, drag.height);
}

/** Follows a pointer until it is up; `end` gets the place, null when the drag was broken off. */
function follow(
  handle: HTMLElement,
  list: HTMLElement,
  down: globalThis.PointerEvent,
  from: number,
  show: (drag: Drag) => void,
  end: (to: number | null) => void,
): void {
  const places: Place[] = [...list.children].map((row) => {
    const { offsetTop: top, offsetHeight: height } = row as HTMLElement;
    return { top, height };
  });
  const scroller = scrollerOf(list);
  const [startY, startScroll] = [down.clientY, scroller.scrollTop];
  let [y, to, frame] = [startY, from, 0];
  const place = () => {
    const offset = within(places, from, y - startY + scroller.scrollTop - startScroll);
    to = placeAt(places, from, offset);
    show({ from, to, offset, height: places[from]?.height ?? 0 });
  };
  const scroll = () => {
    const before = scroller.scrollTop;
    scroller.scrollTop += scrollStep(y, scroller.getBoundingClientRect());
    if (scroller.scrollTop !== before) place();
    frame = requestAnimationFrame(scroll);
  };
  const over = new AbortController();
  const finish = (result: number | null) => {
    over.abort();
    cancelAnimationFrame(frame);
    end(result);
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement | Window,
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, hear as EventListener, { signal: over.signal, capture: true });
  handle.setPointerCapture(down.pointerId);
  listen(handle, "pointermove", (event) => {
    y = event.clientY;
    place();
  });
  listen(handle, "pointerup", () => finish(to));
  listen(handle, "pointercancel", () => finish(null));
  listen(window, "keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    finish(null);
  });
  place();
  frame = requestAnimationFrame(scroll);
}

function scrollStep(y: number, { top, bottom }: DOMRect): number {
  if (y < top + EDGE_PX) return -SCROLL_PX;
  return y > bottom - EDGE_PX ? SCROLL_PX : 0;
}

function scrollerOf(element: HTMLElement): HTMLElement {
  let found: HTMLElement | null = element;
  while (found !== null && !/auto|scroll/.test(getComputedStyle(found).overflowY))
    found = found.parentElement;
  return found ?? document.documentElement;
}
