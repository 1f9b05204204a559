import { useRef, type MouseEvent, type PointerEvent } from "react";

/** Movement that makes a touch a swipe, in px. */
const SWIPE_FROM_PX = 10;
/** Part of its width by which a row is swiped away. */
const AWAY_PART = 0.4;

export interface SwipeAway {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent) => void;
}

interface Touch {
  readonly id: number;
  readonly x: number;
  isSwipe: boolean;
}

/**
 * Handlers for a row that a finger swipes to the left to be rid of it; `--swipe` follows the finger. The element lets the
 * page scroll by `touch-action: pan-y`, and the click that ends a swipe presses nothing.
 */
export function useSwipeAway(onAway: () => void): SwipeAway {
  const touch = useRef<Touch>(undefined);
  const hasSwiped = useRef(false);
  const distance = (event: PointerEvent) => {
    return touch.current?.id === event.pointerId ? Math.min(0, event.clientX - touch.current.x) : 0;
  };
  const end = (event: PointerEvent<HTMLElement>, isAway: boolean) => {
    hasSwiped.current = touch.current?.isSwipe === true;
    touch.current = undefined;
    event.currentTarget.style.removeProperty("--swipe");
    if (isAway) onAway();
  };
  return {
    onPointerDown: (event) => {
      hasSwiped.current = false;
      if (event.pointerType === "touch" && event.isPrimary)
        touch.current = { id: event.pointerId, x: event.clientX, isSwipe: false };
    },
    onPointerMove: (event) => {
      const moved = distance(event);
      if (!touch.current || moved === 0) return;
      touch.current.isSwipe ||= moved < -SWIPE_FROM_PX;
      if (!touch.current.isSwipe) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.setProperty("--swipe", `${String(moved)}px`);
    },
    onPointerUp: (event) => end(event, -distance(event) > event.currentTarget.offsetWidth * AWAY_PART),
    onPointerCancel: (event) => end(event, false),
    onClickCapture: (event) => {
      if (!hasSwiped.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
