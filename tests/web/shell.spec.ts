/** The frame of the app, which the page shows before any of its code is here. */
import { expect, test, type Page } from "@playwright/test";
import { enterAsGuest } from "./people";

const shell = (page: Page) => page.locator("#shell");
const logo = (page: Page) => page.locator("#shell-logo svg");
const tabs = (page: Page) => page.locator("#shell-tabs svg");
const background = (page: Page) => shell(page).evaluate((each) => getComputedStyle(each).backgroundColor);

const LIGHT = "rgb(243, 246, 250)";
const DARK = "rgb(11, 17, 24)";

test.use({ serviceWorkers: "block" });

for (const [colorScheme, color] of [
  ["light", LIGHT],
  ["dark", DARK],
] as const) {
  test(`a stranger sees the logo before any script, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/");
    await expect(logo(page)).toBeVisible();
    await expect(tabs(page).first()).toBeHidden();
    expect(await background(page)).toBe(color);
  });
}

test("who was in before sees the frame of their screen before the app is here, and readers nothing of it", async ({
  page,
  isMobile,
}) => {
  await enterAsGuest(page);
  await page.evaluate(() => {
    localStorage.setItem("budget.theme", "dark");
  });
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const address of ["/", "/expenses"]) {
    await page.goto(address);
    await expect(tabs(page)).toHaveCount(5);
    for (const tab of await tabs(page).all()) await expect(tab).toBeVisible();
    await expect(logo(page)).toBeVisible();
    await expect(page.locator("#shell-page")).toBeVisible();
    expect(await background(page)).toBe(DARK);
    expect(await page.locator("body").ariaSnapshot()).toBe("");
  }
  const place = await page.locator("#shell-tabs").boundingBox();
  expect(isMobile ? place?.width : place?.height).toBe(isMobile ? 390 : 800);
});

test("each tab begins with its month and last number before the app is here, and nobody after sees them", async ({
  page,
}) => {
  await enterAsGuest(page);
  const TABS = ["expenses", "planning", "accounts", "history", "statistics"];
  const kept = () => page.evaluate(() => localStorage.getItem("budget.answer") ?? "");
  for (const tab of TABS) {
    await page.goto(`/${tab}`);
    await expect.poll(kept).toContain(`"${tab}":`);
  }
  const shown = new Map<string, string>();
  const frame = (part: string) => page.locator(`#shell-${part}`);
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const tab of TABS) {
    await page.goto(`/${tab}`);
    await expect(frame("label")).toBeVisible();
    await expect(frame("month")).toHaveText(/^[A-Z][a-z]+ \d{4}$/);
    await expect(frame("month")).toBeVisible({ visible: tab !== "history" });
    shown.set(tab, [await frame("label").textContent(), await frame("amount").textContent()].join(" "));
  }
  const month = (await frame("month").textContent())?.split(" ")[0] ?? "";
  expect(Object.fromEntries(shown)).toEqual({
    expenses: "You have $0.00",
    planning: `${month} has no plan yet `,
    accounts: "Balance · 2 accounts $0.00",
    history: "Balance $0.00",
    statistics: "Nothing to compare yet ",
  });
  await page.goto("/planning/lists");
  await expect(frame("label")).toHaveText("");
  await page.evaluate(() => {
    localStorage.removeItem("budget.screen");
  });
  await page.goto("/");
  await expect(frame("label")).toHaveText("");
});

test("a stranger reads what this is before any of the code is here", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("#shell-welcome [lang=en] b")).toBeVisible();
  await expect(page.locator("#shell-welcome [lang=uk]")).toBeHidden();
  await page.goto("/login");
  await expect(page.locator("#shell-welcome")).toBeHidden();
});

test("text of twice the size moves nothing out of the frame", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide windows have room");
  await enterAsGuest(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/expenses");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const beyond = await page.locator("#shell *").evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect());
    return boxes.filter(({ left, right }) => left < 0 || right > window.innerWidth + 1).length;
  });
  expect(beyond).toBe(0);
});

test("the frame gives way to the app", async ({ page }) => {
  await enterAsGuest(page);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Food/ }).first()).toBeVisible();
  await expect(shell(page)).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("after the first visit the app and a screen never opened are there", async ({ page, context }) => {
    await enterAsGuest(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto("/statistics");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toBeAttached();
    await expect(shell(page)).toHaveCount(0);
  });
});
