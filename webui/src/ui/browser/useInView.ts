import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** Distance below the window at which an element already counts as reached. */
const AHEAD = "600px";

/** Runs whenever the element with this ref comes near the window. */
export function useInView<Element extends HTMLElement>(onReach: () => void): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
