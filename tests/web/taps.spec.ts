/** One intent, one booking: a tap or a key that comes twice does once what it was for, and nothing to what lies below. */
import { expect, test, type Page } from "@playwright/test";
import {
  addButton,
  amountSpoken,
  expectBooked,
  keypadKeys,
  keypadSheet,
  openDetail,
  openKeypad,
  tapTimes,
  wordsField,
} from "./hand";
import { enterAsGuest, expectOnDevice } from "./people";

const booked = (page: Page) => page.getByText("−$12.00 Food", { exact: true });
const ok = (page: Page) => page.getByRole("button", { name: "OK" });

test.describe("taps on a phone", () => {
  test.beforeEach(({ isMobile }) => {
    test.skip(!isMobile, "taps need a touch screen");
  });

  test("OK of the note tapped thrice keeps the note and books nothing", async ({ page }) => {
    await openKeypad(page, "12");
    await openDetail(page, "Note");
    await page.getByRole("textbox", { name: "Note" }).fill("lunch");
    await tapTimes(page, ok(page), 3);
    await expect(wordsField(page)).toHaveValue("lunch");
    await addButton(page).click();
    await expect(booked(page)).toBeVisible();
    await expectBooked(page, 1);
  });

  test("OK of the date tapped thrice keeps the day and books nothing", async ({ page }) => {
    await openKeypad(page, "12");
    await page.getByRole("button", { name: "Date: Today. Change" }).click();
    await page.getByLabel("Another day").fill("2026-01-15");
    await tapTimes(page, ok(page), 3);
    await expect(page.getByRole("button", { name: /^Date: 15 Jan/ })).toBeVisible();
    await expect(keypadSheet(page)).toBeVisible();
  });

  test("Add tapped three times books once, and reaches nothing below the sheet", async ({ page }) => {
    await openKeypad(page, "12");
    await tapTimes(page, addButton(page), 3);
    await expect(booked(page)).toBeVisible();
    await expect(keypadSheet(page)).toBeHidden();
    await expect(page).toHaveURL(/expenses$/);
    await expectBooked(page, 1);
  });

  test("a round tapped twice opens the keypad, which stays empty and open", async ({ page }) => {
    await enterAsGuest(page);
    await tapTimes(page, page.getByRole("button", { name: /^Food,/ }), 3);
    await expect(keypadSheet(page)).toBeVisible();
    await keypadKeys(page).getByRole("button", { name: "7", exact: true }).click();
    await expect(amountSpoken(page, "7.00 US dollars")).toBeAttached();
  });

  test("Add income tapped twice adds it once", async ({ page }) => {
    await openAmount(page, "100");
    await tapTimes(page, page.getByRole("button", { name: "Add income" }), 3);
    await expect(page.getByRole("button", { name: /^Cash.*\$100\.00/ })).toBeVisible();
    await expectOnDevice(page, '"100.00"');
    await expectBooked(page, 1);
  });
});

async function openAmount(page: Page, amount: string): Promise<void> {
  await enterAsGuest(page);
  await page.getByRole("link", { name: "Budget" }).click();
  await page.getByRole("button", { name: /^Cash,/ }).click({ button: "right" });
  await page.getByRole("dialog").getByRole("button", { name: "Add income" }).click();
  await expect(keypadKeys(page)).toBeVisible();
  await page.keyboard.type(amount);
}

/** Press twice as one hand does: the second press comes before the first has its effect. */
async function enterTwice(page: Page): Promise<void> {
  await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
}

/** Submit a form twice; the second submit comes even before the page handles the first. */
async function submitTwice(page: Page): Promise<void> {
  await page.locator("form").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
}

test("Enter twice on the keypad books once", async ({ page }) => {
  await enterAsGuest(page);
  await page.goto("/add?category=Food");
  await expect(keypadKeys(page)).toBeVisible();
  await page.keyboard.type("12");
  await expect(amountSpoken(page, "12.00 US dollars")).toBeAttached();
  await enterTwice(page);
  await expect(booked(page)).toBeVisible();
  await expectBooked(page, 1);
});

test("Enter twice in an amount adds it once", async ({ page }) => {
  await openAmount(page, "100");
  await enterTwice(page);
  await expect(page.getByRole("button", { name: /^Cash.*\$100\.00/ })).toBeVisible();
  await expectOnDevice(page, '"100.00"');
  await expectBooked(page, 1);
});

test("Enter twice makes one category", async ({ page }) => {
  await enterAsGuest(page);
  await page.goto("/planning?add");
  await page.getByLabel("Name").fill("Dog");
  await submitTwice(page);
  await expect(page.getByText("Dog added")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Dog, planned/ })).toHaveCount(1);
});

test("Enter twice makes one account", async ({ page }) => {
  await enterAsGuest(page);
  await page.getByRole("link", { name: "Budget" }).click();
  await page.getByRole("button", { name: "Add account" }).click();
  await page.getByLabel("Name").fill("Jar");
  await submitTwice(page);
  await expect(page.getByText("Jar added")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Jar,/ })).toHaveCount(1);
});

test("a menu that opens under a pressed mouse leaves the sheet alone when the mouse is released", async ({
  page,
}) => {
  await enterAsGuest(page);
  await page.getByRole("link", { name: "Budget" }).click();
  await page.getByRole("button", { name: "Add account" }).click();
  await page.getByLabel("Name").fill("Jar");
  await page.getByRole("combobox", { name: "Type" }).hover();
  await page.mouse.down();
  await expect(page.getByRole("option", { name: "Savings" })).toBeVisible();
  await page.mouse.up();
  await page.getByRole("option", { name: "Savings" }).click();
  await expect(page.getByRole("combobox", { name: "Type" })).toHaveText("Savings");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("keys reach only the sheet on top", async ({ page }) => {
  await enterAsGuest(page);
  await page.goto("/add?amount=12&category=Food");
  await page.getByRole("button", { name: "Date: Today. Change" }).click();
  await expect(page.getByRole("dialog", { name: "Date" })).toBeVisible();
  await page.keyboard.type("99");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: /^To Food/ }).click();
  await expect(page.getByRole("dialog", { name: "To which category?" })).toBeVisible();
  await page.keyboard.press("7");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(amountSpoken(page, "12.00 US dollars")).toBeAttached();
  await expect(addButton(page)).toBeVisible();
});

test.describe("on a wide window", () => {
  test.beforeEach(({ isMobile }) => {
    test.skip(isMobile, "phones have no keypad beside the screen");
  });

  test("keys typed over the month chooser do not reach the keypad beside it", async ({ page }) => {
    await enterAsGuest(page);
    await expect(keypadKeys(page)).toBeVisible();
    await page.keyboard.type("25");
    await expect(amountSpoken(page, "25.00 US dollars")).toBeAttached();
    await page.getByRole("button", { name: /^\w+ 20\d\d$/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.type("88");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(amountSpoken(page, "25.00 US dollars")).toBeAttached();
    await expect(page.getByText("Nothing spent today")).toBeVisible();
  });
});
