/** Two tabs of one browser have one person. */
import { expect, test } from "@playwright/test";
import { signUp } from "./people";

const emailOf = (name: string) => `${name}.${Date.now().toString(36)}@example.com`;

test("a tab follows another one that signs out and lets somebody else in", async ({ page, context }) => {
  await signUp(page, emailOf("tabs.first"));
  await page.goto("/add");
  const other = await context.newPage();
  await other.goto("/profile");
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Add expense" })).toHaveCount(0);
  const email = emailOf("tabs.second");
  await signUp(other, email);
  await page.waitForURL("**/expenses");
  await page.goto("/profile");
  await expect(page.getByText(email).first()).toBeVisible();
});
