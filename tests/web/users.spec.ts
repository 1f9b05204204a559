/** One person from sign-up to deletion, by mail and by provider, as a phone sees it. */
import { expect, test, type Page } from "@playwright/test";
import { makeList } from "./guest";
import { keep } from "./keep";
import { resetCode, verificationCode } from "./mail";
import { enterAsGuest, signUp } from "./people";
import { beAtProvider } from "./provider";

const PASSWORD = "a quite new password";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1";

function newEmail(): string {
  return `solomiia.${Date.now().toString(36)}@example.com`;
}

async function verify(page: Page, email: string): Promise<void> {
  await page.goto("/profile/verify-email");
  await expect(page.getByText(`Enter the code that was sent to ${email}.`)).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill(await verificationCode(email));
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL("**/profile/me");
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/$/);
}

async function resetPassword(page: Page, email: string): Promise<void> {
  await page.goto("/forgot-password");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByRole("textbox", { name: "Code" }).fill(await resetCode(email));
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(PASSWORD);
  await page.getByLabel("Repeat the new password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.waitForURL("**/login");
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/expenses");
}

async function linkGoogle(page: Page): Promise<void> {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue with Apple" })).toHaveCount(0);
  await keep(page, "login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByText("You have an account with this e-mail already")).toBeVisible();
  await expect(page).toHaveURL(/\/google$/);
  await keep(page, "link");
  await page.getByLabel("Password of your account").fill("not it at all");
  await page.getByRole("button", { name: "Connect and log in" }).click();
  await expect(page.getByText("Password is not correct")).toBeVisible();
  await page.getByLabel("Password of your account").fill(PASSWORD);
  await page.getByRole("button", { name: "Connect and log in" }).click();
  await page.waitForURL("**/expenses");
}

test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile, "the story is told on a phone");
});

test("a person signs up, verifies the e-mail, forgets the password, comes with Google, and leaves for good", async ({
  page,
  request,
}) => {
  const email = newEmail();
  await signUp(page, email);
  await verify(page, email);
  await signOut(page);
  await resetPassword(page, email);
  await logIn(page, email);
  await signOut(page);
  await beAtProvider(page, { sub: email, email, email_verified: true });
  await linkGoogle(page);
  await signOut(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.waitForURL("**/expenses");

  await page.goto("/profile/delete");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL(/\/$/);
  const again = await request.post("/api/user/login", { data: { email, password: PASSWORD } });
  expect(again.status()).toBe(422);
});

test("what a provider refuses is said, leaves the address, and leads back to logging in", async ({
  page,
}) => {
  await page.goto("/google?error=access_denied&state=s");
  await expect(page.getByRole("alert")).toHaveText(
    "The sign-in with Google was cancelled. Nothing has changed.",
  );
  await expect(page).toHaveURL(/\/google$/);
  await keep(page, "provider-cancelled");
  await page.getByRole("link", { name: "Back to logging in" }).click();
  await page.waitForURL("**/login");
  await page.goto("/apple#code=c&state=s");
  await expect(page.getByRole("alert")).toHaveText("The sign-in was not completed, please try again");
  await expect(page).toHaveURL(/\/apple$/);
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE });

  test("a guest comes with Apple, and is asked about what is on the device", async ({ page }) => {
    const email = newEmail();
    await enterAsGuest(page);
    await makeList(page, "Market", "Milk");
    await beAtProvider(page, { sub: email, email, email_verified: true, name: "Solomiia" });
    await page.goto("/profile");
    await page.getByRole("button", { name: "I have an account" }).click();
    await page.getByRole("button", { name: "Continue with Apple" }).click();
    await expect(page.getByRole("heading", { name: "Data on this device" })).toBeVisible();
  });
});
