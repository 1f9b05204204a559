/** The look back at the month that closed, as a guest without a network from a cold start. */
import { expect, test, type Page } from "@playwright/test";
import { NOON, plan, spend, startOffline } from "./guest";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

test.beforeEach(async ({ page, context }) => {
  await startOffline(page, context);
});

const row = (page: Page) => page.getByRole("link", { name: /^How November 2026 went/ });

/** A November with a plan for food and one expense, opened on a day of December. */
async function closeNovember(page: Page, spent: string, day = 2): Promise<void> {
  await plan(page, "Food", "300");
  await spend(page, spent, "Food");
  await page.clock.setFixedTime(NOON.replace("2026-11-21", `2026-12-0${day}`));
  await page.goto("/expenses");
  await expect(page.getByRole("button", { name: "December 2026" })).toBeVisible();
}

test("the month that closed is looked back at from a row, and its plan is copied in one tap", async ({
  page,
}) => {
  await closeNovember(page, "104");
  await row(page).click();
  await expect(page.getByRole("heading", { name: "$196.00 under plan" })).toBeVisible();
  await expect(page.getByText("$104.00 of $300.00. Well done.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Steady" })).toContainText("Food stayed in its plan");
  await page.getByRole("button", { name: "Copy plan to December" }).dblclick();
  await expect(page).toHaveURL(/\/expenses$/);
  await expect(page.getByRole("button", { name: /^Food, \$300\.00 left of \$300\.00/ })).toBeVisible();
  await expect(row(page)).toHaveCount(0);
});

test("a month over its plan is a fact with a way out, and Later puts the row away", async ({ page }) => {
  await closeNovember(page, "392.40");
  await row(page).click();
  await expect(page.getByRole("heading", { name: "$92.40 over plan" })).toBeVisible();
  await expect(page.getByText("$392.40 of $300.00. December starts fresh.")).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page).toHaveURL(/\/expenses$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "December 2026" })).toBeVisible();
  await expect(row(page)).toHaveCount(0);
});

test("after the first week nothing leads back", async ({ page }) => {
  await closeNovember(page, "104", 8);
  await expect(page.getByRole("button", { name: /^Food,/ })).toBeVisible();
  await expect(row(page)).toHaveCount(0);
});
