/** Payees and tags of a guest: entered, found, and joined. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { openDetail, wordsField } from "./hand";
import { enterAsGuest } from "./people";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

const row = (page: Page, name: RegExp) => page.getByRole("listitem").getByRole("button", { name });

async function spend(page: Page, query: string): Promise<void> {
  await page.goto(`/add?category=Food&${query}`);
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
}

test.beforeEach(async ({ page }) => {
  await enterAsGuest(page);
  await spend(page, "amount=12&payee=Silpo&note=weekly%20%23trip");
});

test("a typed tag leaves the note, and the row leads with the payee", async ({ page }) => {
  await page.goto("/history");
  await expect(row(page, /^Silpo, .\$12\.00, Food · weekly · #trip/)).toBeVisible();
  await row(page, /^Silpo/).click();
  await page.getByRole("link", { name: "#trip" }).click();
  await expect(page.getByRole("heading", { name: "#trip" })).toBeVisible();
  await expect(page.getByText("1 entry", { exact: true })).toBeVisible();
});

test("a payee that is chosen fills in where its last entry was booked", async ({ page }) => {
  await page.goto("/add?amount=5");
  await openDetail(page, "Payee");
  const field = page.getByRole("textbox", { name: "Payee" });
  await field.fill("sil");
  // The box shows the focus, the field in it no second ring.
  await expect(field).toHaveCSS("outline-style", "none");
  await row(page, /^Silpo/).click();
  await expect(wordsField(page)).toHaveValue("Silpo · weekly");
  await expect(page.getByRole("button", { name: /^To Food/ })).toBeVisible();
});

test("the history is narrowed to a payee and a tag, with number and sum", async ({ page }) => {
  await spend(page, "amount=8&payee=SILPO");
  await spend(page, "amount=3");
  await page.goto("/history");
  const choose = async (named: Locator, count: string) => {
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByRole("button", { name: /^Payee or tag/ }).click();
    await named.click();
    await page.getByRole("button", { name: `Show ${count}` }).click();
  };
  await choose(row(page, /^S/), "2 entries");
  await expect(page.getByRole("status").filter({ hasText: "2 expenses" })).toContainText("−$20.00");
  await choose(page.getByRole("button", { name: "#trip", exact: true }), "1 entry");
  await expect(page.getByRole("status").filter({ hasText: "1 expense" })).toContainText("−$12.00");
});

test("a payee is merged into another after a question, and one tap parts them again", async ({ page }) => {
  await spend(page, "amount=8&payee=Silpo%20118");
  await page.goto("/payees");
  await row(page, /^Silpo 118/).click();
  await page.getByRole("button", { name: "Rename or merge" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Silpo");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("1 entry moves to Silpo.");
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText("2 entries", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 entry", { exact: true })).toBeVisible();
  await page.goto("/payees");
  await expect(row(page, /^Silpo 118/)).toBeVisible();
});
