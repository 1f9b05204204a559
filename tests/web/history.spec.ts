/** The history, as a guest without a network from a cold start. */
import { expect, test, type Page } from "@playwright/test";
import { openDetail } from "./hand";
import { amount, balance, spend, startOffline } from "./guest";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

test.beforeEach(async ({ page, context }) => {
  await startOffline(page, context);
});

const row = (page: Page, name: RegExp) => page.getByRole("listitem").getByRole("button", { name });
const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

/** An expense of yesterday. */
async function spendYesterday(page: Page, value: string, category: string, note: string) {
  await page.goto(`/add?amount=${value}&category=${category}&note=${note}`);
  await page.getByRole("button", { name: "Date: Today. Change" }).click();
  await page.getByRole("button", { name: /^Yesterday/ }).click();
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
}

async function threeExpenses(page: Page) {
  await spend(page, "42.30", "Food", "Farmers market");
  await spend(page, "12", "Transport", "Monthly pass");
  await spendYesterday(page, "74.05", "Entertainment", "Concert");
  await page.goto("/history");
  await expect(rows(page)).toHaveCount(3);
}

/** Opens an entry: in a sheet on phones, at the right of wide windows. */
async function open(page: Page, name: RegExp) {
  await row(page, name).click();
  await expect(page.getByRole("heading", { name: "Expense", exact: true })).toBeVisible();
}

test("entries stand under their days, with the sum of each", async ({ page }) => {
  await threeExpenses(page);
  const section = (title: string) =>
    page.locator("section", { has: page.getByRole("heading", { name: title }) });
  await expect(section("Today, Sat 21 Nov")).toContainText(amount("-$54.30"));
  await expect(section("Fri 20 Nov")).toContainText(amount("-$74.05"));
  await expect(row(page, /^Farmers market, .\$42\.30, Food, Credit Card$/)).toBeVisible();
});

test("a filter of the language is read without a network; its examples and errors stand below the field", async ({
  page,
}) => {
  await threeExpenses(page);
  const search = page.getByRole("searchbox");
  await search.fill("food or concert");
  await expect(rows(page)).toHaveCount(2);
  await search.fill("min:20");
  await expect(rows(page)).toHaveCount(2);
  await search.fill("not food");
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, /^Farmers market/)).toHaveCount(0);
  await search.fill("market");
  const example = page.getByRole("button", { name: "min:20", exact: true });
  const widthLeft = (node: HTMLElement) => node.clientWidth - node.scrollWidth;
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await example.evaluate(widthLeft)).toBe(0);
  await example.dblclick();
  await expect(search).toHaveValue("market min:20");
  await expect(search).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await search.fill("market shop:silpo min:x");
  await expect(search).toHaveAccessibleDescription(/^At character 8: /);
  await expect(page.getByText(/^At character 8: /)).toBeInViewport();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Nothing found" })).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath("wrong.png") });
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("notes, categories, accounts and amounts are searched", async ({ page }) => {
  await threeExpenses(page);
  const search = page.getByRole("searchbox");
  for (const [text, found] of [
    ["farmers", /^Farmers market/],
    ["entertain", /^Concert/],
    ["74.05", /^Concert/],
    ["card monthly", /^Monthly pass/],
  ] as const) {
    await search.fill(text);
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, found)).toBeVisible();
  }
  await search.fill("nothing like it");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("month, category and account filter, and are taken away again", async ({ page }) => {
  await threeExpenses(page);
  await page.getByRole("button", { name: "Category" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Transport" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Category: Transport" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "All categories" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cash" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await page.getByRole("button", { name: "Month", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "November 2026" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("a note is edited on the keypad of its entry, which stays the entry it is; the note can be put back", async ({
  page,
}) => {
  await threeExpenses(page);
  await open(page, /^Farmers market/);
  const address = page.url();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await openDetail(page, "Note");
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("x".repeat(1001));
  await expect(page.getByText("At most 1000 characters")).toBeVisible();
  await expect(page.getByRole("button", { name: "OK" })).toBeDisabled();
  await note.fill("Saturday market");
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  const shown = page.getByRole("definition");
  await expect(shown.filter({ hasText: "Saturday market" })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shown.filter({ hasText: "Farmers market" })).toBeVisible();
});

test("a deleted expense gives its money back, and Undo books it on its own day again", async ({ page }) => {
  await threeExpenses(page);
  await expect(balance(page)).toContainText(amount("-$128.35"));
  await open(page, /^Concert/);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Expense deleted")).toBeVisible();
  await expect(balance(page)).toContainText(amount("-$54.30"));
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Fri 20 Nov" })).toBeVisible();
  await expect(row(page, /^Concert, .\$74\.05, Entertainment, Credit Card$/)).toBeVisible();
  await expect(balance(page)).toContainText(amount("-$128.35"));
});

test("a correction replaces the expense as one step, and Undo brings the old one back", async ({ page }) => {
  await threeExpenses(page);
  await open(page, /^Concert/);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edit entry" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Date: Yesterday. Change" })).toBeVisible();
  await page.keyboard.type("80");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Expense corrected")).toBeVisible();
  await expect(row(page, /^Concert, .\$80\.00, Entertainment, Credit Card$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(balance(page)).toContainText(amount("-$134.30"));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, /^Concert, .\$74\.05/)).toBeVisible();
  await expect(balance(page)).toContainText(amount("-$128.35"));
});

test("an entry of today opens from the expenses", async ({ page }) => {
  await spend(page, "42.30", "Food", "Farmers market");
  await row(page, /^Farmers market, .\$42\.30/).click();
  await expect(page.getByRole("definition").filter({ hasText: "Farmers market" })).toBeVisible();
});

test("without an entry the history says what to do", async ({ page }) => {
  await page.goto("/history");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await page.getByRole("link", { name: "Add expense" }).click();
  await expect(page.getByRole("heading", { name: "New expense" })).toBeVisible();
});

test("an expense that is gone cannot be corrected", async ({ page }) => {
  await page.goto("/add?replace=his-gone");
  await expect(page.getByRole("heading", { name: "This entry is gone" })).toBeVisible();
});
