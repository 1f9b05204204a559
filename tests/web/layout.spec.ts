/** Text of twice the size, and windows as narrow as they come: nothing is cut, nothing moves sideways, all can be pressed. */
import { expect, test, type Page } from "@playwright/test";
import { NO_PROBLEMS, problemsOf } from "./layout";
import { logIn, seedPerson } from "./seeding";

const SCREENS = [
  "/planning",
  "/planning/lists",
  "/accounts",
  "/accounts?tab=debt",
  "/accounts?tab=total",
  "/history",
  "/history/activity",
  "/statistics",
  "/profile",
  "/profile/me",
  "/profile/sessions",
  "/workspace",
  "/workspace/new",
  "/currencies",
  "/reminder",
  "/add",
  "/expenses",
];

interface Reading {
  readonly name: string;
  readonly width: number;
  readonly fontPx: number;
}

const READINGS: readonly Reading[] = [
  { name: "320 px", width: 320, fontPx: 16 },
  { name: "195 px", width: 195, fontPx: 16 },
  { name: "text at 200 %", width: 390, fontPx: 32 },
];

/** As a person sets it in the browser: media queries count in it too. */
async function read(page: Page, { width, fontPx }: Reading): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: fontPx } });
  await browser.detach();
  await page.setViewportSize({ width, height: 844 });
}

/** Leads to another page as a link in the app does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

for (const language of ["en", "ua"]) {
  test(`every screen in ${language} is read at twice the size and at half the width`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "a phone's screens");
    await logIn(page, await seedPerson(language));
    for (const path of SCREENS) {
      await follow(page, path);
      if (!path.includes("?")) await expect(page.locator("h1"), path).toBeFocused();
      for (const reading of READINGS) {
        await read(page, reading);
        expect.soft(await problemsOf(page), `${path} at ${reading.name}`).toEqual(NO_PROBLEMS);
      }
    }
  });
}
