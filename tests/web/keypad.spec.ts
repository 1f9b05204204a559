/** Bookings of the keypad equal its display: amounts, conversions, and the month in view. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { addButton, amountSpoken, keypadKeys, keypadSheet, openKeypad, typeAmount } from "./hand";
import { enterAsGuest, signUp } from "./people";

async function addAccount(page: Page, name: string, currency: string): Promise<void> {
  await page.goto("/accounts");
  await page.getByRole("button", { name: "Add account" }).click();
  const sheet = page.getByRole("dialog", { name: "Add account" });
  await sheet.getByLabel("Name").fill(name);
  await sheet.getByLabel("Currency").click();
  await page
    .getByRole("option", { name: new RegExp(`^${currency}`) })
    .or(page.getByRole("button", { name: new RegExp(`^${currency}`) }))
    .click();
  await sheet.getByRole("button", { name: "Add account" }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();
}

async function payFrom(page: Page, account: string, amount: string): Promise<void> {
  await page.goto(`/add?amount=${amount}&category=Food`);
  await page.getByRole("button", { name: /^From/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${account}`) })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const grouped = (amount: number, space: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, space);

const pill = (page: Page, account: string) =>
  page.getByRole("button", { name: new RegExp(`leaves ${account}. Change`) });

test("a converted amount of yen has no decimals, and backspace shortens it", async ({ page }) => {
  await enterAsGuest(page);
  await addAccount(page, "Tokyo", "JPY");
  await payFrom(page, "Tokyo", "40");
  await pill(page, "Tokyo").click();
  const spoken = page.getByText(/^[\d,]+ Japanese yen$/);
  const before = Number((await spoken.textContent())?.replace(/\D/g, ""));
  await keypadKeys(page).getByRole("button", { name: "Delete last digit" }).click();
  await expect(spoken).toHaveText(`${grouped(Math.floor(before / 10), ",")} Japanese yen`);
  await typeAmount(page, "5");
  await addButton(page).click();
  await page.waitForURL("**/expenses");
  await page.goto("/accounts");
  await expect(page.getByRole("button", { name: /^Tokyo/ })).toContainText(
    grouped(Math.floor(before / 10) * 10 + 5, "\u00a0"),
  );
});

test("an own amount is asked about once the expense's amount is another", async ({ page }) => {
  await enterAsGuest(page);
  await addAccount(page, "Kyiv", "UAH");
  await payFrom(page, "Kyiv", "30");
  await pill(page, "Kyiv").click();
  await page.keyboard.type("1250");
  await page.getByRole("button", { name: /Back to the amount$/ }).click();
  await typeAmount(page, "5");
  const question = page.getByRole("group", { name: "The amount changed. What leaves Kyiv?" });
  await expect(question).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await question.getByRole("button", { name: /^Keep/ }).click();
  await expect(pill(page, "Kyiv")).toContainText("own amount");
  await expect(addButton(page)).toBeEnabled();
});

test("what the person saw leave the account is what is sent", async ({ page }) => {
  await signUp(page, `yen.${Date.now().toString(36)}@example.com`);
  await addAccount(page, "Kyiv", "UAH");
  await payFrom(page, "Kyiv", "30.1");
  const seen = (await pill(page, "Kyiv").locator("b").textContent())?.replace(/[^\d.]/g, "");
  const sent = page.waitForRequest((request) => request.url().endsWith("/add-expenses"));
  await addButton(page).click();
  const body = (await sent).postDataJSON() as { accountValue?: string };
  expect(body.accountValue).toBe(seen);
});

for (const amount of ["1e3", "-5", "12abc"]) {
  test(`a link with the amount ${amount} fills in none`, async ({ page }) => {
    await enterAsGuest(page);
    await page.goto(`/add?amount=${amount}&category=Food`);
    await expect(keypadKeys(page)).toBeVisible();
    await expect(amountSpoken(page, "0.00 US dollars")).toBeAttached();
    await expect(addButton(page)).toBeDisabled();
  });
}

test("an income and a transfer take three taps besides their digits", async ({ page, isMobile }) => {
  test.skip(!isMobile, "phones have the keypad in a sheet");
  await enterAsGuest(page);
  const sheet = page.getByRole("dialog");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await sheet.getByRole("button", { name: "Income", exact: true }).click();
  await typeAmount(page, "640");
  await sheet.getByRole("button", { name: "Add income" }).click();
  await expect(page.getByText("+$640.00 · Credit Card")).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await typeAmount(page, "40");
  await sheet.getByRole("button", { name: "Transfer", exact: true }).click();
  await sheet.getByRole("button", { name: "Transfer $40.00" }).click();
  await expect(page.getByText("+$40.00 · Cash")).toBeVisible();
});

test("while another month is in view, adding says that it books today, and offers that month", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "phones have the keypad in a sheet");
  await enterAsGuest(page);
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("button", { name: /^Food,/ }).click();
  await expect(keypadSheet(page)).toBeVisible();
  const hint = page.getByRole("button", { name: /^Book on .* You are looking at .* this is booked today$/ });
  await hint.click();
  await expect(hint).toHaveCount(0);
  await typeAmount(page, "12");
  await addButton(page).click();
  await expect(
    page.getByRole("button", { name: "Food, $12.00 spent, nothing planned", exact: true }),
  ).toBeVisible();
});

test.describe("the first tap", () => {
  // The service worker would answer without the network.
  test.use({ serviceWorkers: "block" });

  test.beforeEach(({ isMobile }) => {
    test.skip(!isMobile, "wide windows have the keypad open");
  });

  test("finds the keypad's code here already", async ({ page }) => {
    const keypad = page.waitForResponse((answer) => answer.url().includes("/beside-"));
    const sheet = page.waitForResponse((answer) => answer.url().includes("/sheets-"));
    await enterAsGuest(page);
    await Promise.all([keypad, sheet]);
  });

  test.describe("on a network that brings nothing yet", () => {
    // It would bring the code from what it keeps, past the route below.
    test.use({ serviceWorkers: "block" });

    test("is answered at once, and Back takes it away", async ({ page }) => {
      await page.route(/\/beside-/, () => undefined);
      await enterAsGuest(page);
      await page.getByRole("button", { name: /^Food,/ }).click();
      await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
      await expect(page).toHaveURL(/expenses$/);
    });
  });
});

test("a finger that slips off a key moves no sheet, one on the handle closes it", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a mouse slips off nothing");
  await openKeypad(page);
  const sheet = keypadSheet(page);
  const key = keypadKeys(page).getByRole("button", { name: "2", exact: true });
  await key.click({ trial: true }); // the sheet stands still then
  const still = await key.boundingBox();
  const session = await page.context().newCDPSession(page);
  const slip = async (from: Locator, end: "touchEnd" | null) => {
    const { x, y, width, height } = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", down?: number) => {
      const touchPoints = down === undefined ? [] : [{ x: x + width / 2, y: y + height / 2 + down }];
      return session.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    await touch("touchStart", 0);
    for (const down of [40, 80, 120, 160]) await touch("touchMove", down);
    if (end !== null) await touch(end);
  };
  await slip(key, null);
  expect((await key.boundingBox())?.y).toBeCloseTo(still?.y ?? NaN, 0);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(sheet.getByRole("textbox", { name: /^Amount in/ })).toHaveText("$0");
  await slip(sheet.locator("span").first(), "touchEnd");
  await expect(sheet).toHaveCount(0);
});
