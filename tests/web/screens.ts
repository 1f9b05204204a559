/** Pictures of screens, and what axe says about them. */
import { existsSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";

export type Theme = "light" | "dark";

export const THEMES: readonly Theme[] = ["light", "dark"];

/** Where a picture goes: `make screens` takes those anew that the docs show, all others stay beside the results. */
function pathOf(info: TestInfo, file: string): string {
  const shown = `docs/screens/${file}`;
  return process.env["KEEP_SCREENS"] && existsSync(shown) ? shown : info.outputPath("screens", file);
}

/** Photographs a screen that is there and stands still, and expects nothing of axe. */
export async function look(page: Page, info: TestInfo, name: string, theme: Theme): Promise<void> {
  await expect(page.locator("h1").first()).toBeAttached();
  await photograph(page, info, name, theme);
  expect(await violations(page)).toEqual([]);
}

/** Return the overlays on a screen: sheets and dialogs; toasts are dialogs in a region of their own. */
export function overlays(page: Page): Locator {
  return page.locator(":is([role=dialog], [role=alertdialog]):not([role=region] *)");
}

/** Wait until no animation runs. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => 0))),
  );
}

export async function photograph(page: Page, info: TestInfo, name: string, theme: Theme): Promise<void> {
  await stillness(page);
  const file = `${name}-${info.project.name}-${theme}.png`;
  await page.screenshot({ path: pathOf(info, file), animations: "disabled" });
}

/** Return the findings of axe, best practices included, or of these rules alone. */
export async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  await stillness(page);
  const axe = new AxeBuilder({ page });
  const found = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/** The theme as a person chose it on this device. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem("budget.theme", chosen);
  }, theme);
}
