/** How soon the app stands on a slow phone with a slow network, and how soon its keypad answers beside a long history. Printed. */
import { gzipSync } from "node:zlib";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { keypadKeys } from "../../tests/web/hand";
import { enterAsGuest } from "../../tests/web/people";
import { logIn, seedPerson } from "../../tests/web/seeding";

/** Slow 4G, as Lighthouse has it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const LOADS = 5;
const TAPS = 15;
const SETTLED_MS = 1500;
const MINUTES = 60_000;
const BYTES_PER_KB = 1000;

interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
}

interface Watched {
  lcp: number;
  tbt: number;
}

test.use({ serviceWorkers: "block", locale: "en-US" });

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

function say(name: string, value: number, unit: string): void {
  console.info(`web: ${name} | ${value.toFixed(unit === "kB gz" ? 1 : 0)} ${unit}`);
}

/** Runs in the page. */
function watch(): void {
  const watched: Watched = { lcp: 0, tbt: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tbt += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
}

function found(): Load {
  const { watched } = window as unknown as { watched: Watched };
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
  return { fcp, ...watched };
}

async function slow(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

async function loadsOf(page: Page, path: string, standing: RegExp): Promise<readonly Load[]> {
  const loads: Load[] = [];
  for (let time = 0; time < LOADS; time += 1) {
    const fresh = await page.context().newPage();
    await fresh.addInitScript(watch);
    await slow(await fresh.context().newCDPSession(fresh));
    await fresh.goto(path);
    await expect(fresh.getByRole("button", { name: standing }).first()).toBeVisible();
    await fresh.waitForTimeout(SETTLED_MS);
    loads.push(await fresh.evaluate(found));
    await fresh.close();
  }
  return loads;
}

/** Scripts and styles of a visit, before the page has nothing else to do. */
async function weightOf(page: Page, path: string, standing: RegExp): Promise<number> {
  const fresh = await page.context().newPage();
  await fresh.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const urls = new Set<string>();
  fresh.on("request", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) urls.add(request.url());
  });
  await fresh.goto(path);
  await expect(fresh.getByRole("button", { name: standing }).first()).toBeVisible();
  await fresh.waitForLoadState("networkidle");
  let bytes = 0;
  for (const url of urls) bytes += gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
  await fresh.close();
  return bytes / BYTES_PER_KB;
}

async function measure(page: Page, name: string, path: string, standing: RegExp): Promise<void> {
  say(`${name}: scripts and styles`, await weightOf(page, path, standing), "kB gz");
  const loads = await loadsOf(page, path, standing);
  say(`${name}: first contentful paint`, median(loads.map(({ fcp }) => fcp)), "ms");
  say(`${name}: largest contentful paint`, median(loads.map(({ lcp }) => lcp)), "ms");
  say(`${name}: total blocking time`, median(loads.map(({ tbt }) => tbt)), "ms");
}

/** Puts a guest's one expense on the device as often as told, on days before yesterday. */
async function multiply(page: Page, entries: number): Promise<void> {
  await page.evaluate(async (count) => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("budget");
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const rows = opened.transaction("rows", "readwrite").objectStore("rows");
    await new Promise<void>((resolve) => {
      const request = rows.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) return;
        const [owner, workspace, area] = cursor.key as string[];
        if (area !== "history") {
          cursor.continue();
          return;
        }
        for (let index = 0; index < count; index += 1) {
          const date = new Date(Date.now() - 2 * 86_400_000 - index * 300_000).toISOString();
          const id = `his-many-${String(index)}`;
          const row = { ...(cursor.value as object), id, date, createdAt: date, localDay: date.slice(0, 10) };
          rows.put(row, [owner ?? "", workspace ?? "", "history", id]);
        }
      };
      rows.transaction.oncomplete = () => {
        resolve();
      };
    });
    opened.close();
  }, entries);
}

/** From a finger on a key to the frame after the one that shows it. */
async function keyLatency(page: Page): Promise<number> {
  const one = keypadKeys(page).getByRole("button", { name: "1", exact: true });
  await one.click({ trial: true }); // the sheet stands still then
  const key = await one.boundingBox();
  if (key === null) throw new Error("the keypad has no key");
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { taken });
    const begin = ({ timeStamp }: Event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => taken.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    document.addEventListener("click", begin, true);
  });
  for (let tap = 0; tap < TAPS; tap += 1) {
    await page.touchscreen.tap(key.x + key.width / 2, key.y + key.height / 2);
    await page.waitForTimeout(100);
  }
  return median(await page.evaluate(() => (window as unknown as { taken: number[] }).taken));
}

test("a stranger's and a person's first load, on a slow phone with a slow network", async ({ page }) => {
  test.setTimeout(5 * MINUTES);
  await measure(page, "A stranger's page", "/", /Start without an account/);
  await logIn(page, await seedPerson());
  await expect(page.getByRole("button", { name: /^Food/ }).first()).toBeVisible();
  await measure(page, "A person's expenses", "/expenses", /^Food/);
});

for (const entries of [1_000, 10_000, 100_000]) {
  test(`the keypad beside ${entries} entries, on a slow phone`, async ({ page }) => {
    test.setTimeout(8 * MINUTES);
    await enterAsGuest(page);
    await page.goto("/add?amount=5&category=Food");
    await page.getByRole("button", { name: "Add expense" }).click();
    await page.waitForURL("**/expenses");
    await multiply(page, entries);
    await page.reload();
    await page.getByRole("button", { name: /^Food/ }).first().tap();
    await expect(keypadKeys(page)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const words = entries.toLocaleString("en").replaceAll(",", " ");
    say(`A key of the keypad beside ${words} entries`, await keyLatency(page), "ms");
  });
}
