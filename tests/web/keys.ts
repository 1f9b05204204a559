/** A person without a pointer: Tab, arrows, Enter, Space and Escape, and what is focused is always seen. */
import { expect, type Locator, type Page } from "@playwright/test";

/** More Tabs than any screen needs. */
const TABS = 80;

/** Tabs on until this is focused; it is in sight then, and marked. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let tabs = 0; tabs < TABS && !(await isFocused(target)); tabs += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await expect.poll(() => target.evaluate(isMarked), `${String(target)} is marked`).toBe(true);
}

/** Tabs to it and presses it. */
export async function pressKey(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and types in place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Press Enter until it has an effect: one as fast as the second of a double tap has none. */
export async function enter(page: Page, heeded: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Enter");
    await heeded();
  }).toPass();
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((found) => found.length === 1 && found[0] === document.activeElement);
}

/** Return whether a focus ring is drawn around the element: its own, or that of a parent or the next sibling. */
function isMarked(element: Element): boolean {
  const drawn = [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.parentElement?.parentElement,
  ];
  return drawn.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow, borderTopWidth } = getComputedStyle(one);
    const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return hasOutline || boxShadow.includes("inset") || Number.parseFloat(borderTopWidth) >= 2;
  });
}
