/** Leftovers that go on into the next month, targets, and the income that a plan is made of. */
import { expect, test, type Page } from "@playwright/test";
import { planHere, spend, startOffline } from "./guest";
import { logIn, makePerson } from "./household";
import { expectOnDevice } from "./people";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

const amountOf = (page: Page, name: RegExp) => page.getByRole("button", { name });

/** Opens the sheet of Food. */
async function openFood(page: Page) {
  await page.getByRole("link", { name: "Food", exact: true }).click();
  await page.getByRole("button", { name: "Edit Food" }).click();
  const sheet = page.getByRole("dialog", { name: "Food" });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Carries what Food has left from this month on. */
async function carryFood(page: Page): Promise<void> {
  const sheet = await openFood(page);
  await sheet.getByText("Carry leftovers").click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Food changed")).toBeVisible();
}

test("a guest carries what is left of a category into the next month, without a connection", async ({
  page,
  context,
}) => {
  await startOffline(page, context);
  await spend(page, "255", "Food");
  await page.goto("/planning");
  await planHere(page, "Food", "300");
  await carryFood(page);
  await expectOnDevice(page, '"carry":"left"');
  await page.goto("/planning");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByText("+45")).toBeVisible();
  await planHere(page, "Food", "300");
  await expect(amountOf(page, /^Food, planned 300, 45 carried from November, 345 left/)).toBeVisible();
  await page.getByRole("link", { name: "Food", exact: true }).click();
  await expect(page.getByText("$300.00 planned + $45.00 carried from November")).toBeVisible();
});

test("overspending is taken off the next month where that is wanted, and never else", async ({
  page,
  context,
}) => {
  await startOffline(page, context);
  await spend(page, "20", "Food");
  await page.goto("/planning");
  await carryFood(page);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByRole("button", { name: "December 2026" })).toBeVisible();
  await expect(page.getByText("Spent in Food")).toBeVisible();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByRole("button", { name: "November 2026" })).toBeVisible();
  await page.getByRole("button", { name: "Edit Food" }).click();
  await page.getByRole("dialog", { name: "Food" }).getByText("Carry overspending too").click();
  await page.getByRole("dialog", { name: "Food" }).getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByText("Over in Food")).toBeVisible();
  await expect(page.getByText("$0.00 planned − $20.00 over in November")).toBeVisible();
});

test("a target says what is needed a month, and that the plan is on track", async ({ page, context }) => {
  await startOffline(page, context);
  await page.goto("/planning");
  const sheet = await openFood(page);
  await sheet.getByText("Save toward a target").click();
  await sheet.getByLabel("Target", { exact: true }).fill("900");
  await expect(sheet.getByText("$128.58 a month")).toBeVisible();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("$900 by May 2027 · 129 a month, 128.58 more to plan")).toBeVisible();
  await page.goto("/planning");
  await planHere(page, "Food", "150");
  await expect(page.getByText("$900 by May 2027 · 129 a month, on track")).toBeVisible();
  await page.goto("/expenses");
  await expect(page.getByRole("button", { name: "Food, $150.00 saved of $900.00, 17%" })).toBeVisible();
});

test("the expected income says what is still to assign, and when the plan is more than comes in", async ({
  page,
  context,
}) => {
  await startOffline(page, context);
  await page.goto("/planning");
  await page.getByRole("button", { name: "Income expected" }).click();
  const sheet = page.getByRole("dialog", { name: "Income expected in November 2026" });
  await sheet.getByLabel("Income expected").fill("2500");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "To assign" })).toHaveText(/^To assign \$2.500$/);
  await planHere(page, "Food", "2560");
  await expect(page.getByText("$60 more than income", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("$60 more than income", { exact: true })).toBeVisible();
});

test("who is signed in finds leftovers and targets on another device", async ({ page, request, browser }) => {
  const ann = await makePerson(request, "Ann");
  await page.goto("/login");
  await logIn(page, ann.email);
  await spend(page, "255", "Food");
  await page.goto("/planning");
  await planHere(page, "Food", "300");
  await carryFood(page);
  await page.goto("/planning");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByText("+45")).toBeVisible();
  const other = await browser.newPage({ timezoneId: "Europe/Kyiv", locale: "en-US" });
  await other.goto("/login");
  await logIn(other, ann.email);
  await other.goto("/planning");
  await other.getByRole("button", { name: "Next month" }).click();
  await expect(other.getByText("+45")).toBeVisible();
  await other.close();
});
