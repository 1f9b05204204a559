/**
 * What a visit loads before its content stands, with nothing kept from before and before anything is fetched ahead: its
 * scripts in kB gz, their files, and all requests. Printed.
 */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, type BrowserContext } from "@playwright/test";
import { furnish } from "./furnished";
import { heldByDevice, signUp } from "./people";
import { logIn } from "./seeding";

const STATIC = "src/budget_api/static";
const BYTES_PER_KB = 1000;
const FILES_MAX = 25;
const REQUESTS_MAX = 35;
const WELCOME_MAX_KB = 123;
const EXPENSES_MAX_KB = 140;
const TAB_MAX_KB = 175;
const SCRIPTS_MAX = 60;
const SMALL_BYTES = 2000;

test.use({ serviceWorkers: "block", locale: "en-US" });
test.skip(({ isMobile }) => !isMobile, "wide windows have more open");

interface Load {
  readonly scripts: readonly string[];
  readonly kB: number;
  readonly requests: number;
}

/** Opens an address in a tab that has nothing yet and never rests; counts until a text of the content stands there. */
async function load(context: BrowserContext, address: string, text: string): Promise<Load> {
  const page = await context.newPage();
  await page.addInitScript((awaited) => {
    window.requestIdleCallback = () => 0;
    const look = new MutationObserver(() => {
      if (!document.querySelector("#root")?.textContent.includes(awaited)) return;
      look.disconnect();
      performance.mark("content");
    });
    look.observe(document, { childList: true, subtree: true, characterData: true });
  }, text);
  await page.goto(address);
  await expect(page.locator("#root").getByText(text).first()).toBeVisible();
  const urls = await page.evaluate(() => {
    const stood = performance.getEntriesByName("content")[0]?.startTime ?? 0;
    // What is asked for in the moment that it stands was not on the way to it.
    const came = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd < stood);
    return came.map(({ name }) => name);
  });
  const scripts = urls.filter((url) => url.endsWith(".js"));
  let bytes = 0;
  for (const url of scripts) {
    bytes += gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
  }
  await page.close();
  // The page itself is a request too.
  const loaded = { scripts, kB: bytes / BYTES_PER_KB, requests: urls.length + 1 };
  const [files, requests] = [String(scripts.length), String(loaded.requests)];
  console.info(`${address}: ${loaded.kB.toFixed(1)} kB gz in ${files} files, ${requests} requests`);
  return loaded;
}

function expectWithin(loaded: Load, maxKB: number): void {
  expect(loaded.kB).toBeLessThanOrEqual(maxKB);
  expect(loaded.scripts.length).toBeLessThanOrEqual(FILES_MAX);
  expect(loaded.requests).toBeLessThanOrEqual(REQUESTS_MAX);
}

test("the expenses of somebody signed in stand before anything is fetched ahead", async ({
  page,
  context,
}) => {
  await signUp(page, `load-${String(Date.now())}@example.com`);
  // What is not sent yet brings the code that shows it.
  await expect.poll(async () => (await heldByDevice(page)).waiting).toEqual([]);
  const expenses = await load(context, "/expenses", "Food");
  expectWithin(expenses, EXPENSES_MAX_KB);
  expect(expenses.scripts.filter((url) => /popups|sheets|beside/.test(url))).toEqual([]);
});

/** Screens of somebody signed in, each with a text of its content. */
const SCREENS: readonly (readonly [address: string, content: string])[] = [
  ["/planning", "Subscriptions"],
  ["/planning/lists", "Market"],
  ["/accounts", "Family card"],
  ["/history", "Farmers market"],
  ["/statistics", "6 months"],
  ["/categories/:categoryId", "Health"],
  ["/accounts/:accountId", "Rainy day"],
];

test("each screen of somebody signed in stands before anything is fetched ahead", async ({
  page,
  context,
}) => {
  const { email, ids } = await furnish("en");
  await logIn(page, email);
  await expect(page.getByText("Subscriptions").first()).toBeVisible();
  await page.close();
  for (const [place, content] of SCREENS) {
    const address = place.replace(/:(\w+)/, (_, name: string) => ids[name] ?? "");
    expectWithin(await load(context, address, content), TAB_MAX_KB);
  }
});

test("a stranger's page loads nothing of the screens behind it", async ({ context }) => {
  const welcome = await load(context, "/", "Start without an account");
  expectWithin(welcome, WELCOME_MAX_KB);
  expect(welcome.scripts.some((url) => url.includes("/assets/Welcome-"))).toBe(true);
  expect(welcome.scripts.filter((url) => /\/assets\/(frame|expenses|screenLoaders)-/.test(url))).toEqual([]);
});

test("the app is cut into few files, and none of them is small", () => {
  const scripts = readdirSync(join(STATIC, "assets")).filter((name) => name.endsWith(".js"));
  const small = scripts.filter((name) => statSync(join(STATIC, "assets", name)).size < SMALL_BYTES);
  console.info(`${String(scripts.length)} scripts`);
  expect(scripts.length).toBeLessThanOrEqual(SCRIPTS_MAX);
  // The bundler's own part is always by itself.
  expect(small.filter((name) => !name.startsWith("rolldown-runtime-"))).toEqual([]);
});
