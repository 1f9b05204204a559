/** The way back closes what is on top, asks before it loses something, and otherwise leads where it always led. */
import { expect, test, type Page } from "@playwright/test";
import { amountSpoken, keypadSheet, openDetail, openKeypad } from "./hand";
import { enterAsGuest } from "./people";

const dialogs = (page: Page) => page.getByRole("dialog");
const details = (page: Page) => page.getByRole("dialog", { name: "Expense", exact: true });
const question = (page: Page) => page.getByRole("alertdialog");

/** A guest who came to the accounts from the expenses. */
async function openAccounts(page: Page): Promise<void> {
  await enterAsGuest(page);
  await page.waitForURL("**/expenses");
  await page.getByRole("link", { name: "Budget" }).click();
  await page.waitForURL("**/accounts");
}

test("back closes a sheet and stays on the page; back again leaves it", async ({ page }) => {
  await openAccounts(page);
  await page.getByRole("button", { name: "Add account" }).click();
  await expect(dialogs(page)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(/accounts$/);
  await page.goBack();
  await expect(page).toHaveURL(/expenses$/);
});

test("back asks before it throws away what was typed", async ({ page }) => {
  await openAccounts(page);
  await page.getByRole("button", { name: "Add account" }).click();
  await page.getByLabel("Name").fill("Jar");
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Jar");
  await page.goBack();
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Jar");
  await page.goBack();
  await question(page).getByRole("button", { name: "Discard" }).click();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL(/accounts$/);
});

test("back after a sheet was closed by its button leaves the page at once", async ({ page }) => {
  await openAccounts(page);
  await page.getByRole("button", { name: "Add account" }).click();
  await dialogs(page).getByRole("button", { name: "Close" }).click();
  await expect(dialogs(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/expenses$/);
});

test("of two sheets back closes the upper one, and the typed amount stays", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide windows have the keypad open");
  await openKeypad(page, "12");
  await openDetail(page, "Note");
  await expect(page.getByRole("textbox", { name: "Note" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveCount(0);
  await expect(keypadSheet(page)).toBeVisible();
  await expect(amountSpoken(page, "12.00 US dollars")).toBeAttached();
  await page.goBack();
  await question(page).getByRole("button", { name: "Discard" }).click();
  await expect(keypadSheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/expenses$/);
});

test("a page opened from a sheet leads back to the page, and from there to the one before", async ({
  page,
}) => {
  await openAccounts(page);
  await page.getByRole("button", { name: "Add account" }).click();
  await dialogs(page).getByRole("button", { name: "Close" }).click();
  await expect(dialogs(page)).toHaveCount(0);
  await page.getByRole("link", { name: "History" }).click();
  await page.waitForURL("**/history");
  await page.goBack();
  await expect(page).toHaveURL(/accounts$/);
  await page.goBack();
  await expect(page).toHaveURL(/expenses$/);
});

test("an address opened right after a sheet closed is not called off", async ({ page }) => {
  await openAccounts(page);
  await page.getByRole("button", { name: "Add account" }).click();
  await dialogs(page).getByRole("button", { name: "Close" }).click();
  await expect(dialogs(page)).toHaveCount(0);
  await page.goto("/history");
  await expect(page.getByRole("link", { name: "History" })).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page).toHaveURL(/accounts$/);
  await page.goBack();
  await expect(page).toHaveURL(/expenses$/);
});

test("the way forward after a closed sheet opens nothing", async ({ page }) => {
  await openAccounts(page);
  await page.getByRole("button", { name: "Add account" }).click();
  await expect(dialogs(page)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/accounts$/);
  await expect(dialogs(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/expenses$/);
});

test("a reload under an open sheet leaves one page, and one way back", async ({ page }) => {
  await openAccounts(page);
  await page.getByRole("button", { name: "Add account" }).click();
  await expect(dialogs(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Add account" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/expenses$/);
});

test.describe("an entry that the address names", () => {
  test.beforeEach(async ({ page, isMobile }) => {
    test.skip(!isMobile, "wide windows show it beside the history");
    await enterAsGuest(page);
    await page.goto("/add?amount=12&category=Food");
    await page.getByRole("button", { name: "Add expense" }).click();
    await page.waitForURL("**/expenses");
    await page.getByRole("button", { name: /^Food, .\$12/ }).click();
    await expect(details(page)).toBeVisible();
  });

  test("is closed by back, which then leads where the person was", async ({ page }) => {
    await page.goBack();
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(/history$/);
    await page.goBack();
    await expect(page).toHaveURL(/expenses$/);
  });

  test("once closed by its button, does not open again on the way back", async ({ page }) => {
    await details(page).getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/history$/);
    await page.goBack();
    await expect(page).toHaveURL(/expenses$/);
  });

  test("stays open over a reload", async ({ page }) => {
    await page.reload();
    await expect(details(page)).toBeVisible();
    await page.goBack();
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(/history$/);
  });
});
