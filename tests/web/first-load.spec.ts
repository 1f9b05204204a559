/** What a visit to the expenses loads before the page has nothing else to do: scripts and styles, gzipped. Printed. */
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { signUp } from "./people";

const BYTES_PER_KB = 1000;
const FIRST_LOAD_MAX_KB = 152;

test.use({ serviceWorkers: "block", locale: "en-US" });

test("the expenses of somebody signed in stand before anything is fetched ahead", async ({
  page: earlier,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, "wide windows have the keypad open");
  await signUp(earlier, `load-${String(Date.now())}@example.com`);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const urls = new Set<string>();
  page.on("request", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) urls.add(request.url());
  });
  await page.goto("/expenses");
  await expect(page.getByRole("button", { name: /^Food/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  let total = 0;
  for (const url of urls) {
    const size = gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length / BYTES_PER_KB;
    console.info(`${size.toFixed(1).padStart(7)} kB ${new URL(url).pathname}`);
    total += size;
  }
  console.info(`first load of /expenses: ${total.toFixed(1)} kB gz in ${urls.size} files`);
  expect(total).toBeLessThan(FIRST_LOAD_MAX_KB);
  expect([...urls].filter((url) => /choices|popups|SheetDrawer|AddKeypad/.test(url))).toEqual([]);
});

test("a stranger's page loads nothing of the screens behind it", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(urls.some((url) => url.includes("/assets/Welcome-"))).toBe(true);
  expect(urls.filter((url) => /\/assets\/(home|screenLoaders)-/.test(url))).toEqual([]);
});
