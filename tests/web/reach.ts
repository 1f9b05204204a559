/** Reach of a finger, measured in the page itself: what can be pressed lies in the window, large enough and uncovered. */
import type { Page } from "@playwright/test";

export interface Unreached {
  /** Controls that are not whole in the window, or hidden by a scrolled box around them. */
  readonly outside: readonly string[];
  /** Controls whose centre, as far as it is in the window, lies under something else. */
  readonly covered: readonly string[];
  /** Controls lower than a finger. */
  readonly low: readonly string[];
}

export const ALL_REACHED: Unreached = { outside: [], covered: [], low: [] };

/**
 * Return the controls that a finger does not reach as the page stands, of the overlay on top where one is open. What a
 * row scrolls sideways is measured by its height alone; on a page that scrolls, what is below the fold is `outside`.
 */
export function unreached(page: Page, within = "body"): Promise<Unreached> {
  return page.evaluate(measure, within);
}

/** Runs in the page: it can use nothing from outside. */
function measure(within: string): Unreached {
  const TARGET_PX = 44;
  const TOLERANCE_PX = 0.5;
  const CONTROLS =
    "a[href], button, input:not([type=hidden]), select, textarea, " +
    "[role=tab], [role=switch], [role=button], [role=combobox], [role=option], [role=menuitem], [role=menuitemradio]";
  const OVERLAYS = ":is([role=dialog], [role=alertdialog]):not([role=region] *), [role=menu]";
  const top = [...document.querySelectorAll(OVERLAYS)].at(-1);
  const scope = top ?? document.querySelector(within) ?? document.body;
  const nameOf = (element: Element) => {
    const text = element.getAttribute("aria-label") ?? element.getAttribute("placeholder") ?? "";
    return `${element.tagName.toLowerCase()} "${(text || element.textContent).trim().slice(0, 40)}"`;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isHidden = element.closest("[inert], [aria-hidden=true]") !== null;
    return !isHidden && width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true });
  };
  const flows = (element: Element, axis: "overflowX" | "overflowY") =>
    getComputedStyle(element)[axis] !== "visible";
  /** The visible part of the window for an element, and whether a row around it scrolls sideways. */
  const frameOf = (element: Element) => {
    const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let isSideways = false;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (around === document.body || around === document.documentElement) break;
      const box = around.getBoundingClientRect();
      if (flows(around, "overflowX") && around.scrollWidth > around.clientWidth + 1) isSideways = true;
      if (flows(around, "overflowX")) {
        frame.left = Math.max(frame.left, box.left);
        frame.right = Math.min(frame.right, box.right);
      }
      if (flows(around, "overflowY")) {
        frame.top = Math.max(frame.top, box.top);
        frame.bottom = Math.min(frame.bottom, box.bottom);
      }
    }
    return { ...frame, isSideways };
  };
  /** A small chip takes presses around it through `::after`; a field through its label. */
  const heightOf = (element: Element) => {
    const { height } = (element.closest("label") ?? element).getBoundingClientRect();
    const after = getComputedStyle(element, "::after");
    const isAround = after.content !== "none" && after.position === "absolute";
    return isAround ? Math.max(height, Number.parseFloat(after.height)) : height;
  };
  const shown = [...scope.querySelectorAll(CONTROLS)].filter(isShown);
  const isOutside = (element: Element) => {
    const [box, frame] = [element.getBoundingClientRect(), frameOf(element)];
    const isBeside = box.left < frame.left - TOLERANCE_PX || box.right > frame.right + TOLERANCE_PX;
    const isAbove = box.top < frame.top - TOLERANCE_PX || box.bottom > frame.bottom + TOLERANCE_PX;
    return isAbove || (isBeside && !frame.isSideways);
  };
  const isCovered = (element: Element) => {
    const [box, frame] = [element.getBoundingClientRect(), frameOf(element)];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
    const hit = document.elementFromPoint(x, y);
    const label = element.closest("label");
    return !element.contains(hit) && label?.contains(hit) !== true;
  };
  return {
    outside: shown.filter(isOutside).map(nameOf),
    covered: shown.filter(isCovered).map(nameOf),
    low: shown.filter((element) => heightOf(element) < TARGET_PX - TOLERANCE_PX).map(nameOf),
  };
}
