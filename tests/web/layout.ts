/** Layout faults of a page, measured in the page itself. */
import type { Page } from "@playwright/test";

export interface Problems {
  /** Elements beyond the side of the window, which let the page scroll sideways. */
  readonly sideways: readonly string[];
  /** Texts wider than their box that do not end in an ellipsis. */
  readonly clipped: readonly string[];
  /** Controls that are smaller than a finger. */
  readonly small: readonly string[];
  /** Controls that are partly covered by another one. */
  readonly overlapping: readonly string[];
  /** Words that go over three lines, or whose last letter stands alone; addresses may. */
  readonly broken: readonly string[];
}

export const NO_PROBLEMS: Problems = { sideways: [], clipped: [], small: [], overlapping: [], broken: [] };

/** Side of what a finger hits. */
const TARGET_PX = 44;

/** Measures all that is shown, scrolled to or not; a control has these pixels at least. */
export function problemsOf(page: Page, targetPx = TARGET_PX): Promise<Problems> {
  return page.evaluate(measure, targetPx);
}

/** Runs in the page: it can use nothing from outside. */
function measure(targetPx: number): Problems {
  const all = [...document.querySelectorAll<HTMLElement>("body *")];
  const nameOf = (element: Element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ""} "${text}"`;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true });
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
    );
  const scrolls = (element: Element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
  const isMeantToBeCut = (element: Element) => {
    const style = getComputedStyle(element);
    return style.textOverflow === "ellipsis" || style.clipPath !== "none" || scrolls(element);
  };
  /** A small chip or link takes presses around it through `::after`. */
  const reach = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const after = getComputedStyle(element, "::after");
    const isAround = after.content !== "none" && after.position === "absolute";
    const grown = (size: number, around: string) =>
      isAround ? Math.max(size, Number.parseFloat(around)) : size;
    return { width: grown(width, after.width), height: grown(height, after.height) };
  };
  const isSmall = (element: Element) => {
    const around = element.closest("label") ?? element;
    const { width, height } = reach(around);
    return Math.min(width, height) < targetPx - 0.5;
  };
  const isWithinText = (element: Element) =>
    getComputedStyle(element).display === "inline" &&
    element.parentElement !== null &&
    hasText(element.parentElement);
  /** The text alone: what enlarges a target around it is no text. */
  const isWider = (element: Element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
    return inner.right > outer.right + 1 || inner.left < outer.left - 1;
  };
  const clipped = all.filter(
    (element) =>
      element instanceof HTMLElement &&
      hasText(element) &&
      isShown(element) &&
      getComputedStyle(element).display !== "inline" &&
      isWider(element) &&
      !isMeantToBeCut(element),
  );
  const pressed = all.filter((element) =>
    element.matches("a[href], button, input:not([type=hidden]), [role=tab], [role=switch], [role=button]"),
  );
  const small = pressed.filter((element) => isShown(element) && isSmall(element) && !isWithinText(element));
  /** Return the layer of an element: the page scrolls below fixed and sticky layers. */
  const layerOf = (element: Element): Element | null => {
    const { position } = getComputedStyle(element);
    if (position === "fixed" || position === "sticky") return element;
    return element.parentElement === null ? null : layerOf(element.parentElement);
  };
  /** Return the box of the visible part of an element: a folded list hides the rest. */
  const seenOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const frame = around.getBoundingClientRect();
      box.top = Math.max(box.top, frame.top);
      box.bottom = Math.min(box.bottom, frame.bottom);
    }
    return box;
  };
  const overlay = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  const areas = pressed
    .filter((element) => isShown(element) && (overlay === undefined || overlay.contains(element)))
    .map((element) => ({ element, layer: layerOf(element), box: seenOf(element) }));
  type Box = ReturnType<typeof seenOf>;
  const meet = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  /** A press on the rest of a row or card, below a control of its own. */
  const holds = (one: Box, other: Box) =>
    one.left <= other.left && one.top <= other.top && one.right >= other.right && one.bottom >= other.bottom;
  const overlapping = areas.filter(({ element, layer, box }, index) =>
    areas
      .slice(index + 1)
      .some(
        (other) =>
          layer === other.layer &&
          !element.contains(other.element) &&
          !holds(box, other.box) &&
          !holds(other.box, box) &&
          meet(box, other.box),
      ),
  );
  const linesOf = (node: Text, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const isBroken = (node: Text, from: number, word: string) => {
    const end = from + word.length;
    const lines = linesOf(node, from, end);
    return lines > 2 || (lines === 2 && linesOf(node, from, end - 1) === 1);
  };
  const brokenIn = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node instanceof Text)
      .flatMap((node) =>
        [...node.data.matchAll(/[\p{L}\d]{4,}(?=[\s\p{P}]|$)/gu)]
          .filter(({ index, 0: word }) => isBroken(node, index, word))
          .map(([word]) => word),
      );
  const broken = all.filter(
    (element) => isShown(element) && !element.textContent.includes("@") && brokenIn(element).length > 0,
  );
  const isWithinScroller = (element: Element): boolean =>
    element.parentElement !== null &&
    (scrolls(element.parentElement) || isWithinScroller(element.parentElement));
  const root = document.documentElement;
  const beyond = all.filter(
    (element) =>
      isShown(element) &&
      element.getBoundingClientRect().right > root.clientWidth + 1 &&
      !isWithinScroller(element),
  );
  return {
    sideways: root.scrollWidth > root.clientWidth ? beyond.map(nameOf) : [],
    clipped: clipped.map(nameOf),
    small: small.map(nameOf),
    overlapping: overlapping.map(({ element }) => nameOf(element)),
    broken: broken.map(nameOf),
  };
}
