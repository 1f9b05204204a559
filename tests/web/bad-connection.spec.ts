/** Files, stocks, reminders and the subscription where the connection is slow, loses answers, or has no server behind it. */
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { expect, test, type Page, type Request, type Route } from "@playwright/test";
import { PAID } from "./doors";
import { makePerson } from "./household";
import { keep } from "./keep";
import { overlays } from "./screens";
import { logIn, seedPerson } from "./seeding";

const BANK = ["Date;Amount;Note", "22.10.2026;-1249,75;Silpo", "23.10.2026;-42,00;Uklon"].join("\n");
const FULL = 502;

function choose(page: Page, name: string, text: string): Promise<void> {
  return page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** Let the server take a request, but drop its answer. */
async function loseAnswer(page: Page, url: string | RegExp): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}

/** Hold requests until the returned function releases them. */
async function hold(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const keepBack = (route: Route) => void held.push(route);
  await page.route(url, keepBack);
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(url, keepBack);
  };
}

/** Answer in place of the server, as a proxy without a server behind it does. */
async function breakServer(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  await page.route(url, (route) => route.fulfill({ status: FULL, body: "<h1>Bad gateway</h1>" }));
  return () => page.unroute(url);
}

function sent(page: Page, method: string, path: RegExp): Request[] {
  const found: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === method && path.test(request.url())) found.push(request);
  });
  return found;
}

test("a file is looked at and imported once, whatever becomes of the answers", async ({ page, context }) => {
  await logIn(page, await seedPerson());
  await page.goto("/data/import");
  const lines = page.getByRole("list", { name: "Lines" });

  await test.step("a server that is down is told, and the file can be chosen again", async () => {
    const mended = await breakServer(page, "**/import/*/preview");
    await choose(page, "november.csv", BANK);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await keep(page, "imports-down");
    await mended();
  });

  await test.step("a slow one is waited for", async () => {
    const letGo = await hold(page, "**/import/*/preview");
    await choose(page, "november.csv", BANK);
    await keep(page, "imports-slow");
    await letGo();
    await page.getByRole("button", { name: "Into: which?" }).click();
    await overlays(page).getByRole("button", { name: /^Cash/ }).click();
    await expect(lines.getByRole("checkbox", { name: /^Silpo/ })).toBeChecked();
  });

  await test.step("without a connection nothing is pressed in vain", async () => {
    await context.setOffline(true);
    await expect(page.getByRole("button", { name: "Import 2 entries" })).toBeDisabled();
    await context.setOffline(false);
  });

  await test.step("an answer that is lost is told; pressed again, it is the same import", async () => {
    await loseAnswer(page, /import\/[^/]+$/);
    const imports = sent(page, "POST", /import\/[^/]+$/);
    await page.getByRole("button", { name: "Import 2 entries" }).dblclick();
    await expect.poll(() => imports.length).toBe(1);
    await keep(page, "imports-lost");
    await page.getByRole("button", { name: "Import 2 entries" }).dblclick();
    await expect(page.getByRole("heading", { name: "2 entries added" })).toBeVisible();
    expect(imports).toHaveLength(2);
  });

  await page.getByRole("link", { name: "See the history" }).click();
  await page.getByRole("searchbox").fill("Silpo");
  await expect(page.getByRole("list", { name: /^\w{3} \d/ }).getByRole("button")).toHaveCount(1);
});

test("a file that is brought back makes one workspace, whatever becomes of the answers", async ({ page }) => {
  await logIn(page, await seedPerson());
  await page.goto("/data");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save everything/ }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), "utf8")) as object;
  const file = JSON.stringify({ ...saved, name: "Twice" });
  await choose(page, "budget.json", file);
  await loseAnswer(page, "**/import-guest");
  const made = sent(page, "POST", /import-guest$/);
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).dblclick();
  await expect.poll(() => made.length).toBe(1);
  await keep(page, "data-lost");
  await choose(page, "budget.json", file);
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText(/^Restored: /)).toBeVisible();
  await page.goto("/workspace");
  await expect(page.getByText("Twice")).toHaveCount(1);
});

test("stocks show what was typed last, and a server that is down is told", async ({ page }) => {
  await logIn(page, await seedPerson());
  await page.goto("/stocks");
  const letGo = await hold(page, /api.stocks/);
  await page.getByRole("searchbox").fill("voda");
  await page.getByRole("searchbox").fill("apple");
  await letGo();
  await expect(page.getByRole("list", { name: "3 found" })).toBeVisible();
  const mended = await breakServer(page, /api.stocks/);
  await page.getByRole("searchbox").fill("tesla");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await keep(page, "stocks-down");
  await mended();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Nothing found for “tesla”")).toBeVisible();
});

test("a reminder is made once and goes once, whatever becomes of the answers", async ({ page }) => {
  await logIn(page, await seedPerson());
  await page.goto("/reminder");
  await page.getByRole("main").getByRole("button", { name: "New reminder" }).click();
  const sheet = page.getByRole("dialog", { name: "New reminder" });
  await sheet.getByLabel("Title").fill("Rent");
  await sheet.getByLabel("Date").fill("2036-12-01");
  await loseAnswer(page, "**/reminder/create");
  const made = sent(page, "POST", /reminder\/create$/);
  await sheet.getByRole("button", { name: "Add reminder" }).dblclick();
  await expect.poll(() => made.length).toBe(1);
  await keep(page, "reminders-lost");
  await sheet.getByRole("button", { name: "Add reminder" }).dblclick();
  await expect(sheet).toHaveCount(0);
  const row = page.getByRole("list", { name: "Reminders" }).getByRole("listitem");
  await expect(row).toHaveCount(1);

  await test.step("its switch stands where the server has it", async () => {
    const mended = await breakServer(page, "**/reminder/toggle/**");
    await row.getByRole("switch", { name: "Rent" }).click();
    await expect(page.getByText("Can’t reach the server. Try again in a moment.")).toBeVisible();
    await keep(page, "reminders-down");
    await expect(row.getByRole("switch", { name: "Rent" })).toBeChecked();
    await mended();
  });
});

test.describe("where it is paid", () => {
  test.use({ baseURL: PAID });

  test("the payment page is asked for once, and what fails can be pressed again", async ({
    page,
    request,
  }) => {
    const { email } = await makePerson(request, "Pia");
    await page.goto("/login");
    await logIn(page, email);
    await page.goto("/subscription");
    const asked = sent(page, "POST", /\/subscription\//);
    const pay = page.getByRole("button", { name: "Continue to payment" });
    await expect(pay).toBeEnabled();
    const mended = await breakServer(page, "**/api/subscription/**");
    await pay.click();
    await keep(page, "subscription-down");
    await mended();
    const before = asked.length;
    const letGo = await hold(page, "**/api/subscription/**");
    await pay.dblclick();
    await keep(page, "subscription-slow");
    await letGo();
    await expect(page.getByRole("heading", { name: /^Pay / })).toBeVisible();
    expect(asked.length - before).toBe(1);
  });
});
