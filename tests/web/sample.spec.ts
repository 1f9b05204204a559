/** Sample data: a first look without typing, marked on every page, and gone with one press. */
import { expect, test } from "@playwright/test";
import { NOON } from "./guest";
import { keep } from "./keep";
import { look } from "./screens";

test("a household of two is looked at on every screen, removed, and looked at again in Ukrainian", async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
  await keep(page, "welcome");
  await page.setViewportSize({ width: 320, height: 640 });
  await look(page, test.info(), "welcome-320", "light");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /^Try it with sample data/ }).click();
  await expect(page.getByRole("button", { name: /^Groceries/ })).toBeVisible();
  await expect(page.getByText("This is sample data.")).toBeVisible();
  await keep(page, "sample-expenses");
  for (const [path, text] of [
    ["/accounts", "Holiday savings"],
    ["/planning", "Subscriptions"],
    ["/planning/lists", "Saturday market"],
    ["/history", "Pizza at home"],
    ["/statistics", "Rent"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText("This is sample data.")).toBeVisible();
    await keep(page, `sample${path.replaceAll("/", "-")}`);
  }
  await page.reload();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("button", { name: "Українська" }).click();
  await page.getByRole("button", { name: /^Спробувати з прикладом/ }).click();
  await expect(page.getByRole("button", { name: /^Продукти/ })).toBeVisible();
  await keep(page, "sample-expenses-ua");
  await page.getByRole("button", { name: "Прибрати" }).click();
  await page.getByRole("button", { name: "Почати без облікового запису" }).click();
  await expect(page.getByText("Це дані для прикладу.")).toHaveCount(0);
});

test("the twelve categories of the sample are planned in sixteen taps at most", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /^Try it with sample data/ }).click();
  await expect(page.getByRole("button", { name: /^Groceries/ })).toBeVisible();
  await page.goto("/planning");
  const amounts = page.getByRole("button", { name: /, planned / });
  await expect(amounts).toHaveCount(12);
  await amounts.first().click();
  let taps = 1;
  for (const average = page.getByRole("button", { name: /^Average / }); taps < 13; taps += 1) {
    await average.click();
  }
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(/^1[0-2] budgets changed/)).toBeVisible();
  expect(taps + 1).toBeLessThanOrEqual(16);
});
