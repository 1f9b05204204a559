/** Everything in a file and back: a guest's with no connection, a member's as one more workspace; broken files. */
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { expect, test, type Page, type TestInfo } from "@playwright/test";
import { startOffline } from "./guest";
import { NO_PROBLEMS, problemsOf } from "./layout";
import { look, overlays, THEMES } from "./screens";
import { logIn, seedPerson } from "./seeding";

async function save(page: Page, name = /^(Save everything|Зберегти все)/): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return readFileSync(await (await download).path(), "utf8");
}

function choose(page: Page, text: string): Promise<void> {
  const file = { name: "budget.json", mimeType: "application/json", buffer: Buffer.from(text) };
  return page.locator("input[type=file]").setInputFiles(file);
}

async function spend(page: Page, amount: string): Promise<void> {
  await page.goto(`/add?amount=${amount}&category=Food`);
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
}

async function lookInBoth(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
    await look(page, info, name, theme);
  }
}

const entries = (page: Page, count: number) =>
  expect(page.getByRole("listitem").filter({ hasText: "Entries" })).toContainText(String(count));

test("with no connection a guest's budget goes to a file and comes back in its place", async ({
  page,
  context,
}, info) => {
  await startOffline(page, context);
  await spend(page, "3");
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Data/ }).click();
  await entries(page, 1);
  const file = await save(page);
  expect((await save(page, /^Save history/)).split("\r\n")).toHaveLength(3);
  await spend(page, "4");
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Data/ }).click();
  await entries(page, 2);
  await lookInBoth(page, info, "data");
  expect(await problemsOf(page)).toEqual(NO_PROBLEMS);

  await test.step("Back closes the question, and then the screen, with nothing changed", async () => {
    await choose(page, file);
    await expect(page.getByRole("alertdialog")).toContainText("what is here now: 2 entries");
    await lookInBoth(page, info, "data-replace");
    await page.goBack();
    await expect(overlays(page)).toHaveCount(0);
    await entries(page, 2);
  });

  await test.step("a broken file is told in one message", async () => {
    await choose(page, file.slice(0, 200));
    await expect(page.getByText(/^budget\.json can't be read from line \d+ on/)).toBeVisible();
    await entries(page, 2);
  });

  await test.step("a double tap brings it back once", async () => {
    await choose(page, file);
    await page.getByRole("button", { name: "Replace" }).dblclick();
    await expect(page.getByText(/^Restored: 1 entry/)).toBeVisible();
    await entries(page, 1);
    await page.reload();
    await entries(page, 1);
  });
});

test("who is signed in gets one more workspace of a file, in Ukrainian too", async ({ page }, info) => {
  await logIn(page, await seedPerson("ua"));
  await page.goto("/data");
  await expect(page.getByText("Остання копія сервера")).toBeVisible();
  await lookInBoth(page, info, "data-ua");
  expect(await save(page, /Beancount/)).toContain('option "operating_currency" "USD"');
  const file = await save(page);
  await choose(page, JSON.stringify({ ...JSON.parse(file), name: "Удома" }));
  await page.getByRole("button", { name: "Відновити", exact: true }).dblclick();
  await expect(page.getByText(/^Відновлено: /)).toBeVisible();
  await page.goto("/workspace");
  await expect(page.getByText("Удома")).toHaveCount(1);
});
