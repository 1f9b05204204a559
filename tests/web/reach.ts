/** Reach of a finger on a screen: what a press hits, and where the main action stands, measured in the page itself. */
import { expect, type Page } from "@playwright/test";
import { problemsOf } from "./layout";

export interface Reach {
  /** Controls that a press on their middle misses: under something, or where no scrolling brings them out. */
  readonly covered: readonly string[];
  /** Filled buttons of a form, a sheet or a bar of actions that are not whole inside the window. */
  readonly outside: readonly string[];
  /** Bars that stand over what scrolls and leave it less than half of the window. */
  readonly high: readonly string[];
  /** Controls that are not whole in sight before any scrolling; what a row scrolls sideways may be. */
  readonly cut: readonly string[];
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Windows of phones, with and without the bars of a browser. */
export const PHONES: readonly Screen[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
  { width: 412, height: 732 },
  { width: 390, height: 844 },
];

export const LAPTOP: Screen = { width: 1280, height: 720 };

/** Return the faults of what is shown, in windows of these sizes. The window keeps the last size. */
export async function faultsAt(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const { sideways, small } = await problemsOf(page);
    const { covered, outside, high } = await reachOf(page);
    const found = Object.entries({ covered, outside, high, sideways, small });
    const at = `${String(screen.width)}x${String(screen.height)}`;
    for (const [kind, names] of found) for (const name of names) wrong.push(`${at} ${kind}: ${name}`);
  }
  return wrong;
}

/** Expect no faults of what is shown, in the window it has and in a small phone's or a laptop's. */
export async function expectReachable(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? LAPTOP;
  const small = usual.width < 600 ? { width: 360, height: 640 } : LAPTOP;
  expect(await faultsAt(page, [small, usual])).toEqual([]);
}

/** Measures the overlay on top, or else this part of the page, at rest; leaves nothing scrolled behind. */
export function reachOf(page: Page, within = "body"): Promise<Reach> {
  return page.evaluate(measure, within);
}

/** Runs in the page: it can use nothing from outside. */
async function measure(within: string): Promise<Reach> {
  const PRESSED =
    "a[href], button, input:not([type=hidden]), textarea, select, summary, [role=tab], [role=switch], [role=button], [role=option], [role=menuitem]";
  const HIGHEST_SHARE = 0.5;
  /** Days of a list stick below it. */
  const TOP_BAR_PX = 56;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Let what arrives or leaves arrive or leave at once; a spinner never ends. */
  const rest = async () => {
    for (let calm = 0; calm < 2;) {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      for (const animation of moving) animation.finish();
      await frame();
      calm = moving.length === 0 ? calm + 1 : 0;
    }
  };
  await rest();
  const { innerWidth, innerHeight } = window;
  const scope =
    [...document.querySelectorAll("[role=listbox], [role=menu]")]
      .filter((element) => element.checkVisibility())
      .at(-1) ??
    [...document.querySelectorAll(":is([role=dialog], [role=alertdialog]):not([role=region] *)")].at(-1) ??
    document.querySelector(within) ??
    document.body;
  const nameOf = (element: Element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ""} "${text}"`;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  /** Return what a finger aims at: the label of a field that is not seen itself. */
  const targetOf = (element: Element) => {
    const label = element.closest("label");
    const isHidden = !isShown(element) || getComputedStyle(element).opacity === "0";
    return label !== null && isHidden ? label : element;
  };
  const targets = new Set(
    [...scope.querySelectorAll(PRESSED)]
      .map(targetOf)
      .filter((element) => isShown(element) && getComputedStyle(element).pointerEvents !== "none"),
  );
  type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
  const cut = (box: Box, by: Box): Box => ({
    left: Math.max(box.left, by.left),
    top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right),
    bottom: Math.min(box.bottom, by.bottom),
  });
  const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clips = (element: Element) =>
    getComputedStyle(element).overflowY !== "visible" || getComputedStyle(element).overflowX !== "visible";
  /** Return the part of an element that no scroller and no edge of the window cuts off. */
  const seenOf = (element: Element): Box => {
    let box = cut(element.getBoundingClientRect(), WINDOW);
    let isFixed = getComputedStyle(element).position === "fixed";
    for (let around = element.parentElement; around !== null && !isFixed; around = around.parentElement) {
      if (clips(around) && around !== document.body && around !== document.documentElement)
        box = cut(box, around.getBoundingClientRect());
      isFixed = getComputedStyle(around).position === "fixed";
    }
    return box;
  };
  const middleOf = (element: Element) => {
    // Of a text over two lines the middle of its box may be beside both: a finger aims at the first.
    const [first] = element.getClientRects();
    const isText = getComputedStyle(element).display === "inline" && element.getClientRects().length > 1;
    const { left, top, width, height } = isText && first ? first : element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isInside = ({ x, y }: { x: number; y: number }, box: Box) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  /** Stands beside the body for half a second where a tap opened something (ui/overlays/tapGuard). */
  const isTapGuard = (element: Element) => element.matches(":root > :not(body)");
  const blockerOf = (element: Element): Element | null => {
    const { x, y } = middleOf(element);
    const hit = document.elementsFromPoint(x, y).find((each) => !isTapGuard(each)) ?? null;
    if (hit === null || element.contains(hit)) return null;
    // A control inside a row or a label that is pressed as a whole, or a label around its field.
    const label = element.closest("label");
    if (label?.contains(hit) === true) return null;
    const inner = hit.closest(PRESSED);
    return inner !== null && element.contains(inner) ? null : hit;
  };
  const layerOf = (element: Element): Element | null => {
    const { position } = getComputedStyle(element);
    if (position === "fixed" || position === "sticky") return element;
    return element.parentElement === null ? null : layerOf(element.parentElement);
  };
  const scrollerOf = (element: Element): Element => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (around === document.body) break;
      if (["auto", "scroll"].includes(getComputedStyle(around).overflowY)) return around;
    }
    return document.documentElement;
  };
  const tabs = [...document.querySelectorAll("nav")].find(
    (element) => getComputedStyle(element).position === "fixed",
  );
  const tabsHeight = tabs === undefined || !isShown(tabs) ? 0 : tabs.getBoundingClientRect().height;
  /** A bar along an edge of what scrolls below it, or along the tabs: rows go under it and come out again. */
  const isBar = (element: Element) => {
    const { position } = getComputedStyle(element);
    const scroller = position === "fixed" ? document.documentElement : scrollerOf(element);
    const isPage = scroller === document.documentElement;
    const around = isPage ? WINDOW : cut(scroller.getBoundingClientRect(), WINDOW);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isAtTop = top - around.top < 24 + (isPage ? TOP_BAR_PX : 0);
    const isDocked = isAtTop || around.bottom - bottom < 24 + (isPage ? tabsHeight : 0);
    return isDocked && right - left > (around.right - around.left) * 0.5;
  };
  /** As wide as what scrolls below it, or as this part of it: a button that floats over a row is no bar. */
  const isUnder = (element: Element, layer: Element) => {
    const [one, bar] = [element.getBoundingClientRect(), layer.getBoundingClientRect()];
    const spans = bar.left <= one.left + 1 && bar.right >= one.right - 1;
    return spans || bar.width > scrollerOf(element).clientWidth * 0.8;
  };
  const scrollers = [...document.querySelectorAll("*")].filter(
    (element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
  );
  const rows = scrollers.filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      ["auto", "scroll"].includes(getComputedStyle(element).overflowX),
  );
  const places = scrollers.map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  const comesOut = (element: Element): boolean => {
    for (const block of ["center", "end", "start"] as const) {
      element.scrollIntoView({ block, inline: "center", behavior: "instant" });
      if (isInside(middleOf(element), seenOf(element)) && blockerOf(element) === null) return true;
    }
    return false;
  };
  const covered: string[] = [];
  const hidden: Element[] = [];
  for (const element of targets) {
    if (!isInside(middleOf(element), seenOf(element))) {
      hidden.push(element);
      continue;
    }
    const blocker = blockerOf(element);
    if (blocker === null) continue;
    const layer = layerOf(blocker);
    if (layer !== null && !layer.contains(element) && isBar(layer) && isUnder(element, layer))
      hidden.push(element);
    else covered.push(`${nameOf(element)} under ${nameOf(blocker)}`);
  }
  const main = [
    ...scope.querySelectorAll(
      ":is(form, footer, [role=dialog], [role=alertdialog]) :is(button, a)[data-kind]",
    ),
  ].filter(
    (element) =>
      isShown(element) &&
      (element.getAttribute("data-kind") === "primary" ||
        (element.getAttribute("data-kind") === "danger" && element.matches("[type=submit]"))),
  );
  const isWhole = (element: Element, isSideways = false) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const seen = seenOf(element);
    const isAcross = isSideways || (left >= seen.left - 1 && right <= seen.right + 1);
    return isAcross && top >= seen.top - 1 && bottom <= seen.bottom + 1;
  };
  const outside = main.filter((element) => !isWhole(element) || blockerOf(element) !== null);
  const isInRow = (element: Element) => {
    const row = rows.find((each) => each.contains(element));
    return row !== undefined && isWhole(row);
  };
  const cutOff = [...targets].filter((element) => !isWhole(element, isInRow(element)));
  const bars = [...scope.querySelectorAll("*")].filter(
    (element) =>
      ["fixed", "sticky"].includes(getComputedStyle(element).position) &&
      isShown(element) &&
      isBar(element) &&
      element !== scope &&
      getComputedStyle(element).overflowY === "visible" &&
      element.querySelector("main") === null,
  );
  const taken = bars
    .map((element) => cut(element.getBoundingClientRect(), WINDOW))
    .reduce((sum, { top, bottom }) => sum + Math.max(0, bottom - top), 0);
  const high = taken > innerHeight * HIGHEST_SHARE ? bars.map(nameOf) : [];
  for (const element of hidden) if (!comesOut(element)) covered.push(`${nameOf(element)} at no place`);
  for (const { element, top, left } of places) element.scrollTo({ top, left, behavior: "instant" });
  return { covered, outside: outside.map(nameOf), high, cut: cutOff.map(nameOf) };
}
