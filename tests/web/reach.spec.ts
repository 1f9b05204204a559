/** Every screen, sheet, dialog and menu on every phone and on a laptop: what can be pressed lies under nothing. */
import { expect, test, type Page, type TestInfo } from "@playwright/test";
import { furnish, leaveUnsaved } from "./furnished";
import { expectGuestSettings, idsOfGuest } from "./people";
import { PLACES } from "./places";
import { faultsAt, LAPTOP, PHONES } from "./windows";
import { logIn } from "./seeding";
import { named, pressable, type Language } from "./texts";
import { Walk } from "./walk";

const LANGUAGES: readonly Language[] = ["en", "ua"];

test.describe.configure({ timeout: 900_000 });
test.use({ actionTimeout: 20_000 });

/** Return a walk that loads each page once and opens each sheet once, and then takes the sizes of phones or a laptop's. */
function walkOf(page: Page, info: TestInfo, language: Language): Walk {
  const isPhone = info.project.name === "phone";
  const [usual = LAPTOP] = isPhone ? PHONES.slice(-1) : [];
  const look = async () => {
    const wrong = await faultsAt(page, isPhone ? PHONES : [LAPTOP]);
    await page.setViewportSize(usual);
    return wrong;
  };
  return new Walk({ page, language, isPhone, keepsFocus: false, look });
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === "ua" ? "uk-UA" : "en-US" });

    test("before signing in, and as a guest", async ({ page }, info) => {
      const walk = walkOf(page, info, language);
      await walk.through("nobody");
      await page.goto("/");
      await pressable(page, "signIn.start", language).click();
      const skip = page.getByRole("button", { name: named("onboarding.skip", language) });
      await expect(skip).toBeVisible();
      await walk.look("introduction");
      await skip.click();
      await expect(pressable(page, "onboarding.currencyOther", language)).toBeVisible();
      await walk.look("currency");
      await skip.click();
      await expect(skip).toHaveCount(0);
      await expectGuestSettings(page, { showOnboarding: true });
      await page.goto("/add?amount=3&category=Food");
      await pressable(page, "add.submit.expense", language).click();
      await page.waitForURL("**/expenses");
      await walk.through("guest", await idsOfGuest(page));
      expect(walk.wrong).toEqual([]);
    });

    test("with an account and a shared budget", async ({ page }, info) => {
      const member = await furnish(language);
      await logIn(page, member.email);
      const decide = await leaveUnsaved(page, member, language);
      const walk = walkOf(page, info, language);
      await walk.through(
        "member",
        { ...member.ids, sequence: decide.split("/").at(-1) ?? "" },
        PLACES.member,
      );
      expect(walk.wrong).toEqual([]);
    });

    test("as a viewer of somebody's budget", async ({ page }, info) => {
      const { viewer, ids } = await furnish(language);
      await logIn(page, viewer);
      const walk = walkOf(page, info, language);
      await walk.through("viewer", ids);
      expect(walk.wrong).toEqual([]);
    });
  });
}
