/** Lists keep their place while an entry is looked at, edited and closed. */
import { expect, test, type Page } from "@playwright/test";
import { logIn, seedPerson } from "./seeding";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

const ANY_ENTRY = /, .\$[\d,.]+, /;

/** Scrolls the history down, and returns a row in sight. */
async function scrolledDown(page: Page) {
  await page.goto("/history");
  await expect(page.getByRole("button", { name: ANY_ENTRY }).first()).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 400);
  });
  return page.getByRole("button", { name: /^Swimming lessons, / });
}

const place = (page: Page) => page.evaluate(() => window.scrollY);

test("the history stands where it stood after an entry was opened, edited and closed", async ({
  page,
  isMobile,
}) => {
  await logIn(page, await seedPerson());
  // A low window: the whole history of this person fits into a higher one.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 });
  const entry = await scrolledDown(page);
  await entry.scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(100);
  await entry.click();
  await expect(page).toHaveURL(/entry=/);
  expect(await place(page)).toBe(before);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Edit / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await expect.poll(() => place(page)).toBe(before);
  if (isMobile) {
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/history$/);
    expect(await place(page)).toBe(before);
  }
  // The first entry opened after a load.
  await scrolledDown(page);
  await entry.scrollIntoViewIfNeeded();
  const again = await place(page);
  await entry.click();
  await expect(page).toHaveURL(/entry=/);
  expect(await place(page)).toBe(again);
});
