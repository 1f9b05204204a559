/** Schedules: made, due, posted and skipped, by a guest and by who is signed in; and a day to come on the keypad. */
import { expect, test, type Page } from "@playwright/test";
import { NOON } from "./guest";
import { skipIntroduction } from "./people";
import { look } from "./screens";
import { logIn, seedPerson } from "./seeding";

/** Chooses in a field: a sheet on phones, a list where there is room. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  const sheet = page.getByRole("dialog").last();
  await sheet
    .getByRole("button", { name: new RegExp(`^${field}`) })
    .or(sheet.getByRole("combobox", { name: new RegExp(field) }))
    .click();
  await page.getByText(option, { exact: true }).last().click();
}

async function scheduleRent(page: Page, first: string): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Scheduled/ }).click();
  await page.getByRole("main").getByRole("button", { name: "Schedule an entry" }).click();
  const sheet = page.getByRole("dialog", { name: "Schedule an entry" });
  await sheet.getByLabel(/^Amount/).fill("900");
  await choose(page, "Category", "Food");
  await sheet.getByLabel("Note").fill("Rent");
  await sheet.getByLabel("First on").fill(first);
  await expect(sheet.getByText(/^Next on .* then /)).toBeVisible();
  await sheet.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

async function startAsGuest(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Start without an account" }).click();
  await page.waitForURL("**/expenses");
  await skipIntroduction(page);
}

test("a guest's monthly rent comes due, is posted and stands in the history", async ({ page }, info) => {
  await page.clock.setFixedTime(NOON);
  await startAsGuest(page);
  await page.goto("/schedules");
  await look(page, info, "schedules-empty", "light");
  await scheduleRent(page, "2026-11-21");
  await look(page, info, "schedules", "light");
  await page.goto("/expenses");
  await page.getByRole("button", { name: "Rent is due" }).click();
  const sheet = page.getByRole("dialog", { name: "Rent is due" });
  await expect(sheet.getByText(/The next is on 21 Dec/)).toBeVisible();
  await sheet.getByRole("button", { name: "Change amount" }).click();
  await sheet.getByLabel(/^Amount/).fill("910");
  await look(page, info, "due", "light");
  await sheet.getByRole("button", { name: "Post $910.00" }).click();
  await expect(page.getByRole("button", { name: "Rent is due" })).toHaveCount(0);
  await page.goto("/history");
  await expect(page.getByRole("button", { name: /^Rent, −\$910\.00/ })).toBeVisible();
  await page.clock.setFixedTime("2026-12-22T12:00:00+02:00");
  await page.goto("/expenses");
  await page.getByRole("button", { name: "Skip Rent" }).click();
  await expect(page.getByRole("button", { name: "Rent is due" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Rent is due" })).toBeVisible();
});

test("who is signed in posts what is due, once for everybody", async ({ page }) => {
  await logIn(page, await seedPerson());
  const today = new Date().toISOString().slice(0, 10);
  await scheduleRent(page, today);
  await page.goto("/expenses");
  await page.getByRole("button", { name: "Post Rent" }).click();
  await expect(page.getByText("Rent is posted")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Rent is due" })).toHaveCount(0);
  await page.goto("/history");
  await expect(page.getByRole("button", { name: /^Rent, −\$900\.00, Food/ })).toHaveCount(1);
});

test("a day to come on the keypad is scheduled, and not in the balance", async ({ page }, info) => {
  await page.clock.setFixedTime(NOON);
  await startAsGuest(page);
  await page.goto("/add?amount=30&category=Food&note=Dentist");
  await page.getByRole("button", { name: /^Date: / }).click();
  await page.getByLabel("Another day").fill("2026-12-01");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByText("Not in the balance until 1 December")).toBeVisible();
  await look(page, info, "add-schedule", "light");
  await page.getByRole("button", { name: "Repeat: once. Change" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look(page, info, "add-repeat", "light");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: "Schedule expense" }).click();
  await page.waitForURL("**/expenses");
  await expect(page.getByRole("link", { name: /^Balance/ })).toContainText("$0.00");
  await page.goto("/schedules");
  await expect(page.getByRole("list", { name: "Next 30 days" })).toContainText("Dentist");
});
