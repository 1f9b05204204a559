/** The page of a category, as a guest without a network from a cold start. */
import { expect, test, type Page } from "@playwright/test";
import { NOON, plan, spend, startOffline } from "./guest";
import { NO_PROBLEMS, problemsOf } from "./layout";
import { expectOnDevice } from "./people";
import { violations } from "./screens";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

test.beforeEach(async ({ page, context }) => {
  await startOffline(page, context);
  // In the first week: a later plan has no pace.
  await page.clock.setFixedTime(NOON.replace("2026-11-21", "2026-11-05"));
  await plan(page, "Food", "100");
  await page.clock.setFixedTime(NOON);
  await spend(page, "30", "Food", "market");
});

const head = (page: Page) => page.locator("section").filter({ hasText: /^Left in Food/ });

test("a ring's words lead to what is left of it, the ring itself to the keypad", async ({ page }) => {
  await page.getByRole("link", { name: "Food 70 left" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Food" })).toBeVisible();
  await expect(head(page)).toContainText("$70.00");
  await expect(head(page)).toContainText("$40 under pace");
  await expect(head(page)).toContainText("$7.00 a day · 10 days to go");
  await expect(page.getByRole("list", { name: /^Today/ })).toContainText("market");
  await expect(page.getByRole("table", { name: "Food by month" })).toContainText("November 2026");
  expect(await problemsOf(page)).toEqual(NO_PROBLEMS);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: /^Food, \$70\.00 left/ }).click();
  await expect(page.getByRole("group", { name: /^Amount in/ })).toBeVisible();
});

test("a long press on a ring leads there too, and adds nothing", async ({ page }) => {
  await page.getByRole("button", { name: /^Food, \$70\.00 left/ }).click({ delay: 900 });
  await expect(page.getByRole("heading", { level: 1, name: "Food" })).toBeVisible();
  await expect(page.getByRole("group", { name: /^Amount in/ })).toBeHidden();
});

test("an expense is added from the page, and back on it the number is the new one", async ({ page }) => {
  await page.getByRole("link", { name: "Food 70 left" }).click();
  await page.getByRole("link", { name: "Add expense" }).click();
  await expect(page.getByRole("group", { name: /^Amount in/ })).toBeVisible();
  await page.keyboard.type("12.5");
  await page.getByRole("button", { name: "Add expense" }).click();
  await expect(head(page)).toContainText("$57.50");
  await expect(page.getByRole("list", { name: /^Today/ }).getByRole("listitem")).toHaveCount(2);
});

test("a budget is edited in place, and stays", async ({ page }) => {
  await page.goto("/planning");
  await page.getByRole("link", { name: "Food", exact: true }).click();
  await page.getByRole("button", { name: "Edit budget" }).click();
  const keys = page.getByRole("group", { name: "Planned for Food in US dollars" });
  await expect(keys).toBeInViewport();
  await page.keyboard.type("80");
  await expect(page.getByRole("button", { name: /^Food, planned 100/ })).toHaveText("80");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(head(page)).toContainText("$50.00");
  await expectOnDevice(page, '"80.00"');
  await page.reload();
  await expect(head(page)).toContainText("$50.00");
});

test("another month has its own entries, and none says so", async ({ page }) => {
  await page.getByRole("link", { name: "Food 70 left" }).click();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByText("Nothing spent here in October")).toBeVisible();
  await expect(page.getByText("Spent in Food")).toBeVisible();
  await expect(page.getByRole("button", { name: "Plan this category" })).toBeVisible();
});

test("an entry of the page opens in the history, and Back returns to the category", async ({ page }) => {
  await page.getByRole("link", { name: "Food 70 left" }).click();
  await page.getByRole("button", { name: /^market/ }).click();
  await expect(page).toHaveURL(/history\?entry=/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Food" })).toBeVisible();
});

test("a filtered history says number and sum in sight, and leads to its category", async ({ page }) => {
  for (let count = 0; count < 8; count += 1) await spend(page, "1.5", "Food");
  await page.goto("/history");
  await page.getByRole("button", { name: "Category" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Food" }).click();
  const line = page.getByRole("status").filter({ hasText: "9 expenses" });
  await expect(line).toHaveText("9 expenses−$42.00");
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.getByRole("list", { name: /^Today/ }).getByText("market")).toBeInViewport();
  await expect(line).toBeInViewport();
  await page.getByRole("link", { name: "Open Food" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Food" })).toBeVisible();
});

test("the legend of statistics leads to the category, and the bars to its entries of a month", async ({
  page,
}) => {
  await page.goto("/statistics");
  await page.getByRole("link", { name: /^Food/ }).click();
  await expect(head(page)).toContainText("$70.00");
  await page.goBack();
  await page.getByRole("button", { name: "Food", exact: true }).click();
  const bars = page.getByRole("slider", { name: "Spending of a month" });
  await bars.focus();
  await bars.press("End");
  await page.getByRole("link", { name: "Entries of November" }).click();
  await expect(page).toHaveURL(/history\?month=2026-11&category=/);
  await expect(page.getByRole("button", { name: /^market/ })).toBeVisible();
});
