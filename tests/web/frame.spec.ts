/** The frame around every tab: the + in the bar or the rail, and nothing that moves sideways from one page to another. */
import { expect, test, type Page } from "@playwright/test";
import { addButton } from "./hand";
import { enterAsGuest } from "./people";
import { pressable } from "./texts";

const TABS = ["/accounts", "/expenses", "/history", "/statistics", "/profile"];
const INNER = ["/schedules", "/data", "/payees"];

/** The bar of phones or the rail of wide windows: the one that is seen. */
const bar = (page: Page) =>
  page.getByRole("navigation").filter({ has: page.locator('a[href="/profile"]:visible') });
const plus = (page: Page) => bar(page).getByRole("button");

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("the + has a place of its own on every page with tabs, and adds from there", async ({
  page,
  isMobile,
}) => {
  await enterAsGuest(page);
  for (const address of [...TABS, ...INNER]) {
    await open(page, address);
    await expect(plus(page), address).toHaveAccessibleName("Add");
    const places = await bar(page)
      .locator("a, button")
      .evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(places.indexOf("BUTTON"), address).toBe(isMobile ? 5 : 0);
  }
  await open(page, "/history");
  await plus(page).click();
  await expect(page.getByRole("dialog", { name: "New expense" })).toBeVisible();
  await page.keyboard.type("12.5");
  await addButton(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /−\$12\.50/ }).first()).toBeVisible();
});

test("beside the expenses of a wide window the + leads to the keypad that stands open", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "there it is a sheet");
  await enterAsGuest(page);
  await open(page, "/expenses");
  await plus(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("aside :focus")).toHaveCount(1);
});

test.describe("in Ukrainian", () => {
  test.use({ locale: "uk-UA" });

  test("all words of the bar fit on the narrowest phone", async ({ page, isMobile }) => {
    test.skip(!isMobile, "the rail has room");
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/");
    await pressable(page, "signIn.start", "ua").click();
    await pressable(page, "onboarding.skip", "ua").click();
    await expect(pressable(page, "onboarding.currencyOther", "ua")).toBeVisible();
    await pressable(page, "onboarding.skip", "ua").click();
    await page.waitForURL("**/expenses");
    const words = bar(page).locator("a > span:last-child");
    await expect(words).toHaveCount(5);
    const cut = () =>
      words.evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((word) => word.textContent),
      );
    for (const width of [320, 340, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await cut(), `at ${String(width)} in the wide font of a server`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    // The fonts of phones are narrower, and leave air between the words.
    await page.evaluate(() => {
      document.documentElement.style.setProperty("--font", '"DejaVu Sans Condensed", Roboto, Arial');
    });
    const boxes = await words.evaluateAll((all) =>
      all.map((word) => {
        const text = document.createRange();
        text.selectNodeContents(word);
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(await cut()).toEqual([]);
    const gaps = boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
    const end = await plus(page).boundingBox();
    expect((boxes.at(-1)?.right ?? 0) + 2).toBeLessThanOrEqual(end?.x ?? 0);
  });
});

test("no page of a wide window begins elsewhere than the others, and the budget's tabs stay where they are", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "phones have one column");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterAsGuest(page);
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => each.getBoundingClientRect().left);
  const starts: Record<string, number> = {};
  for (const address of [...TABS, "/planning", "/planning/lists", ...INNER]) {
    await open(page, address);
    const bars = await left("header > :first-child");
    const content = await left("main > :not(h1)");
    starts[address] = Math.round(content);
    // An icon button stands out by the air around its icon.
    expect(Math.abs(bars - content), address).toBeLessThanOrEqual(12);
  }
  expect([...new Set(Object.values(starts))], JSON.stringify(starts)).toHaveLength(1);
  const strips = [];
  for (const address of ["/accounts", "/planning", "/planning/lists"]) {
    await open(page, address);
    strips.push(await page.getByRole("tablist").first().boundingBox());
  }
  expect(strips).toEqual([strips[0], strips[0], strips[0]]);
});
