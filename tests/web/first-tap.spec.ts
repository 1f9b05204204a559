/** The first tap on a ring after a load: answered at once, however slow the network; it prints when rings stand, and how long it takes. */
import { expect, test, type Page } from "@playwright/test";
import { keypadKeys } from "./hand";
import { enterAsGuest } from "./people";

const ring = (page: Page) => page.getByRole("button", { name: /^Food/ });

/** When rings stood, counted from the load; after the first touch, when something stood over the page and when the keypad did. */
interface Answered {
  rings?: number;
  sheet?: number;
  keypad?: number;
}

declare global {
  interface Window {
    answered: Answered;
  }
}

function watch(): void {
  window.answered = {};
  let touched: number | undefined;
  const since = () => Math.round(performance.now() - (touched ?? 0));
  const look = () => {
    if (document.querySelector("[class*=Round-ring]"))
      window.answered.rings ??= Math.round(performance.now());
    if (touched !== undefined) {
      if (document.querySelector("[role=dialog], [role=status][aria-busy]"))
        window.answered.sheet ??= since();
      if (document.querySelector("[role=dialog] [role=group] button")) window.answered.keypad ??= since();
    }
    requestAnimationFrame(look);
  };
  window.addEventListener("pointerdown", () => (touched ??= performance.now()), true);
  requestAnimationFrame(look);
}

test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile, "wide windows have the keypad open");
});

for (const slower of [1, 4]) {
  test(`the first tap on a ring opens the keypad, on a processor ${slower} times as slow`, async ({
    page,
  }) => {
    await enterAsGuest(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.addInitScript(watch);
    await page.reload();
    await ring(page).tap();
    await expect(keypadKeys(page)).toBeVisible();
    const { rings, sheet, keypad } = await page.evaluate(() => window.answered);
    console.info(
      `processor 1/${slower}: rings after ${rings ?? 0} ms; first tap: sheet after ${sheet ?? 0} ms, keypad after ${keypad ?? 0} ms`,
    );
  });
}

test.describe("while the code of the keypad is on its way", () => {
  test.use({ serviceWorkers: "block" });

  test("the first tap on a ring opens a sheet that waits for it", async ({ page }) => {
    await enterAsGuest(page);
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/assets\/(AddKeypad|SheetDrawer|popups).*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await ring(page).tap();
    await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
    arrive();
    await expect(keypadKeys(page)).toBeVisible();
  });

  test("a tap without a connection asks for one, and the page goes on once it is back", async ({
    page,
    context,
  }) => {
    await enterAsGuest(page);
    await page.route(/assets\/(AddKeypad|SheetDrawer|popups).*\.js/, (route) => route.abort());
    await page.reload();
    await expect(ring(page)).toBeVisible();
    await context.setOffline(true);
    await ring(page).tap();
    const asked = page.getByRole("alertdialog", { name: "This part needs a connection" });
    const retry = asked.getByRole("button", { name: "Try again" });
    await retry.tap();
    await expect(retry).toBeVisible();
    await asked.getByRole("button", { name: "Close" }).tap();
    await expect(asked).toBeHidden();
    await ring(page).tap();
    await page.unrouteAll();
    await context.setOffline(false);
    await retry.tap();
    await expect(asked).toBeHidden();
    await ring(page).tap();
    await expect(keypadKeys(page)).toBeVisible();
  });
});
