/** Text of twice the size, and windows as narrow as they come: nothing is cut, nothing moves sideways, all can be pressed. */
import { expect, test, type Page } from "@playwright/test";
import { furnish } from "./furnished";
import { NO_PROBLEMS, problemsOf, type Problems } from "./layout";
import { idsOfGuest } from "./people";
import { PLACES, type Place } from "./places";
import { READINGS, read, type Reading } from "./readings";
import { logIn } from "./seeding";
import { pressable, type Language } from "./texts";

const LANGUAGES: readonly Language[] = ["en", "ua"];
/** Pages that redirect where nothing was refused, or once the address is confirmed. */
const LEADING_ON = new Set(["/profile/not-saved/:sequence", "/profile/verify-email"]);

test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile, "a phone's screens");
});

/** Leads to another page as a link in the app does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Least side of a control where half a phone has to hold four keys or six bars in a row (WCAG 2.5.8). */
const LEAST_TARGET_PX = 24;

/** Where a window is half a phone wide, a long word has to break. */
function expected({ width }: Reading, { broken }: Problems): Problems {
  return { ...NO_PROBLEMS, broken: width < 320 ? broken : [] };
}

async function measure(page: Page, places: readonly Place[], ids: Record<string, string> = {}) {
  for (const { at } of places.filter((place) => !LEADING_ON.has(place.at))) {
    const path = at.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? id);
    await follow(page, path);
    if (!path.includes("?")) await expect(page.locator("h1"), path).toBeFocused();
    for (const reading of READINGS) {
      await read(page, reading);
      const problems = await problemsOf(page, reading.width < 320 ? LEAST_TARGET_PX : undefined);
      expect.soft(problems, `${path} at ${reading.name}`).toEqual(expected(reading, problems));
    }
    await read(page);
  }
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === "ua" ? "uk-UA" : "en-US" });

    test("every way in can be read at twice the size and at half the width", async ({ page }) => {
      await page.goto("/");
      await expect(page.locator("h1")).toBeVisible();
      const [welcome, ...ways] = PLACES.nobody;
      await measure(page, [...ways, ...(welcome ? [welcome] : [])]);
    });

    test("a guest's introduction and screens can be read at twice the size and at half the width", async ({
      page,
    }) => {
      await page.goto("/");
      await pressable(page, "signIn.start", language).click();
      const skip = pressable(page, "onboarding.skip", language);
      await expect(skip).toBeVisible();
      for (const reading of READINGS.filter(({ width }) => width < 1280)) {
        await read(page, reading);
        expect.soft((await problemsOf(page)).broken, reading.name).toEqual([]);
        await expect(skip).toBeInViewport({ ratio: 1 });
      }
      await read(page);
      await skip.press("Enter");
      await expect(pressable(page, "onboarding.currencyOther", language)).toBeVisible();
      for (const reading of READINGS.filter(({ width }) => width < 1280)) {
        await read(page, reading);
        expect.soft((await problemsOf(page)).broken, `currency, ${reading.name}`).toEqual([]);
      }
      await read(page);
      await skip.press("Enter");
      await page.waitForURL("**/expenses");
      await measure(page, PLACES.guest, await idsOfGuest(page));
    });

    test("every screen can be read at twice the size and at half the width", async ({ page }) => {
      const { email, ids } = await furnish(language);
      await logIn(page, email);
      await measure(page, PLACES.member, ids);
    });
  });
}
