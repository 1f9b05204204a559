/** Stocks: found, priced, kept for later, without a connection and without an account. */
import { expect, test } from "@playwright/test";
import { enterAsGuest } from "./people";
import { look, wear } from "./screens";
import { logIn, seedPerson } from "./seeding";

test("a stock is found by name, priced, and kept for when there is no connection", async ({
  page,
  context,
}, info) => {
  await logIn(page, await seedPerson());
  await page.goto("/settings");
  await page.getByRole("link", { name: "Stocks" }).click();
  await expect(page.getByText("Type a name or a symbol, like Apple or AAPL.")).toBeVisible();
  await look(page, info, "stocks-none", "light");
  const search = page.getByRole("searchbox");
  await search.fill("appel");
  await expect(page.getByText("Nothing found for “appel”")).toBeVisible();
  await search.fill("apple");
  const found = page.getByRole("list", { name: "3 found" });
  await expect(found.getByRole("link")).toHaveCount(3);
  await look(page, info, "stocks", "light");

  await found.getByRole("link", { name: /^AAPL/ }).click();
  await expect(page.getByText("+$3.12 · +1.16%")).toBeVisible();
  await expect(page.getByText(/^Market closed · Friday, 20\.11\.2026/)).toBeVisible();
  await look(page, info, "stock", "light");
  await page.goto("/stocks/VOD%3ALSE");
  await expect(page.getByText("−0.023 GBp · −0.52%")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByText("−0.023 GBp · −0.52%")).toBeInViewport();
  await look(page, info, "stock-320", "light");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await context.setOffline(true);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("searchbox")).toBeDisabled();
  const last = page.getByRole("list", { name: "Looked at last" });
  await expect(last.getByRole("link")).toHaveText([/Vodafone.*4\.385.GBp/, /Apple Inc.*\$271\.49/]);
  await look(page, info, "stocks-320-offline", "light");
  await last.getByRole("link", { name: /Apple/ }).click();
  await expect(page.getByText("+$3.12 · +1.16%")).toBeVisible();
});

test("outages and prices are said in Ukrainian and in the dark", async ({ page }, info) => {
  await wear(page, "dark");
  await logIn(page, await seedPerson());
  await page.goto("/settings");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Українська" }).click();
  await page.getByRole("link", { name: "Біржа" }).click();
  await page.getByRole("searchbox").fill("BROKEN");
  await expect(page.getByRole("heading", { name: "Ціни зараз недоступні" })).toBeVisible();
  await look(page, info, "stocks-outage-ua", "dark");
  await page.goto("/stocks/APC%3AXETR");
  await expect(page.getByText(/−1\.85.€ · −0\.79.%/)).toBeVisible();
  await look(page, info, "stock-ua", "dark");
});

test("a guest is told what an account adds", async ({ page }, info) => {
  await enterAsGuest(page);
  await page.goto("/stocks");
  await expect(page.getByRole("heading", { name: "Stocks come with an account" })).toBeVisible();
  await look(page, info, "stocks-guest", "light");
});
