/** The forecast: what a rent and a salary to come make of the balance, for a guest and for who is signed in. */
import { expect, test, type Page } from "@playwright/test";
import { planHere, startOffline } from "./guest";
import { look, wear } from "./screens";
import { logIn, seedPerson } from "./seeding";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

interface Entry {
  readonly kind?: "Income";
  readonly amount: string;
  readonly note: string;
  readonly first: string;
}

async function schedule(page: Page, { kind, amount, note, first }: Entry): Promise<void> {
  await page.goto("/schedules");
  await page.getByRole("button", { name: "Schedule an entry" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Schedule an entry" });
  if (kind !== undefined) await sheet.getByRole("button", { name: kind }).click();
  await sheet.getByLabel(/^Amount/).fill(amount);
  if (kind === undefined) await chooseFood(page);
  await sheet.getByLabel("Note").fill(note);
  await sheet.getByLabel("First on").fill(first);
  await sheet.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

/** Chooses the category in its sheet on phones, in its list where there is room. */
async function chooseFood(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog").last();
  const field = sheet
    .getByRole("button", { name: /^Category/ })
    .or(sheet.getByRole("combobox", { name: /Category/ }));
  await field.click();
  await page.getByText("Food", { exact: true }).last().click();
}

/** Opens the forecast as people do. */
async function openForecast(page: Page): Promise<void> {
  await page.goto("/statistics");
  await page.getByRole("link", { name: /^What comes next/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Forecast" })).toBeVisible();
}

const rowsOf = (page: Page) => page.getByRole("list", { name: "What comes" }).getByRole("listitem");

/** The card with the number of the page. */
const answerOf = (page: Page, label: string) => page.locator("section").filter({ hasText: label }).first();

test("a guest sees without a connection where rent and salary leave the balance, below zero too", async ({
  page,
  context,
}, info) => {
  await startOffline(page, context);
  await schedule(page, { amount: "900", note: "Rent", first: "2026-11-28" });
  await schedule(page, { kind: "Income", amount: "2500", note: "Salary", first: "2026-12-01" });
  await openForecast(page);
  const answer = answerOf(page, "Below zero on 28 Nov");
  await expect(answer).toContainText("−$900.00");
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(rowsOf(page).nth(0)).toHaveText(/^Rent28 Nov · Food−\$900\.00−\$900\.00$/);
  await expect(rowsOf(page).nth(1)).toHaveText(/^Salary1 Dec · Income\+\$2.500\.00\$1.600\.00$/);
  await look(page, info, "forecast", "light");
  await answer.getByRole("link", { name: "See what comes" }).click();
  await expect(rowsOf(page).nth(2)).toBeInViewport();
  await page.getByRole("button", { name: "Scheduled" }).click();
  await expect(page.getByText("Lowest point")).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
});

test("who plans sees the plan spent day by day, and the table says each of them", async ({
  page,
  context,
}, info) => {
  await wear(page, "dark");
  await startOffline(page, context);
  await page.goto("/planning");
  await planHere(page, "Food", "90");
  await openForecast(page);
  await expect(answerOf(page, "Below zero on 22 Nov")).toContainText("−$90.00");
  await look(page, info, "forecast", "dark");
  await page.getByRole("button", { name: "Show as table" }).click();
  await expect(page.getByRole("row", { name: /^22\.11\.2026/ })).toContainText("−$10.00");
  await page.getByRole("button", { name: "Show as chart" }).click();
  await page.getByRole("button", { name: "Planned spending" }).click();
  await expect(page.getByText("Lowest point")).toBeVisible();
});

test("who is signed in sees the same of one account, from its page", async ({ page }) => {
  await logIn(page, await seedPerson());
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
  await schedule(page, { amount: "900", note: "Rent", first: today });
  await page.goto("/accounts");
  await page.getByRole("button", { name: /^Credit Card/ }).click();
  const upcoming = page
    .getByRole("list", { name: /^Upcoming · / })
    .getByRole("listitem")
    .first();
  await expect(upcoming).toContainText("−$900.00");
  await expect(upcoming).toContainText("due today");
  await page.getByRole("link", { name: /, after what is scheduled$/ }).click();
  await page.waitForURL("**/forecast?account=*");
  await expect(page.getByRole("button", { name: "Credit Card" })).toBeVisible();
  await expect(rowsOf(page).first()).toContainText("Rent");
});
