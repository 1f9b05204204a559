/** Planning the month, as a guest without a network from a cold start. */
import { expect, test, type Page } from "@playwright/test";
import { amount, balance, plan, planHere, spend, startOffline } from "./guest";
import { expectOnDevice, heldByDevice } from "./people";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

test.beforeEach(async ({ page, context }) => {
  await startOffline(page, context);
});

/** A figure of the bar by its word: Planned, Spent, Left this month. */
function stat(page: Page, word: string) {
  return page
    .locator("dl > div")
    .filter({ has: page.getByText(word, { exact: true }) })
    .locator("dd");
}

const row = (page: Page, name: RegExp) => page.getByRole("listitem").getByRole("button", { name });

/** Opens what can be done with a category, as a long press on its name does. */
const menuOf = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).click({ button: "right" });

test("the month adds up: planned, spent and left", async ({ page }) => {
  await plan(page, "Food", "620");
  await plan(page, "Transport", "140");
  await spend(page, "384.20", "Food");
  await page.goto("/planning");
  await expect(stat(page, "Planned")).toHaveText("$760");
  await expect(stat(page, "Spent")).toHaveText("$384.20");
  await expect(stat(page, "Left this month")).toHaveText("$375.80");
  await expect(row(page, /^Food, planned 620/)).toHaveText("620");
});

test("an amount is planned in place, with the keys of the page or of the keyboard", async ({ page }) => {
  await page.goto("/planning");
  await row(page, /^Food, planned/).click();
  const keys = page.getByRole("group", { name: "Planned for Food in US dollars" });
  for (const name of ["1", "2", "Decimal point", "5"]) {
    await keys.getByRole("button", { name, exact: true }).click();
  }
  await page.getByRole("button", { name: "Next: Entertainment" }).click();
  await page.keyboard.type("30,255");
  await page.keyboard.press("Enter");
  await page.goBack();
  await expect(page.getByRole("group", { name: /^Planned for/ })).toBeHidden();
  await expect(row(page, /^Food, planned 12\.50/)).toBeVisible();
  await expect(row(page, /^Entertainment, planned 30\.25/)).toBeVisible();
  await expectOnDevice(page, '"30.25"');
  await page.reload();
  await expect(stat(page, "Planned")).toHaveText("$42.75");
});

test("one Undo takes back what a run of amounts changed", async ({ page }) => {
  await plan(page, "Food", "100");
  await page.goto("/planning");
  await row(page, /^Food, planned/).click();
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await page.keyboard.type("30");
  await page.keyboard.press("Escape");
  await expect(stat(page, "Planned")).toHaveText("$50");
  await page.getByText("2 budgets changed").locator("..").getByRole("button", { name: "Undo" }).click();
  await expect(stat(page, "Planned")).toHaveText("$100");
});

test("a new category has a name, an icon and a budget, and stays", async ({ page }) => {
  await page.goto("/planning?add");
  const sheet = page.getByRole("dialog", { name: "Add category" });
  await sheet.getByRole("button", { name: "Add category" }).click();
  await expect(page.getByText("Field is required")).toBeVisible();
  await page.getByLabel("Name").fill("Sweets");
  await page.getByLabel("Budget for November 2026").fill("30");
  await page.getByRole("radio", { name: "Carrot" }).check();
  await sheet.getByRole("button", { name: "Add category" }).click();
  await expect(page.getByText("Sweets added")).toBeVisible();
  await page.goto("/planning");
  await expect(page.getByRole("heading", { name: "5 categories, over first" })).toBeVisible();
  await expect(row(page, /^Sweets, planned 30/)).toBeVisible();
  await menuOf(page, "Sweets");
  await expect(page.getByRole("radio", { name: "Carrot" })).toBeChecked();
});

test("a category is renamed, and keeps its expenses", async ({ page }) => {
  await spend(page, "12.50", "Food");
  await page.goto("/planning");
  await menuOf(page, "Food");
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.getByLabel("Name").fill("Groceries");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row(page, /^Groceries, planned 0/)).toBeVisible();
  await expectOnDevice(page, "Groceries");
  await page.goto("/history");
  await expect(row(page, /^Groceries, .\$12\.50/)).toBeVisible();
});

test("removing a category names the expenses a guest loses, and Undo brings all back", async ({ page }) => {
  await spend(page, "12.50", "Food");
  await spend(page, "7.50", "Food");
  await page.goto("/planning");
  await menuOf(page, "Food");
  await page.getByRole("button", { name: "Remove from November 2026" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove Food from November 2026?" });
  await expect(question).toContainText("2 expenses will be deleted");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Food removed from November 2026")).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 categories, over first" })).toBeVisible();
  await expect(balance(page)).toContainText("$0.00");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, /^Food, planned 0/)).toBeVisible();
  await expect(balance(page)).toContainText(amount("-$20.00"));
});

test("what holds no expenses is removed without a question, and can be restored later", async ({ page }) => {
  await page.goto("/planning");
  await menuOf(page, "Transport");
  await page.getByRole("button", { name: "Remove from November 2026" }).click();
  await expect(page.getByText("Transport removed from November 2026")).toBeVisible();
  await page.goto("/planning");
  await page.getByRole("button", { name: "1 removed or archived" }).click();
  await page.getByRole("button", { name: "Restore Transport" }).click();
  await expect(page.getByRole("link", { name: "Transport", exact: true })).toBeVisible();
});

test("an archived category takes no more expenses until it is restored", async ({ page }) => {
  await page.goto("/planning");
  await menuOf(page, "Utilities");
  await page.getByRole("button", { name: "Archive category" }).click();
  await expect(page.getByRole("heading", { name: "3 categories, over first" })).toBeVisible();
  await expectOnDevice(page, '"deleted":true');
  await page.goto("/expenses");
  await expect(row(page, /^Transport/)).toBeVisible();
  await expect(row(page, /^Utilities/)).toBeHidden();
  await page.goto("/planning");
  await page.getByRole("button", { name: "1 removed or archived" }).click();
  await page.getByRole("button", { name: "Restore Utilities" }).click();
  await expect(page.getByRole("heading", { name: "4 categories, over first" })).toBeVisible();
});

test("last month's budgets are copied where none are set, and taken back again", async ({ page }) => {
  await plan(page, "Food", "620");
  await plan(page, "Transport", "140");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByRole("button", { name: "December 2026" })).toBeVisible();
  await planHere(page, "Transport", "99");
  await page.getByRole("button", { name: "Copy November’s plan" }).click();
  await expect(page.getByText("1 budget copied")).toBeVisible();
  await expect(stat(page, "Planned")).toHaveText("$719");
  await expect(row(page, /^Transport, planned 99/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy November’s plan" })).toBeHidden();
  await page.getByText("1 budget copied").locator("..").getByRole("button", { name: "Undo" }).click();
  await expect(stat(page, "Planned")).toHaveText("$99");
});

test("closing a form asks before it throws away what was entered", async ({ page }) => {
  await page.goto("/planning");
  await page.getByRole("button", { name: "Add category" }).click();
  await page.getByLabel("Name").fill("Sweets");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Add category" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("categories are put in order by a drag and by the keyboard, and stay so", async ({ page }) => {
  await page.goto("/planning");
  await page.getByRole("button", { name: "Reorder" }).click();
  const rows = page.getByRole("list", { name: "Drag to reorder" }).getByRole("listitem");
  await expect(rows).toHaveText(["Food", "Entertainment", "Utilities", "Transport"]);
  await page.getByRole("button", { name: "Move Transport" }).hover();
  const [from, to] = [await rows.nth(3).boundingBox(), await rows.nth(0).boundingBox()];
  if (from === null || to === null) throw new Error("no rows");
  await page.mouse.move(from.x + from.width - 30, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width - 30, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(rows).toHaveText(["Transport", "Food", "Entertainment", "Utilities"]);
  await page.getByRole("button", { name: "Move Utilities" }).press(" ");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: "Utilities, 2 of 4" })).toBeAttached();
  await page.keyboard.press(" ");
  await expect(rows).toHaveText(["Transport", "Utilities", "Food", "Entertainment"]);
  const moved: unknown = expect.objectContaining({ name: "Utilities", position: 1 });
  await expect.poll(async () => (await heldByDevice(page)).rows.map(({ row }) => row)).toContainEqual(moved);
  await page.goto("/planning");
  const names = /^(Transport|Utilities|Food|Entertainment)/;
  await expect(page.getByRole("listitem").getByRole("link", { name: names })).toHaveText([
    "Transport",
    "Utilities",
    "Food",
    "Entertainment",
  ]);
  await page.goto("/expenses");
  const rounds = page.getByRole("listitem").getByRole("link", { name: names });
  await expect(rounds).toHaveText([/Transport/, /Utilities/, /Food/, /Entertainment/]);
});
