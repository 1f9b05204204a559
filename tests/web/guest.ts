/** A guest whose device lost its connection before the app was opened: everything comes from the service worker. */
import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { expectOnDevice, installed, skipIntroduction } from "./people";

/** A Saturday: day 21 of 30, ten days to go with today. */
export const NOON = "2026-11-21T12:04:00+02:00";

/** Installs the app, takes the network away, starts it anew, and begins without an account. */
export async function startOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.clock.setFixedTime(NOON);
  await page.goto("/");
  await installed(page);
  await context.setOffline(true);
  await page.goto("/");
  await page.getByRole("button", { name: "Start without an account" }).click();
  await page.waitForURL("**/expenses");
  await skipIntroduction(page);
}

/** Sets a category's budget in the running month. */
export async function plan(page: Page, category: string, budget: string): Promise<void> {
  await page.goto("/planning");
  await planHere(page, category, budget);
}

/** Sets a category's budget in the month shown, in place. */
export async function planHere(page: Page, category: string, budget: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${category}, planned`) }).click();
  const keys = page.getByRole("group", { name: `Planned for ${category}` });
  await expect(keys).toBeVisible();
  await page.keyboard.type(budget);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(keys).toBeHidden();
  await expect(page.getByText("1 budget changed").first()).toBeVisible();
}

/** Makes a list of one item. */
export async function makeList(page: Page, name: string, item: string): Promise<void> {
  await page.goto("/planning/lists");
  await page.getByRole("button", { name: "New list" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("New item").fill(item);
  await page.getByLabel("New item").press("Enter");
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
  await expectOnDevice(page, name);
}

/** Adds an expense by a link and the keypad it fills in. */
export async function spend(page: Page, amount: string, category: string, note = ""): Promise<void> {
  await page.goto(`/add?amount=${amount}&category=${category}&note=${note}`);
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
}

/** The balance in the top bar. */
export function balance(page: Page): Locator {
  return page.getByRole("link", { name: /^Balance/ });
}

/** An amount as the app writes it: its thousands are parted by spaces that do not break. */
export function amount(text: string): string {
  return text.replaceAll(" ", "\u00a0").replace("-", "\u2212");
}
