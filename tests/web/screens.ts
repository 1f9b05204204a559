/** Pictures of screens, and what axe says about them. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, type TestInfo } from "@playwright/test";

export type Theme = "light" | "dark";

export const THEMES: readonly Theme[] = ["light", "dark"];

/** Pictures go to the docs when KEEP_SCREENS is set, else beside the results. */
function folderOf(info: TestInfo): string {
  return process.env["KEEP_SCREENS"] ? "docs/screens" : info.outputPath("screens");
}

/** Photographs a screen that stands still, and expects nothing of axe. */
export async function look(page: Page, info: TestInfo, name: string, theme: Theme): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => 0))),
  );
  const file = `${name}-${info.project.name}-${theme}.png`;
  await page.screenshot({ path: `${folderOf(info)}/${file}`, animations: "disabled" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

/** The theme as a person chose it on this device. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem("budget.theme", chosen);
  }, theme);
}
