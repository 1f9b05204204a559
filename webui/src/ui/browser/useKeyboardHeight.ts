import { useEffect, type RefObject } from "react";

/** Tells an element by `--keyboard` how high the keyboard of a phone stands over the end of the page. */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      // Zoomed in, the window is lower without a keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      element.current?.style.setProperty("--keyboard", `${String(Math.max(0, covered))}px`);
    };
    measure();
    const changes = ["resize", "scroll"] as const;
    for (const change of changes) view.addEventListener(change, measure);
    return () => {
      for (const change of changes) view.removeEventListener(change, measure);
    };
  }, [element]);
}
