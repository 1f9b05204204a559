/**
 * Every screen, sheet and dialog, in both languages and themes, on every phone and a laptop: axe finds nothing, what is
 * pressed lies under nothing, and focus comes back when it closes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, type Page, type TestInfo } from "@playwright/test";
import { PAID } from "./doors";
import { furnish, leaveUnsaved } from "./furnished";
import { makeOwner } from "./hosting";
import { makePerson } from "./household";
import { problemsOf } from "./layout";
import { expectGuestSettings, idsOfGuest } from "./people";
import { PLACES } from "./places";
import { faultsAt, LAPTOP, PHONES } from "./reach";
import { photograph, THEMES, violations } from "./screens";
import { logIn } from "./seeding";
import { named, pressable, type Language } from "./texts";
import { Walk } from "./walk";

const SOURCES = "webui/src";
const OVERLAY = /<(?:Sheet|SheetList|FormSheet|GuardedSheet|ConfirmDialog|ChoiceSheet|FullDialog)\b/;
/** The beginning of a component or hook of a file. */
const FUNCTION = /^(?=(?:export )?(?:default )?function )/m;
const LANGUAGES: readonly Language[] = ["en", "ua"];

/** Overlays that no row of presses opens, each with where it is looked at, and parts of the others. */
const ELSEWHERE = new Set([
  "parts/ChoiceSheet", // a part
  "parts/forms/FormSheet", // a part
  "parts/meta/useBookNow", // a day to come is typed first: add.test
  "features/sign-in/SecondStep", // a first step of a sign-in: second-factor.spec
  "app/OtherUserDialog", // two people sign in on one device: conflicts.spec
  "features/accounts/balance/CategoryChip", // an amount is typed, which closing asks about: account.test
  "features/add/words/Question", // a line is typed: quick.spec
  "features/add/split/useLineQuestion", // an amount is typed: split.test
  "features/data/RestoreRow", // a file is chosen: data.spec
  "parts/entry/useAskedDelete", // a deleted account cannot be booked on again: history.spec
  "features/imports/OptionChip", // a file is chosen, here and in the next three: imports.spec
  "features/imports/lines/LineSheet",
  "features/imports/tables/AccountChoice",
  "features/imports/ColumnsChip",
  "features/not-saved/card/Discard", // a refused change: refusals.test
  "features/not-saved/card/WriteButton", // two people write one text: conflicts.spec
  "features/not-saved/card/OtherAccount", // another person deletes the account: conflicts.spec
  "features/onboarding/OtherCurrency", // the introduction below
  "features/sign-in/guest/DropButton", // a guest signs in with an account: guest-signup.spec
]);

const PART_LENGTH = 10;
/** Places of who is signed in, in parts that fail, and run again, alone. */
const PARTS = Array.from({ length: Math.ceil(PLACES.member.length / PART_LENGTH) }, (_, part) =>
  PLACES.member.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH),
);

test.describe.configure({ timeout: 900_000 });
test.use({ actionTimeout: 20_000 });

/**
 * Return a walk that asks axe in both themes, the dark one about its colours alone, and then takes the sizes of phones
 * or a laptop's. Takes pictures if LOOK is set.
 */
function walkOf(page: Page, info: TestInfo, language: Language): Walk {
  const isPhone = info.project.name === "phone";
  const usual = page.viewportSize() ?? LAPTOP;
  const look = async (name: string) => {
    const wrong: string[] = [];
    for (const theme of THEMES) {
      await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
      if (process.env["LOOK"]) await photograph(page, info, `${name}-${language}`, theme);
      const rules = theme === "dark" ? ["color-contrast"] : [];
      for (const violation of await violations(page, ...rules)) wrong.push(`${theme}: ${violation}`);
    }
    const problems = Object.entries(await problemsOf(page));
    for (const [kind, found] of problems) for (const what of found) wrong.push(`${kind}: ${what}`);
    wrong.push(...(await faultsAt(page, isPhone ? PHONES : [LAPTOP])));
    await page.setViewportSize(usual);
    return wrong;
  };
  return new Walk({ page, language, isPhone, look });
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
      await walk.lookOver("currency", "features/onboarding/OtherCurrency", ["onboarding.currencyOther"]);
      await skip.click();
      await expect(skip).toHaveCount(0);
      await expectGuestSettings(page, { showOnboarding: true });
      await page.goto("/add?amount=3&category=Food");
      await pressable(page, "add.submit.expense", language).click();
      await page.waitForURL("**/expenses");
      await walk.through("guest", await idsOfGuest(page));
      expect(walk.wrong).toEqual([]);
    });

    for (const [index, places] of PARTS.entries()) {
      test(`with an account, part ${String(index + 1)}`, async ({ page }, info) => {
        const member = await furnish(language);
        await logIn(page, member.email);
        const isUnsaved = places.some(({ at }) => at.includes("/not-saved"));
        const decide = isUnsaved ? await leaveUnsaved(page, member, language) : "";
        const walk = walkOf(page, info, language);
        await walk.through("member", { ...member.ids, sequence: decide.split("/").at(-1) ?? "" }, places);
        expect(walk.wrong).toEqual([]);
      });
    }

    test("as a viewer of somebody's budget", async ({ page }, info) => {
      const { viewer, ids } = await furnish(language);
      await logIn(page, viewer);
      const walk = walkOf(page, info, language);
      await walk.through("viewer", ids);
      expect(walk.wrong).toEqual([]);
    });

    test("with a server of one's own", async ({ page, request }, info) => {
      const { email, userId } = await makeOwner(request, language);
      await logIn(page, email);
      const walk = walkOf(page, info, language);
      await walk.through("owner", { userId });
      expect(walk.wrong).toEqual([]);
    });

    test.describe("where it is paid", () => {
      test.use({ baseURL: PAID });

      test("with a subscription", async ({ page, request }, info) => {
        const { email, as } = await makePerson(request, "Pia");
        await request.put("/api/settings/update", { ...as, data: { language } });
        await logIn(page, email);
        const walk = walkOf(page, info, language);
        await walk.open("/reminder");
        await walk.look("reminders-locked");
        await walk.open("/subscription");
        await walk.look("subscription-none");
        await pressable(page, "subscribe.continue", language).click();
        await page.getByRole("button", { name: "Pay", exact: true }).click();
        await expect(page.getByText(named("subscribe.nextPayment", language))).toBeVisible();
        await walk.through("subscriber");
        expect(walk.wrong).toEqual([]);
      });
    });
  });
}

test("every address of the router is looked at, and every sheet and dialog", () => {
  const router = readFileSync(join(SOURCES, "app/routes.tsx"), "utf8");
  const paths = [...router.matchAll(/\bpath: "([^"]+)"/g)].map(([, path]) => path);
  const places = Object.values(PLACES).flat();
  const looked = new Set(places.map(({ at }) => at.split(/[?#]/)[0]));
  const aliases: Record<string, string> = {
    "/join/:code": "/join/no-such-link",
    "/workspace/invitation/:workspaceId": "/workspace/invitation/:invitationId",
    "/stocks/:symbol": "/stocks/VOD%3ALSE",
  };
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path = "") => !looked.has(aliases[path] ?? path))).toEqual([]);

  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx") && !file.startsWith("ui/"),
  );
  const over = new Set(places.flatMap((place) => Object.keys(place.over ?? {})));
  const have = files.flatMap((file) =>
    readFileSync(join(SOURCES, file), "utf8")
      .split(FUNCTION)
      .filter((code) => OVERLAY.test(code))
      .map((code) => join(dirname(file), /function (\w+)/.exec(code)?.[1] ?? file)),
  );
  expect(have.filter((file) => !over.has(file) && !ELSEWHERE.has(file))).toEqual([]);
});
