/** Accounts as a guest keeps them, with no connection. */
import { expect, test, type Page } from "@playwright/test";
import { amountSpoken, retypeAmount, typeAmount, writeWords } from "./hand";
import { NO_PROBLEMS, problemsOf } from "./layout";
import { enterAsGuest, installed } from "./people";
import { violations } from "./screens";

interface NewAccount {
  name: string;
  balance: string;
  type?: string;
  currency?: string;
  isInBalance?: boolean;
}

async function addAccount(
  page: Page,
  { name, balance, type, currency, isInBalance }: NewAccount,
): Promise<void> {
  await page.getByRole("button", { name: "Add account" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Add account" });
  await sheet.getByLabel("Name").fill(name);
  await sheet.getByLabel("Balance", { exact: true }).fill(balance);
  if (type !== undefined) await choose(page, "Type", type);
  if (currency !== undefined) await choose(page, "Currency", currency);
  if (isInBalance) await sheet.getByRole("switch", { name: "Show in balance" }).click();
  await sheet.getByRole("button", { name: "Add account" }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();
  await expect(sheet).toBeHidden();
}

/** A menu on wide screens, a sheet for many choices on phones. */
async function choose(page: Page, field: string, choice: string): Promise<void> {
  await page
    .getByLabel(new RegExp(`^${field}`))
    .last()
    .click();
  const text = new RegExp(`^${choice}`);
  await page
    .getByRole("option", { name: text })
    .or(page.getByRole("button", { name: text }))
    .click();
}

/** By the menu of its row, as a long press opens it. */
async function act(page: Page, account: string, action: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${account},`) }).click({ button: "right" });
  await page.getByRole("dialog", { name: account }).getByRole("button", { name: action }).click();
}

test.beforeEach(async ({ page, context }) => {
  await enterAsGuest(page);
  await installed(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Budget" }).click();
});

test("an account is added, edited, deleted and brought back", async ({ page }) => {
  await addAccount(page, { name: "Rainy day", balance: "1200.50", type: "Savings" });
  await act(page, "Rainy day", "Edit");
  const sheet = page.getByRole("dialog", { name: "Rainy day" });
  await expect(sheet.getByLabel("Type")).toBeDisabled();
  await sheet.getByLabel("Name").fill("Holiday");
  await sheet.getByLabel("Balance", { exact: true }).fill("1300");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Holiday, Savings, $1 300.00" })).toBeVisible();

  await act(page, "Holiday", "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete Holiday?" });
  await expect(question).toContainText("$1 300.00 will no longer count in the balance.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: /^Holiday/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Deleted accounts" }).click();
  await page.getByRole("button", { name: "Restore Holiday" }).click();
  await expect(page.getByRole("button", { name: "Holiday, Savings, $1 300.00" })).toBeVisible();

  await page.getByRole("button", { name: /^Holiday,/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Holiday" })).toBeVisible();
  const moves = page.getByRole("listitem").filter({ hasText: "Balance after it" });
  await expect(moves).toHaveCount(2);
  await expect(page.getByRole("main").getByText("+$99.50").first()).toBeVisible();
});

test("the main account can't be deleted, and hands its flag over", async ({ page }) => {
  await act(page, "Credit Card", "Delete");
  await expect(page.getByText("You can't remove main account").first()).toBeVisible();
  await act(page, "Cash", "Edit");
  await page.getByRole("switch", { name: "Main account" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /^Cash, Main/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Credit Card, Basic/ })).toBeVisible();
});

test("an amount that came in and a transfer move the balances", async ({ page }) => {
  await act(page, "Credit Card", "Add income");
  await typeAmount(page, "640");
  await page.getByRole("button", { name: "Add income" }).click();
  await expect(page.getByRole("button", { name: /^Credit Card.*\$640\.00/ })).toBeVisible();
  await act(page, "Credit Card", "Transfer");
  await typeAmount(page, "40.5");
  await page.getByRole("button", { name: "Transfer $40.50" }).click();
  await expect(page.getByRole("button", { name: /^Credit Card.*\$599\.50/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cash.*\$40\.50/ })).toBeVisible();
});

test("an income is entered with its day and note, corrected, and stands on its day in the account's history", async ({
  page,
}) => {
  await act(page, "Cash", "Add income");
  await typeAmount(page, "640");
  await page.getByRole("button", { name: /^Date: / }).click();
  await page.getByRole("button", { name: /^Yesterday/ }).click();
  await writeWords(page, "salary");
  await page.getByRole("button", { name: "Add income" }).dblclick();
  await expect(page.getByRole("button", { name: /^Cash.*\$640\.00/ })).toBeVisible();

  await page.getByRole("link", { name: "History" }).click();
  await page
    .getByRole("list", { name: /^\w{3} \d/ })
    .getByRole("button", { name: /^salary, .*Income/ })
    .click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await retypeAmount(page, "650");
  await page.reload();
  await expect(amountSpoken(page, "640.00 US dollars")).toBeAttached();
  await page.getByRole("button", { name: "Transfer", exact: true }).click();
  await retypeAmount(page, "650");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("list", { name: /^\w{3} \d/ })).toContainText("$650.00");

  await page.getByRole("link", { name: "Budget" }).click();
  await expect(page.getByRole("button", { name: /^Credit Card.*−\$650\.00/ })).toBeVisible();
  await page.getByRole("button", { name: /^Cash,/ }).click();
  const yesterday = page.getByRole("list", { name: /^\w{3} \d/ });
  await expect(yesterday.getByRole("listitem")).toHaveText([
    "salaryTransfer from Credit Card+$650.00Balance after it:650.00",
  ]);
});

/** The account's own balance: on wide windows that of all accounts stands beside it. */
const balance = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ hasText: /^Balance(?! ·)/ });

test("an account's page has its actions, its entries with the balance after each, and stays in shape", async ({
  page,
}) => {
  await act(page, "Cash", "Add income");
  await typeAmount(page, "100");
  await page.getByRole("button", { name: "Add income" }).click();
  await page.getByRole("button", { name: /^Cash,/ }).click();
  await expect(page.getByRole("heading", { name: "Cash", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Transfer" }).click();
  await typeAmount(page, "30");
  await page.getByRole("button", { name: "Transfer $30.00" }).click();
  await expect(balance(page)).toContainText("$70.00");
  const rows = page.getByRole("listitem").filter({ hasText: "Balance after it" });
  await expect(rows.first()).toHaveText("Transfer to Credit Card−$30.00Balance after it:70.00");
  expect(await problemsOf(page)).toEqual(NO_PROBLEMS);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Transfer to/ }).click();
  await expect(page).toHaveURL(/history\?entry=/);
  await page.goBack();
  await expect(balance(page)).toContainText("$70.00");
});

test("a balance is set with its difference in sight, as a correction or in a category", async ({ page }) => {
  await page.getByRole("button", { name: /^Cash,/ }).click();
  await page.getByRole("button", { name: "Set balance" }).click();
  const sheet = page.getByRole("dialog", { name: "Set balance" });
  await expect(sheet.getByRole("button", { name: /^Set to/ })).toBeDisabled();
  await page.keyboard.type("50");
  await expect(sheet).toContainText("Difference+$50.00");
  await sheet.getByRole("button", { name: "Set to $50.00" }).click();
  await expect(balance(page)).toContainText("$50.00");
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Set balance" }).click();
  await expect(sheet.getByRole("button", { name: /^Set to/ })).toBeDisabled();
  await page.keyboard.type("42.5");
  await sheet.getByRole("button", { name: "In a category" }).click();
  await page.getByRole("dialog", { name: "In a category" }).getByRole("button", { name: "Food" }).click();
  await sheet.getByRole("button", { name: "Set to $42.50" }).click();
  await expect(balance(page)).toContainText("$42.50");
  await expect(page.getByRole("button", { name: /^Food/ })).toContainText("−$7.50");
  await page.reload();
  await expect(balance(page)).toContainText("$42.50");
});

test("an account is deleted from its page, and Undo is at hand on the accounts", async ({ page }) => {
  await page.getByRole("button", { name: /^Cash,/ }).click();
  await expect(page.getByRole("heading", { name: "Cash", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/accounts$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Cash,/ })).toBeVisible();
});

test("the totals are those of each type and currency, and of all accounts", async ({ page }) => {
  test.slow();
  await addAccount(page, { name: "Rainy day", balance: "1200.50", type: "Savings" });
  await addAccount(page, { name: "Family card", balance: "48230", currency: "UAH" });
  await addAccount(page, { name: "Car loan", balance: "-200.50", type: "Debt", isInBalance: true });
  await page.getByRole("tab", { name: "Debt" }).click();
  await expect(page.getByText("You owe $200.50 · owed to you $0.00")).toBeVisible();
  await page.getByRole("tab", { name: "Total" }).click();
  await expect(page.getByRole("list", { name: "Savings" })).toContainText("$1 200.50");
  await expect(page.getByRole("list", { name: "Basic" })).toContainText("₴48 230.00");
  await expect(page.getByRole("list", { name: "Debt" })).toContainText("−$200.50");
  const whole = await page.getByRole("list", { name: "All together" }).textContent();
  expect(amountIn(whole) - amountIn(await hryvniasInDollars(page))).toBeCloseTo(1000, 1);
});

function hryvniasInDollars(page: Page): Promise<string | null> {
  return page.getByRole("list", { name: "Basic" }).getByText("≈").textContent();
}

function amountIn(text: string | null): number {
  const [, amount = ""] = /\$([\d\s.]+)/.exec(text ?? "") ?? [];
  return Number(amount.replace(/\s/g, ""));
}

test("the addresses of tabs open them", async ({ page, request }) => {
  for (const [address, tab] of [
    ["/accounts/debt", "Debt"],
    ["/accounts/total", "Total"],
    ["/budget/planning", "Planning"],
    ["/budget/lists", "Lists"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("tab", { name: tab, selected: true })).toBeVisible();
  }
  await page.context().setOffline(false);
  await page.goto("/api/auth/apple");
  await expect(page).toHaveURL(/\/expenses$/);
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toMatch(/icon/);
});
