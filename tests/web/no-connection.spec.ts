/**
 * Every screen and sheet once without a connection: each opens and ends loading, and what needs the server can't be
 * opened. With a connection every-place.spec opens all of them.
 */
import { expect, test } from "@playwright/test";
import { furnish } from "./furnished";
import { installed } from "./people";
import { PLACES, type Place } from "./places";
import { overlays } from "./screens";
import { logIn } from "./seeding";
import { named, pressable } from "./texts";
import { Walk } from "./walk";

/** Made by two people who disagree: conflicts.spec opens them without a connection. */
const UNSAVED = "/profile/not-saved";
const NEEDS_SERVER = new Set([
  "features/notifications/MoneyRows",
  "features/notifications/AboveRow",
  "features/imports/settings/RuledSheet",
  "features/profile/security/Security",
  "features/profile/sessions/SignOutEverywhere",
  "features/profile/tokens/RevokeButton",
  "features/notifications/reminders/form/ReminderSheet",
  "features/workspaces/ending/Ending",
  "features/workspaces/links/LinkSheet",
  "features/workspaces/invitation/AnswerBar",
  "features/workspaces/people/InviteSheet",
  "features/workspaces/people/ManagedPerson",
]);

const PLACES_OF_MEMBER = PLACES.member.filter(({ at }) => !at.startsWith(UNSAVED));
const sheetsOf = ({ over = {} }: Place) => Object.entries(over);
const withoutServer = (place: Place): Place => ({
  ...place,
  over: Object.fromEntries(sheetsOf(place).filter(([sheet]) => !NEEDS_SERVER.has(sheet))),
});
const behindServer = (place: Place) => sheetsOf(place).filter(([sheet]) => NEEDS_SERVER.has(sheet));

test.use({ locale: "en-US", actionTimeout: 20_000 });
test.describe.configure({ timeout: 600_000 });

test("every screen and sheet opens without a connection, but those that need the server", async ({
  page,
  context,
}, { project }) => {
  const member = await furnish("en");
  await logIn(page, member.email);
  await installed(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const failures = ["failure.title", "missing.title"].map((key) => named(key, "en"));
  const look = async () => {
    const shown = await page.locator("body").innerText();
    const said = failures.filter((text) => text.test(shown)).map(String);
    return (await page.locator("main").innerText()).trim() === "" ? [...said, "nothing is shown"] : said;
  };
  const walk = new Walk({ page, language: "en", isPhone: project.name === "phone", look });
  await walk.through("member", member.ids, PLACES_OF_MEMBER.map(withoutServer));
  expect(walk.wrong).toEqual([]);

  const opened: string[] = [];
  for (const place of PLACES_OF_MEMBER) {
    for (const [file, [words = ""]] of behindServer(place)) {
      await walk.open(place.at.replace(/:(\w+)/g, (_, id: string) => member.ids[id] ?? id));
      const button = pressable(page, words, "en").first();
      if ((await button.count()) > 0 && (await button.isEnabled())) await button.click();
      if ((await overlays(page).count()) > 0) opened.push(file);
    }
  }
  expect(opened).toEqual([]);
});
