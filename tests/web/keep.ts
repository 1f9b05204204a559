/** Picture of a screen in both themes. */
import { test, type Page } from "@playwright/test";
import { look, THEMES } from "./screens";

export async function keep(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await look(page, test.info(), name, theme);
  }
}
