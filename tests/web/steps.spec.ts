/** The three first steps of a new budget, as a guest without a network from a cold start. */
import { expect, test } from "@playwright/test";
import { plan, spend, startOffline } from "./guest";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

test.beforeEach(async ({ page, context }) => {
  await startOffline(page, context);
});

test("the three steps lead to the money at hand, the plan and the first expense, and go with the last one", async ({
  page,
}) => {
  const card = page.getByRole("region", { name: "Three small steps" });
  await expect(card).toContainText("0 of 3 done.");

  await card.getByRole("link", { name: /^Set what you have/ }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  await page.getByRole("button", { name: /^Cash/ }).click();
  await page.getByRole("button", { name: "Add income" }).click();
  await page.getByRole("group", { name: /^Amount in/ }).waitFor();
  await page.keyboard.type("650");
  await page.getByRole("button", { name: "Add income" }).click();
  await page.getByRole("link", { name: "Expenses" }).click();
  await expect(card).toContainText("1 of 3 done.");
  await expect(card.getByRole("link", { name: "Set what you have, done" })).toContainText(
    "$650.00 in 2 accounts",
  );

  await card.getByRole("link", { name: /^Plan what to spend/ }).click();
  await expect(page).toHaveURL(/\/planning$/);
  await plan(page, "Food", "300");
  await page.getByRole("link", { name: "Expenses" }).click();
  await expect(card).toContainText("2 of 3 done.");

  await card.getByRole("button", { name: /^Add your first expense/ }).click();
  await page.keyboard.type("12+3");
  await page.getByRole("button", { name: "Add expense" }).last().click();
  await expect(page.getByText("−$15.00 Food · $285.00 left")).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Food, \$285\.00 left/ })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("a step that is undone is to do again", async ({ page }) => {
  const card = page.getByRole("region", { name: "Three small steps" });
  await spend(page, "12", "Food");
  await expect(card).toContainText("1 of 3 done.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toContainText("0 of 3 done.");
});
