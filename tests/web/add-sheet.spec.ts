/** The add sheet on every phone: whatever the budget holds, all that is pressed lies in the window, large and uncovered. */
import { expect, test, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { typeAmount, wordsField } from "./hand";
import { logIn, makePerson, share } from "./household";
import { enterAsGuest } from "./people";
import { problemsOf } from "./layout";
import { LAPTOP, PHONES, reachOf, type Screen } from "./reach";
import { read } from "./readings";
import { overlays } from "./screens";
import { named, pressable, type Language } from "./texts";

const LAPTOPS: readonly Screen[] = [LAPTOP, { width: 1280, height: 660 }, { width: 1440, height: 900 }];
const LANGUAGES: readonly Language[] = ["en", "ua"];

const LONG_CATEGORY = "Household chemicals, repairs";
const LONG_ACCOUNT = "Savings of the whole family";
const KINDS = ["history.kind.expense", "history.kind.income", "history.kind.transfer"];
const MOST = { guest: 12, shared: 14 } as const;

/** Expects every control of the form in reach, and nothing in it to scroll but a row sideways. */
async function expectReached(page: Page, where: string): Promise<void> {
  const faults = async () => ({ ...(await reachOf(page, where)), small: (await problemsOf(page)).small });
  const none = { covered: [], outside: [], high: [], cut: [], small: [] };
  await expect.poll(faults, { message: where }).toEqual(none);
  const scrolling = await page.locator(where).evaluate((root) =>
    [root, ...root.querySelectorAll("*")]
      .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)
      .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY))
      .map((each) => each.getAttribute("class")),
  );
  expect(scrolling).toEqual([]);
}

/** Expects all of it at every size, for each kind of entry. */
async function expectFits(page: Page, where: string, sizes: readonly Screen[], language: Language) {
  for (const kind of KINDS) {
    const name = textOf(kind, language);
    await page.locator(where).getByRole("button", { name, exact: true }).click();
    for (const { width, height } of sizes) {
      await test.step(`${kind} at ${String(width)} × ${String(height)}`, async () => {
        await page.setViewportSize({ width, height });
        await expectReached(page, where);
        await expect(
          page
            .locator(where)
            .getByRole("group", { name: /^(Amount in|Сума)/ })
            .getByRole("button"),
        ).toHaveCount(16);
      });
    }
  }
}

/** Expects the keys and the button right of all else. */
async function expectTwoColumns(page: Page): Promise<void> {
  const left = async (each: Locator) => (await each.boundingBox())?.x ?? 0;
  const field = await page.getByRole("combobox").boundingBox();
  const rest = (field?.x ?? 0) + (field?.width ?? 0);
  for (const name of [/^1$/, /^Transfer \$/])
    expect(await left(page.getByRole("button", { name }))).toBeGreaterThan(rest);
}

/** Leaves this height of the window, as the keyboard of a phone does that covers the rest of the page. */
async function coverByKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((left) => {
    const view = window.visualViewport;
    if (view === null) throw new Error("no visual viewport");
    Object.defineProperty(view, "height", { get: () => left });
    view.dispatchEvent(new Event("resize"));
  }, height);
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

/** The words of a kind, as they stand on its button. */
function textOf(kind: string, language: Language): string {
  return named(kind, language).source.replace(/^\^\(|\)$/g, "");
}

/** Number of controls before the first digit, keys and button aside, and of the rows they stand in. */
async function controlsOf(page: Page): Promise<{ controls: number; rows: number }> {
  return overlays(page).evaluate((sheet) => {
    const keys = sheet.querySelector("[data-calculator]")?.parentElement;
    const found = [...sheet.querySelectorAll("button, input")].filter(
      (each) => keys?.contains(each) !== true,
    );
    const rows = new Set(
      found
        .map((each) => each.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round((top + bottom) / 20)),
    );
    return { controls: found.length, rows: rows.size };
  });
}

async function openSheet(page: Page, category: RegExp): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/expenses");
  await page.getByRole("button", { name: category }).click();
  await expect(overlays(page)).toBeVisible();
}

/** Ann's budget, shared with Bo: an account in hryvnias, and names that fill any picker. */
async function makeShared(request: APIRequestContext, language: Language) {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bo")];
  await share(request, ann, bo);
  await request.put("/api/settings/update", { ...ann.as, data: { language } });
  const make = (path: string, data: object) =>
    request.post(`/api/${path}/${ann.workspace}/create`, { ...ann.as, data });
  const account = await make("account", { name: LONG_ACCOUNT, icon: "vault", currencyCode: "UAH" });
  await make("category", { name: LONG_CATEGORY, icon: "shopping-basket" });
  const { id } = (await account.json()) as { id: string };
  return { ann, account: id };
}

test.describe("the add sheet", () => {
  test.beforeEach(({ isMobile }) => {
    test.skip(!isMobile, "the sizes are set here");
  });

  for (const language of LANGUAGES) {
    test.describe(`for a guest in ${language}`, () => {
      test.use({ locale: language === "ua" ? "uk-UA" : "en-US" });

      test("fits every phone and the panel of a laptop", async ({ page }) => {
        await page.goto("/");
        await pressable(page, "signIn.start", language).click();
        await pressable(page, "onboarding.skip", language).click();
        await expect(page.getByRole("radio").first()).toBeVisible();
        await pressable(page, "onboarding.skip", language).click();
        await openSheet(page, named("Food", language));
        const { controls, rows } = await controlsOf(page);
        expect(controls).toBeLessThanOrEqual(MOST.guest);
        expect(rows).toBeLessThanOrEqual(4);
        await expectFits(page, "[role=dialog]", PHONES, language);
        await page.goto("/add?amount=12.34");
        await expectFits(page, "main", PHONES, language);
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.goto("/expenses");
        await expectFits(page, "aside", LAPTOPS, language);
      });
    });

    test(`fits with long names, another currency and a payer, in a shared budget in ${language}`, async ({
      page,
      request,
    }) => {
      const { ann, account } = await makeShared(request, language);
      await page.goto("/login");
      await logIn(page, ann.email);
      await openSheet(page, new RegExp(`^${LONG_CATEGORY}`));
      const { controls, rows } = await controlsOf(page);
      expect(controls).toBeLessThanOrEqual(MOST.shared);
      expect(rows).toBeLessThanOrEqual(4);
      await expectFits(page, "[role=dialog]", PHONES, language);
      await page.goto(`/add?amount=1234567.89&account=${account}`);
      await expectFits(page, "main", PHONES, language);
      await page.goto(`/add?amount=1234567.89&kind=transfer&account=${account}`);
      await expectFits(page, "main", PHONES, language);
    });
  }

  test("lies in two columns on a phone on its side, the keys at the right", async ({ page, request }) => {
    const { ann } = await makeShared(request, "en");
    await page.goto("/login");
    await logIn(page, ann.email);
    await openSheet(page, /^Food,/);
    await typeAmount(page, "12.34");
    await expectFits(page, "[role=dialog]", [{ width: 844, height: 390 }], "en");
    await expectTwoColumns(page);
    await page.goto("/add?amount=12.34");
    await expectFits(page, "main", [{ width: 844, height: 390 }], "en");
    await expectTwoColumns(page);
  });

  test("keeps keys and button with text of twice the size, and the rows above scroll", async ({ page }) => {
    await enterAsGuest(page);
    await openSheet(page, /^Food,/);
    await typeAmount(page, "12.5");
    await read(page, { name: "text at 200 %", width: 390, height: 844, fontPx: 32 });
    const sheet = overlays(page);
    await expect(sheet.getByRole("button", { name: "Add expense" })).toBeInViewport({ ratio: 1 });
    const keys = sheet.getByRole("group", { name: /^Amount in/ }).getByRole("button");
    for (const key of await keys.all()) {
      await expect(key).toBeInViewport({ ratio: 1 });
      expect(await key.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
    }
    const rows = sheet.locator("button, input").filter({ visible: true });
    for (const control of await rows.all()) {
      await control.scrollIntoViewIfNeeded();
      await control.click({ trial: true });
    }
    await wordsField(page).tap();
    await expect(sheet.getByRole("button", { name: "Done" })).toBeInViewport({ ratio: 1 });
    const { height } = (await sheet.getByRole("button", { name: "Done" }).boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(110);
  });

  test("stands above the phone's keyboard while words are typed", async ({ page }) => {
    await enterAsGuest(page);
    for (const note of ["coffee", "cinema", "cake"]) {
      await page.goto(`/add?amount=4&category=Food&note=${note}`);
      await page.getByRole("button", { name: "Add expense" }).click();
      await page.waitForURL("**/expenses");
    }
    await openSheet(page, /^Food,/);
    await typeAmount(page, "12");
    await wordsField(page).tap();
    await page.keyboard.type("c cash yesterday #trip");
    await expect(page.getByRole("button", { name: "Yesterday. Keep it as a word" })).toBeAttached();
    await wordsField(page).fill("c");
    await expect(page.getByRole("option")).toHaveCount(3);
    await wordsField(page).pressSequentially(" cash");
    await coverByKeyboard(page, 440);
    const shown = [
      page.getByRole("button", { name: "Done" }),
      wordsField(page),
      page.getByRole("button", { name: "Cash. Keep it as a word" }),
    ];
    for (const each of shown) await expect.poll(() => bottomOf(each)).toBeLessThanOrEqual(440);
    await wordsField(page).fill("c");
    const first = page.getByRole("option").first();
    await expect.poll(() => bottomOf(first)).toBeLessThanOrEqual(440);
    await first.tap();
    await expect(wordsField(page)).toHaveValue("cake");
    await expect(page.getByRole("button", { name: "Add expense" }).last()).toBeInViewport({ ratio: 1 });
  });

  test("a row more would be noticed", async ({ page }) => {
    await enterAsGuest(page);
    await openSheet(page, /^Food,/);
    await page.setViewportSize({ width: 360, height: 640 });
    await expectReached(page, "[role=dialog]");
    await page.getByRole("group", { name: "Details" }).evaluate((chips) => {
      const row = document.createElement("div");
      row.style.height = "44px";
      chips.parentElement?.before(row);
    });
    await expect.poll(async () => (await reachOf(page)).cut.length).toBeGreaterThan(0);
  });
});
