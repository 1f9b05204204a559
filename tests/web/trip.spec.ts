/** A trip on one phone: names without an account, then an account, a link, and names that become people. */
import { expect, test, type Page } from "@playwright/test";
import { spend } from "./guest";
import { enterAsGuest } from "./people";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const PASSWORD = "correct horse battery";

async function addName(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add a name" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Add a name" });
  await sheet.getByLabel("Name", { exact: true }).fill(name);
  await sheet.getByRole("button", { name: `Add ${name}` }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

async function signUp(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("E-mail").fill(`${name.toLowerCase()}.${Date.now().toString(36)}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
}

/** Make a link for one person from the expenses, and return its address. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Workspace / }).click();
  await page.getByRole("button", { name: "Invite by link" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Expect what the person is owed in all, and what each payment would be. */
async function expectOwed(page: Page, hero: string, ...payments: readonly string[]): Promise<void> {
  await page.goto("/history/settle");
  await expect(page.getByText(hero).first()).toBeVisible();
  for (const payment of payments) {
    await expect(page.getByRole("button", { name: `Record: ${payment}` })).toBeVisible();
  }
}

test("three names on a guest's phone become people, and every balance stays", async ({
  page,
  browser,
  context,
}) => {
  test.slow();
  await enterAsGuest(page);
  await test.step("a guest shares costs with names, without an account and without a connection", async () => {
    await page.goto("/names");
    await addName(page, "Olena");
    await context.setOffline(true);
    await addName(page, "Petro");
    await addName(page, "Kim");
    await context.setOffline(false);
    await spend(page, "100", "Food", "hut");
    await expectOwed(
      page,
      "$75.00",
      "Olena pays you, $25.00",
      "Petro pays you, $25.00",
      "Kim pays you, $25.00",
    );
    await page.getByRole("button", { name: "Record: Kim pays you, $25.00" }).click();
    await page.getByRole("button", { name: "Record $25.00" }).click();
    await expectOwed(page, "$50.00", "Olena pays you, $25.00", "Petro pays you, $25.00");
  });

  await test.step("signed up, the same people owe the same", async () => {
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign up" }).click();
    await signUp(page, "Maryna");
    await page.getByRole("button", { name: "Sign up and keep my data" }).click();
    await expect(page.getByText("Everything from this device is in your account").first()).toBeVisible();
    await expectOwed(page, "$50.00", "Olena pays you, $25.00", "Petro pays you, $25.00");
  });

  for (const name of ["Olena", "Petro"]) {
    await test.step(`${name} joins by the link as the name`, async () => {
      await page.goto("/expenses");
      const address = await makeLink(page);
      const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
      await theirs.goto(address);
      await theirs.getByRole("button", { name: "Sign up and join" }).click();
      await theirs.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
      await theirs.getByRole("button", { name: new RegExp(`as ${name}$`) }).click();
      await signUp(theirs, name);
      await theirs.getByRole("button", { name: "Sign up" }).click();
      await theirs.waitForURL("**/expenses");
      await expectOwed(theirs, "$25.00", "You pay Maryna, $25.00");
    });
  }

  await test.step("their debts stay as they were", async () => {
    await expectOwed(page, "$50.00", "Olena pays you, $25.00", "Petro pays you, $25.00");
  });
});
