/** Expenses and the keypad, as a guest without a network from a cold start. */
import { expect, test, type Page } from "@playwright/test";
import { openDetail, wordsField, writeWords } from "./hand";
import rates from "../../src/budget_core/data/rates.json" with { type: "json" };
import { amount, balance, plan, spend, startOffline } from "./guest";
import { expectGuestSettings } from "./people";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

test.beforeEach(async ({ page, context }) => {
  await startOffline(page, context);
});

const keypad = (page: Page) => page.getByRole("group", { name: "Amount in US dollars" });
const addButton = (page: Page) => page.getByRole("button", { name: "Add expense" }).last();

async function press(page: Page, keys: string) {
  for (const key of keys) {
    const name = key === "." ? "Decimal point" : key;
    await keypad(page).getByRole("button", { name, exact: true }).click();
  }
}

test("what is left falls by what is added, and is still so after a restart", async ({ page }) => {
  await plan(page, "Food", "620");
  await page.goto("/expenses");
  await expect(page.getByText("$62.00 a day · 10 days to go")).toBeVisible();
  await page.getByRole("button", { name: "Food, $620.00 left of $620.00, 0%" }).click();
  await press(page, "384.2");
  await addButton(page).click();
  await expect(page.getByText("−$384.20 Food · $235.80 left")).toBeVisible();
  await page.goto("/expenses");
  await expect(page.getByText("$235.80", { exact: true })).toBeVisible();
  await expect(page.getByText("$23.58 a day · 10 days to go")).toBeVisible();
  await expect(page.getByText("62%")).toBeVisible();
  await expect(page.getByRole("button", { name: "Food, $235.80 left of $620.00, 62%" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Food 235 left" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Food, \u2212$384.20, Credit Card" })).toBeVisible();
  await expect(balance(page)).toContainText(amount("-$384.20"));
});

test("Undo takes the expense back, and the money with it", async ({ page }) => {
  await spend(page, "12.50", "Transport");
  await expect(balance(page)).toContainText(amount("-$12.50"));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(balance(page)).toContainText("$0.00");
  await expect(page.getByText("Nothing spent today")).toBeVisible();
});

test("over, full, begun and untouched categories say so in words", async ({ page }) => {
  await plan(page, "Food", "100");
  await plan(page, "Transport", "40");
  await plan(page, "Utilities", "2000");
  await spend(page, "121.90", "Food");
  await spend(page, "40", "Transport");
  for (const name of [
    "Food, $21.90 over",
    "Transport, $0.00 left of $40.00, 100%",
    `Utilities, ${amount("$2 000.00")} left of ${amount("$2 000.00")}, 0%`,
    "Entertainment, nothing planned",
  ]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
});

test("a month spent beyond its plan says by how much", async ({ page }) => {
  await plan(page, "Food", "100");
  await spend(page, "150", "Food");
  await expect(page.getByText("Over budget")).toBeVisible();
  await expect(page.getByText("$150.00 of $100.00 spent")).toBeVisible();
  await expect(page.getByText("150%", { exact: true })).toBeVisible();
});

test("the list view is kept over a restart", async ({ page }) => {
  await plan(page, "Food", "620");
  await page.goto("/expenses");
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page.getByText("$0.00 of $620.00")).toBeVisible();
  await expectGuestSettings(page, { expensesView: "list-view" });
  await page.goto("/expenses");
  await expect(page.getByText("$0.00 of $620.00")).toBeVisible();
  await expect(page.getByRole("button", { name: "List", exact: true, pressed: true })).toBeVisible();
});

test("another month has its own numbers", async ({ page }) => {
  await spend(page, "12.50", "Food");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByRole("button", { name: "December 2026", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Food, nothing planned" })).toBeVisible();
  await page.getByRole("button", { name: "December 2026", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "November 2026" }).click();
  await expect(
    page.getByRole("button", { name: "Food, $12.50 spent, nothing planned", exact: true }),
  ).toBeVisible();
});

test("the keypad takes one point, two decimals and the keyboard; held, backspace clears", async ({
  page,
}) => {
  await page.goto("/add");
  await expect(addButton(page)).toBeDisabled();
  await press(page, "1.2.39");
  await expect(page.getByText("1.23 US dollars")).toBeAttached();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("5");
  await expect(page.getByText("1.25 US dollars")).toBeAttached();
  const backspace = keypad(page).getByRole("button", { name: "Delete last digit" });
  await backspace.click({ delay: 700 });
  await expect(page.getByText("0.00 US dollars")).toBeAttached();
  await expect(addButton(page)).toBeDisabled();
});

test("a link fills the keypad in: amount, category by its name, note", async ({ page }) => {
  await page.goto("/add?amount=12,5&category=entertainment&note=two%20tickets");
  await expect(page.getByRole("button", { name: /^To Entertainment/ })).toBeVisible();
  await expect(wordsField(page)).toHaveValue("two tickets");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/expenses");
  await expect(page.getByRole("button", { name: /^two tickets, .\$12\.50, Entertainment/ })).toBeVisible();
});

test("account, category and day are chosen in sheets, and words are written beside the keys", async ({
  page,
}) => {
  await page.goto("/add?amount=7");
  await page.getByRole("button", { name: /^From Credit Card/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Cash/ }).click();
  await page.getByRole("button", { name: /^To Food/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Transport/ })
    .click();
  await page.getByRole("button", { name: "Date: Today. Change" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Yesterday/ })
    .click();
  await writeWords(page, "bus");
  await addButton(page).click();
  await page.waitForURL("**/expenses");
  await page.goto("/history");
  await expect(page.getByRole("heading", { name: "Fri 20 Nov" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^bus, .\$7\.00, Transport, Cash/ })).toBeVisible();
});

test("a note of more than 1000 characters is told so before it is kept", async ({ page }) => {
  await page.goto("/add?amount=7");
  await openDetail(page, "Note");
  await page.getByRole("textbox", { name: "Note" }).fill("x".repeat(1001));
  await expect(page.getByText("At most 1000 characters")).toBeVisible();
  await expect(page.getByRole("button", { name: "OK" })).toBeDisabled();
});

test("a note of any length shows three rows, and scrolls", async ({ page }) => {
  await page.goto("/add?amount=7");
  await openDetail(page, "Note");
  const note = page.getByRole("textbox", { name: "Note" });
  const rows = () =>
    note.evaluate((area) => area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight));
  for (const text of ["", "rent\n".repeat(20)]) {
    await note.fill(text);
    await expect.poll(rows).toBeCloseTo(3, 1);
  }
  await note.press("Control+End");
  await expect.poll(() => note.evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
});

test.describe("from an account of another currency", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/accounts");
    await page.getByRole("button", { name: "Add account" }).click();
    await page.getByLabel("Name").fill("Family card");
    await page.getByLabel("Currency").click();
    await page.getByText(/^UAH/).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add account" }).click();
    await expect(page.getByText("Family card").first()).toBeVisible();
    await page.goto("/add?amount=30.1&category=Food");
    await page.getByRole("button", { name: /^From/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Family card/ })
      .click();
  });

  const converted = (30.1 * Number(rates.data.UAH)).toFixed(2).replace(/\B(?=(\d{3})+\.)/, "\u00a0");

  test("what leaves it is shown with its rate, and booked", async ({ page }) => {
    const pill = page.getByRole("button", { name: `₴${converted} leaves Family card. Change` });
    await expect(pill).toContainText("$1 = ₴44.924");
    await addButton(page).click();
    await page.waitForURL("**/expenses");
    const row = page.getByRole("button", { name: /^Food/ }).last();
    await expect(row).toContainText(`\u2212₴${converted}`);
    await expect(row).toContainText("≈ \u2212$30.10");
  });

  test("the amount can be typed instead", async ({ page }) => {
    await page.getByRole("button", { name: /leaves Family card\. Change/ }).click();
    await expect(page.getByRole("group", { name: "Amount in Ukrainian hryvnias" })).toBeVisible();
    await page.keyboard.type("1250");
    await page.getByRole("button", { name: "$30.10 in Food. Back to the amount" }).click();
    await expect(page.getByRole("button", { name: /leaves Family card/ })).toContainText("own amount");
    await addButton(page).click();
    await page.waitForURL("**/expenses");
    await expect(page.getByRole("button", { name: /^Food/ }).last()).toContainText(amount("-₴1 250.00"));
  });
});

test.describe("on a phone", () => {
  test.beforeEach(({ isMobile }) => {
    test.skip(!isMobile, "wide windows have the keypad open");
  });

  test("closing the keypad asks before it throws away what was typed", async ({ page }) => {
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await press(page, "5");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await expect(keypad(page)).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(keypad(page)).toBeHidden();
  });
});

test.describe("on a wide window", () => {
  test.beforeEach(({ isMobile }) => {
    test.skip(isMobile, "phones have the keypad in a sheet");
  });

  test("the keypad stands open, and a round moves it to its category", async ({ page }) => {
    await press(page, "7.5");
    await page.getByRole("button", { name: "Transport, nothing planned" }).click();
    await expect(page.getByRole("button", { name: /^To Transport/ })).toBeVisible();
    await addButton(page).click();
    await expect(page.getByText("−$7.50 Transport")).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Transport, $7.50 spent, nothing planned", exact: true }),
    ).toBeVisible();
    await expect(addButton(page)).toBeDisabled();
  });
});
