/** Another month in two taps, as a guest without a network. */
import { expect, test } from "@playwright/test";
import { spend, startOffline } from "./guest";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

test.beforeEach(async ({ page, context }) => {
  await startOffline(page, context);
});

test("the year shows what was spent, the keys lead through it, and This month leads back", async ({
  page,
}) => {
  await spend(page, "1384.20", "Food");
  await page.getByRole("button", { name: "November 2026" }).click();
  const year = page.getByRole("dialog", { name: "2026" });
  const november = year.getByRole("button", { name: /^November 2026, .*384\.20 spent$/ });
  await expect(november).toHaveText(/^Nov1.384$/);
  await november.focus();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("Home");
  await expect(page.getByRole("button", { name: "January 2025" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "January 2025", exact: true }).click();
  await page.getByRole("button", { name: "This month" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "November 2026" })).toBeVisible();
});

test("the arrow to the next month stays under the finger", async ({ page }) => {
  const next = page.getByRole("button", { name: "Next month" });
  const left = (await next.boundingBox())?.x;
  for (const month of [
    "December 2026",
    "January 2027",
    "February 2027",
    "March 2027",
    "April 2027",
    "May 2027",
  ]) {
    await next.click();
    await expect(page.getByRole("button", { name: month, exact: true })).toBeVisible();
    expect((await next.boundingBox())?.x).toBe(left);
  }
});
