/** The main job on a small phone: an expense in two taps besides its digits, whatever the hand does in between. */
import { Buffer } from "node:buffer";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { addButton, amountSpoken, expectBooked, keypadSheet, tapTimes, typeAmount, wordsField } from "./hand";
import { logIn, openShared } from "./household";
import { enterAsGuest } from "./people";

const ENTRIES = 400;
const DAY_MS = 86_400_000;

test.beforeEach(async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide windows have the keypad open");
  await page.setViewportSize({ width: 360, height: 640 });
});

/** Taps the round of a category: the first of the two taps. */
async function tapFood(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Food, \S+ (left|spent|over)|^Food, nothing/ }).tap();
  await expect(keypadSheet(page)).toBeVisible();
}

/** A bank's file of the last year: an entry a day, the last one yesterday. */
function yearOfEntries(): string {
  const days = Array.from({ length: ENTRIES }, (_, at) => new Date(Date.now() - (at + 1) * DAY_MS));
  const lines = days.map((day, at) => `${day.toISOString().slice(0, 10)},Shop ${String(at)},-1.25`);
  return ["Date,Description,Amount", ...lines].join("\n");
}

async function importYear(page: Page): Promise<void> {
  await page.goto("/data/import");
  const file = { name: "year.csv", mimeType: "text/csv", buffer: Buffer.from(yearOfEntries()) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Into: which?" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: /^Cash/ }).tap();
  await page.getByRole("button", { name: `Import ${String(ENTRIES)} entries` }).tap();
  await expect(page.getByRole("heading", { name: `${String(ENTRIES)} entries added` })).toBeVisible();
  await page.goto("/expenses");
}

test("after a year of entries came from a file, an expense in a shared budget is two taps, and both people see it", async ({
  page,
  request,
  browser,
}) => {
  const { ann, bo } = await openShared(page, request);
  await importYear(page);
  await request.put("/api/settings/update", { ...bo.as, data: { workspace: ann.workspace } });
  const other = await browser.newPage();
  await other.goto("/login");
  await logIn(other, bo.email);
  await tapFood(page);
  await typeAmount(page, "12.5");
  await addButton(page).tap();
  await expect(page.getByText("−$12.50 Food")).toBeVisible();
  await expect(keypadSheet(page)).toHaveCount(0);
  await page.goto("/history");
  await expect(page.getByRole("button", { name: /^Food, −\$12\.50, Cash/ })).toBeVisible();
  await other.goto("/history");
  await expect(other.getByRole("button", { name: /^Food, −\$12\.50, Cash, paid by Ann/ })).toBeVisible();
  await other.close();
});

test("three taps on Add book one expense, Enter twice too", async ({ page }) => {
  await enterAsGuest(page);
  await tapFood(page);
  await typeAmount(page, "12.5");
  await tapTimes(page, addButton(page), 3);
  await expect(keypadSheet(page)).toHaveCount(0);
  await expectBooked(page, 1);
  await page.goto("/expenses");
  await tapFood(page);
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("−$7.00 Food")).toBeVisible();
  await expectBooked(page, 2);
});

test("back with an amount asks, a reload keeps it, and the next one begins empty", async ({ page }) => {
  await enterAsGuest(page);
  await tapFood(page);
  await typeAmount(page, "45");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).tap();
  await page.reload();
  await tapFood(page);
  await expect(amountSpoken(page, "45.00 US dollars")).toBeAttached();
  await addButton(page).tap();
  await expect(page.getByText("−$45.00 Food")).toBeVisible();
  await tapFood(page);
  await expect(amountSpoken(page, "0.00 US dollars")).toBeAttached();
});

test("editing, the first digit replaces the old amount", async ({ page }) => {
  await enterAsGuest(page);
  await tapFood(page);
  await typeAmount(page, "39.19");
  await addButton(page).tap();
  await expect(keypadSheet(page)).toHaveCount(0);
  await page.goto("/history");
  await page.getByRole("button", { name: /^Food, −\$39\.19/ }).tap();
  await page.getByRole("button", { name: "Edit", exact: true }).tap();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await typeAmount(page, "8");
  await page.getByRole("button", { name: "Save" }).tap();
  await expect(page.getByRole("button", { name: /^Food, −\$8\.00/ })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("after a choice in a sheet on top the focus is back in the sheet below", async ({ page }) => {
  await enterAsGuest(page);
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await expect(keypadSheet(page)).toBeVisible();
  const amount = page.getByRole("textbox", { name: "Amount in US dollars" });
  await expect(amount).toBeFocused();
  /** Opens a sheet above, and takes a row of it. */
  const choose = async (by: Locator, row: RegExp) => {
    await by.tap();
    await expect(page.getByRole("dialog")).toHaveCount(2);
    await page.getByRole("dialog").last().getByRole("button", { name: row }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(1);
  };
  await choose(page.getByRole("button", { name: /^To Food/ }), /^Transport/);
  await expect(page.getByRole("button", { name: /^To Transport/ })).toBeFocused();
  await wordsField(page).fill("10.01 lunch 11.02");
  await page.getByRole("button", { name: "Done" }).tap();
  await choose(page.getByRole("button", { name: /^Which amount\?/ }), /^10\.01/);
  await expect(amount).toBeFocused();
});

test("Enter right after the last question of a typed line was answered books it", async ({ page }) => {
  await enterAsGuest(page);
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await expect(keypadSheet(page)).toBeVisible();
  await wordsField(page).fill("10.01 lunch 11.02");
  await page.getByRole("button", { name: "Done" }).tap();
  await page.getByRole("button", { name: /^Which amount\?/ }).tap();
  await page
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: /^10\.01/ })
    .tap();
  await page.keyboard.press("Enter");
  await expect(page.getByText("−$10.01 Food")).toBeVisible();
  await expect(keypadSheet(page)).toHaveCount(0);
});
