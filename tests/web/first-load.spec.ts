/** What a visit to the expenses loads before the page has nothing else to do: scripts and styles, gzipped. Printed. */
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { signUp } from "./people";

const BYTES_PER_KB = 1000;

test.use({ serviceWorkers: "block", locale: "en-US" });

test("the expenses of somebody signed in stand before anything is fetched ahead", async ({ page }) => {
  await signUp(page, `load-${String(Date.now())}@example.com`);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const bodies: Promise<[string, Buffer]>[] = [];
  page.on("response", (response) => {
    if (!["script", "stylesheet"].includes(response.request().resourceType())) return;
    bodies.push(response.body().then((body) => [new URL(response.url()).pathname, body]));
  });
  await page.goto("/expenses");
  await expect(page.getByRole("button", { name: /^Food/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sizes = (await Promise.all(bodies)).map(
    ([path, body]) => [path, gzipSync(body, { level: 9 }).length] as const,
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  for (const [path, size] of sizes) console.info(`${(size / BYTES_PER_KB).toFixed(1).padStart(6)}  ${path}`);
  console.info(`first load of /expenses: ${(total / BYTES_PER_KB).toFixed(1)} kB in ${sizes.length} files`);
  expect(sizes.map(([path]) => path).filter((path) => /Select|SheetDrawer|AddKeypad/.test(path))).toEqual([]);
});
