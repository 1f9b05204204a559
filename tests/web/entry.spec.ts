/** Ways back in: a forgotten password. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { keep } from "./keep";
import { resetCode } from "./mail";

const NEW_PASSWORD = "a quite new password";

async function makeAccount(request: APIRequestContext): Promise<string> {
  const email = `olha.${Date.now().toString(36)}@example.com`;
  const data = { name: "Olha", email, password: "correct horse battery" };
  const answer = await request.post("/api/user/signup", { data });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  await request.put("/api/settings/update", { headers, data: { showOnboarding: true } });
  return email;
}

async function fillIn(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repeat the new password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
}

test("who forgot the password sets a new one with the code of the last mail, and is in with it", async ({
  page,
  request,
}) => {
  const email = await makeAccount(request);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await keep(page, "forgot-password");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText(`Enter the code that was sent to ${email}.`)).toBeVisible();
  const first = await resetCode(email);

  await page.reload();
  await page.getByRole("button", { name: "Send the code again" }).click();
  await expect(page.getByText("A new code is on its way").first()).toBeVisible();
  const second = await resetCode(email, 2);
  await fillIn(page, first);
  await expect(page.getByText("Code is not correct, please try again")).toBeVisible();
  await keep(page, "reset-password");
  await fillIn(page, second);
  await page.waitForURL("**/login");

  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/expenses");
});

test("a reset token leaves the address and the history at once", async ({ page, request }) => {
  const email = await makeAccount(request);
  const answer = await request.post("/api/user/forgotPassword", { data: { email } });
  const { resetToken } = (await answer.json()) as { resetToken: string };
  await page.goto("/login");
  await page.goto(`/reset-password?resetToken=${resetToken}`);
  await expect(page.getByText(`Enter the code that was sent to ${email}.`)).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/reset-password$/);
});

test("with no token there is nothing to reset: the code is asked for first", async ({ page }) => {
  await page.goto("/reset-password");
  await page.waitForURL("**/forgot-password");
});
