/** Data of the server beside the budget, read again on a device that lost its connection. */
import { expect, test } from "@playwright/test";
import { installed, signUp } from "./people";

test.use({ locale: "en-US" });

const READ = [
  ["/reminder", "Nothing to remember yet", /^You’re offline\. As of \d\d:\d\d\.$/],
  ["/subscription", "Included on this server", /^You’re offline\. As of \d\d:\d\d\.$/],
  ["/profile/sessions", "This device", /^You’re offline\. As of \d\d:\d\d\.$/],
  ["/history/activity", "Expense in Food", /^You’re offline\. As of \d\d:\d\d\.$/],
] as const;

test("what was read last is there after a restart without a connection, with its time", async ({
  page,
  context,
}) => {
  await signUp(page, `restart-${String(Date.now())}@example.com`);
  await page.goto("/add?amount=5&category=Food");
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
  await installed(page);
  for (const [at, text] of READ) {
    await page.goto(at);
    await expect(page.getByText(text).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  await context.setOffline(true);
  for (const [at, text, time] of READ) {
    await page.goto(at);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(time)).toBeVisible();
  }
});
