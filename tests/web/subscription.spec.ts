/** The subscription: paid on the provider's own page, active by itself, cancelled, kept, and what reminders make of it. */
import { expect, request, test, type APIRequestContext, type Page } from "@playwright/test";
import { PAID, SERVER } from "./doors";
import { look, wear } from "./screens";
import { logIn, PASSWORD, seedPerson } from "./seeding";

test.use({ baseURL: PAID });

/** Somebody new on the server where it is paid, at their reminders. */
async function enter(page: Page, language = "en"): Promise<void> {
  const email = `pia.${Date.now().toString(36)}@example.com`;
  const api: APIRequestContext = await request.newContext({ baseURL: PAID });
  const answer = await api.post("/api/user/signup", { data: { name: "Pia", email, password: PASSWORD } });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  await api.put("/api/settings/update", { headers, data: { showOnboarding: true, language } });
  await api.dispose();
  await logIn(page, email);
}

/** Types a card in on the provider's page. */
async function typeCard(page: Page, button: string, number?: string): Promise<void> {
  if (number !== undefined) await page.getByLabel("Card number").fill(number);
  await page.getByRole("button", { name: button }).click();
}

test("a subscription is paid, becomes active by itself, is cancelled and kept", async ({ page }, info) => {
  await enter(page);
  await page.goto("/reminder");
  await page.getByRole("link", { name: /^Reminders come with the subscription/ }).click();
  await expect(page.getByRole("radio", { name: /Yearly/ })).toBeChecked();
  await expect(page.getByText("a year · 2 months free")).toBeVisible();
  await look(page, info, "subscription", "light");

  await page.getByRole("radio", { name: /Monthly/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("heading", { name: "Pay 4.99 EUR a month" })).toBeVisible();
  await typeCard(page, "Pay", "4000000000000002");
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  await typeCard(page, "Pay", "4242424242424242");
  await expect(page.getByText("Next payment")).toBeVisible();
  await expect(page).toHaveURL(`${PAID}/subscription`);
  await expect(page.getByText("···· 4242")).toBeVisible();
  await expect(page.getByRole("link", { name: /Open invoice B-0001/ })).toBeVisible();
  await look(page, info, "subscription-active", "light");

  await page.getByRole("button", { name: "Change" }).click();
  await typeCard(page, "Save card", "4000000000005556");
  await expect(page.getByText("Your new card will be charged from now on")).toBeVisible();
  await expect(page.getByText("···· 5556")).toBeVisible();

  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(/Reminders work until \d\d\.\d\d\.\d{4}/);
  await page.getByRole("button", { name: "Cancel it" }).click();
  await expect(page.getByText(/^Ends$/)).toBeVisible();
  await expect(page.getByText("Reminders work until then.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByText("Your subscription goes on")).toBeVisible();
  await expect(page.getByText("Next payment")).toBeVisible();
  await page.goto("/reminder");
  await expect(page.getByRole("main").getByRole("button", { name: "New reminder" })).toBeVisible();
});

test("another open page becomes active by itself, in Ukrainian and in the dark", async ({
  page,
  context,
}, info) => {
  await wear(page, "dark");
  await enter(page, "ua");
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { name: "Підписка" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 720 });
  await expect(page.getByRole("button", { name: "Перейти до оплати" })).toBeVisible();
  await look(page, info, "subscription-ua", "dark");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const other = await context.newPage();
  await other.goto("/subscription");
  await other.getByRole("button", { name: "Перейти до оплати" }).click();
  await typeCard(other, "Pay");
  await expect(page.getByText("Наступний платіж")).toBeVisible();
  await look(page, info, "subscription-active-ua", "dark");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("where nothing is paid", () => {
  test.use({ baseURL: SERVER });

  test("everybody has it", async ({ page }, info) => {
    await logIn(page, await seedPerson());
    await page.goto("/subscription");
    await expect(page.getByText("Included on this server")).toBeVisible();
    await look(page, info, "subscription-everybody", "light");
  });
});
