/** A hand on the phone: taps that come twice, and what they must not do. */
import { expect, type Locator, type Page } from "@playwright/test";
import { enterAsGuest } from "./people";

export const keypadKeys = (page: Page) => page.getByRole("group", { name: /^Amount in/ });
export const keypadSheet = (page: Page) => page.getByRole("dialog", { name: "New expense" });
export const addButton = (page: Page) => page.getByRole("button", { name: "Add expense" }).last();
export const amountSpoken = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Time until the effect of a tap is on the screen. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        resolve();
      });
    });
  });

/** Taps one place several times in a row, wherever the first tap leads. */
export async function tapTimes(page: Page, target: Locator, times: number): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to tap");
  for (let tap = 0; tap < times; tap += 1) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.evaluate(twoFrames);
  }
}

export async function typeAmount(page: Page, keys: string): Promise<void> {
  for (const key of keys) {
    await keypadKeys(page)
      .getByRole("button", { name: key === "." ? "Decimal point" : key, exact: true })
      .click();
  }
}

/** The field *What was it?*: a typed line, payee and note in one. */
export const wordsField = (page: Page) => page.getByRole("combobox", { name: "What was it?" });

/** Writes into the field, and leaves it: the keys are back. */
export async function writeWords(page: Page, text: string): Promise<void> {
  await wordsField(page).fill(text);
  await wordsField(page).blur();
}

/** Opens what is seldom wanted: *Payee*, *Note*. */
export async function openDetail(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More details" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Types an amount in place of the one that stands there. */
export async function retypeAmount(page: Page, keys: string): Promise<void> {
  await page.keyboard.press("Delete");
  await typeAmount(page, keys);
}

/** A new guest on the expenses, with the keypad open for Food. */
export async function openKeypad(page: Page, keys = ""): Promise<void> {
  await enterAsGuest(page);
  await page.getByRole("button", { name: /^Food,/ }).click();
  await expect(keypadKeys(page)).toBeVisible();
  await typeAmount(page, keys);
}

/** Expect the history to hold exactly these entries; it is opened anew, so that pending work is done. */
export async function expectBooked(page: Page, entries: number): Promise<void> {
  await page.goto("/history");
  await expect(page.getByRole("heading", { name: "History" })).toBeAttached();
  const rows = page.getByRole("list", { name: /^Today/ }).getByRole("button");
  if (entries === 0) await expect(page.getByText("Nothing here yet")).toBeVisible();
  else await expect(rows).toHaveCount(entries);
}
