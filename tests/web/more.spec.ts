/** The introduction, settings, currencies, and leaving nothing behind. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { enterAsGuest, expectGuestSettings, signUp } from "./people";
import { keep } from "./keep";

async function choose(page: Page, setting: string, value: string): Promise<void> {
  await page.getByRole("button", { name: setting }).click();
  await page.getByRole("dialog").getByRole("button", { name: value }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Takes what is there along and lets it go. */
async function pull(page: Page, what: Locator, right: number, down: number): Promise<void> {
  await what.hover({ trial: true }); // once it stands still
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + right / 2, fromY + down / 2, { steps: 10 });
  await page.mouse.move(fromX + right, fromY + down, { steps: 10 });
  await page.mouse.up();
}

/** Return the number of rows on this device, without the note that nobody is signed in. */
function stored(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let rows = 0;
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
      for (const store of [...database.objectStoreNames].filter((each) => each !== "session")) {
        rows += await new Promise<number>((resolve) => {
          const request = database.transaction(store).objectStore(store).count();
          request.onsuccess = () => {
            resolve(request.result);
          };
        });
      }
      database.close();
    }
    return rows;
  });
}

test("three steps introduce the app once", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Start without an account" }).click();
  await expect(page.getByRole("heading", { name: "Every category is a ring" })).toBeVisible();
  await keep(page, "onboarding");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("img", { name: "Step 2 of 3" })).toBeVisible();
  await pull(page, page.getByRole("heading", { name: "Plan the month first" }), -250, 0);
  await expect(page.getByRole("img", { name: "Step 3 of 3" })).toBeVisible();
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("radio", { name: /US dollar/i })).toBeChecked();
  await keep(page, "currency");
  await page.getByText("Euro", { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByText("€0").first()).toBeVisible();
  await expectGuestSettings(page, { showOnboarding: true });
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("language, theme and main screen are chosen, and stay", async ({ page }) => {
  await enterAsGuest(page);
  await page.getByRole("link", { name: "More" }).click();
  await keep(page, "more");
  await page.getByRole("link", { name: /^Settings/ }).click();
  await keep(page, "settings");
  await choose(page, "Start on", "Accounts");
  await choose(page, "Theme", "Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await choose(page, "Language", "Українська");
  await expect(page.getByRole("heading", { name: "Налаштування" })).toBeVisible();
  await expectGuestSettings(page, { language: "ua", mainScreen: "accounts" });
  await page.goto("/");
  await page.waitForURL("**/accounts");
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a sheet pulled down far enough goes", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide windows have panels that stand still");
  await enterAsGuest(page);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Start on" }).click();
  const sheet = page.getByRole("dialog", { name: "Start on" });
  // The pointer waits until the sheet stands.
  await sheet.getByRole("button", { name: "Close" }).hover();
  await pull(page, sheet.locator("span").first(), 0, 400);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("a guest is told whose statistics these are, and can't open currencies", async ({ page }) => {
  await enterAsGuest(page);
  await page.getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByText("These are the statistics of this device")).toBeVisible();
  await page.goto("/currencies");
  await page.waitForURL("**/accounts");
});

test("a guest who erases their data leaves nothing on the device", async ({ page }) => {
  await enterAsGuest(page);
  await page.getByRole("link", { name: "More" }).click();
  await page.getByRole("button", { name: "Erase my data" }).click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await page.waitForURL(/\/$/);
  expect(await stored(page)).toBe(0);
});

test("sign-out asks about changes that wait, and wipes the device", async ({ page, context }, {
  project,
}) => {
  test.slow();
  await signUp(page, `maryna.${project.name}.${String(Date.now())}@example.com`);
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByRole("heading", { name: "Maryna Tkachenko" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Statistics" })).toBeVisible();
  await keep(page, "more-user");
  await page.goto("/settings");
  await page.getByRole("link", { name: "Currencies" }).click();
  await page.getByRole("searchbox").fill("eur");
  await expect(page.getByText("EUR · €")).toBeVisible();
  await keep(page, "currencies");
  await page.getByRole("button", { name: "Back" }).click();

  await context.setOffline(true);
  await choose(page, "Start on", "History");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText(/^1 change has not reached the server/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/$/);
  expect(await stored(page)).toBe(0);
});

test.describe("in Britain", () => {
  test.use({ locale: "en-GB" });

  test("a new person begins in the currency of their region, and is asked once", async ({ page }) => {
    await page.goto("/sign-up");
    await page.getByLabel("Name").fill("Maryna");
    await page.getByLabel("E-mail").fill(`britain.${String(Date.now())}@example.com`);
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(page.getByRole("radio", { name: /GBP · from your device’s region/ })).toBeChecked();
    const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/settings/update"));
    await page.getByRole("button", { name: "Continue" }).click();
    expect((await saved).ok()).toBe(true);
    await page.reload();
    await expect(page.getByText("£0").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Which currency do you budget in?" })).toHaveCount(0);
  });
});

/** Pulls a sheet down by its handle: slowly, or as a flick. */
async function swipe(page: Page, sheet: Locator, down: number, ms: number): Promise<void> {
  const handle = sheet.locator("span").first();
  await handle.hover({ trial: true });
  const { x, y, width } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const steps = 10;
  await page.mouse.move(x + width / 2, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x + width / 2, y + (down * step) / steps);
    await page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), ms / steps);
  }
  await page.mouse.up();
}

test("a low sheet closes by a swipe over 70 % of it, and stays for less", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide windows have panels that stand still");
  await enterAsGuest(page);
  await page.goto("/settings");
  const sheet = page.getByRole("dialog");
  const open = async (name: string) => {
    await page.getByRole("button", { name }).click();
    await expect(sheet).toBeVisible();
    await sheet.locator("span").first().hover({ trial: true });
    return (await sheet.boundingBox())?.height ?? 0;
  };
  const low = await open("Theme");
  await swipe(page, sheet, low * 0.6, 1500);
  await sheet.locator("span").first().hover({ trial: true });
  await expect(sheet).toBeVisible();
  await swipe(page, sheet, low * 0.8, 1500);
  await expect(sheet).toHaveCount(0);
});
