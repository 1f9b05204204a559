/** Ten thousand entries on a slow phone: what the longest task is while one scrolls through them. Printed, never judged. */
import { expect, test, type Page } from "@playwright/test";
import { spend, startOffline } from "./guest";
import { told, watchTasks } from "./tasks";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

const ENTRIES = 10_000;
const SLOWER = 4;
const STEP_PX = 800;

/** Writes the one expense that was booked many times more, ten a day, into the database of the device. */
async function multiply(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    const opening = indexedDB.open("budget");
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const rows = opening.result.transaction("rows", "readwrite").objectStore("rows");
    const reading = rows.openCursor();
    const [key, entry] = await new Promise<[string[], Record<string, unknown>]>((resolve) => {
      reading.onsuccess = () => {
        const cursor = reading.result;
        if (cursor === null) return;
        if (Array.isArray(cursor.key) && cursor.key[2] === "history") {
          resolve([cursor.key as string[], cursor.value as Record<string, unknown>]);
        } else cursor.continue();
      };
    });
    for (let number = 1; number < count; number += 1) {
      const id = `his-${String(number).padStart(6, "0")}`;
      const date = new Date(
        Date.UTC(2026, 10, 20 - Math.floor(number / 10), 12, 0, number % 60),
      ).toISOString();
      const note = number === count - 1 ? "the very first" : `number ${String(number)}`;
      const row = { ...entry, id, date, localDay: date.slice(0, 10), note, createdAt: date, updatedAt: date };
      rows.put(row, [...key.slice(0, 3), id]);
    }
    await new Promise((resolve) => (rows.transaction.oncomplete = resolve));
    opening.result.close();
  }, ENTRIES);
}

test.setTimeout(300_000);
test("ten thousand entries are scrolled through to the very first", async ({ page, context }) => {
  await startOffline(page, context);
  await spend(page, "42.30", "Food", "Farmers market");
  await multiply(page);
  await page.reload();
  await page.goto("/history");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await expect(page.getByRole("button", { name: /Farmers market/ })).toBeVisible();
  const stop = await watchTasks(page);
  const steps = await scrollToEnd(page);
  await expect(page.getByRole("button", { name: /the very first/ })).toBeVisible();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBeLessThan(100);
  console.log(`${ENTRIES} entries, CPU ${SLOWER}× slower, ${steps} screens: ${told(await stop())}`);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.getByRole("link", { name: "Expenses" }).click();
  await expect(page.getByRole("heading", { name: "Expenses" })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole("button", { name: /the very first/ })).toBeInViewport();

  await page.getByRole("link", { name: /^Balance/ }).click();
  await page.getByRole("button", { name: /^Credit Card,/ }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Opened")).toBeVisible();
  expect(await main.getByRole("listitem").count()).toBeLessThan(50);
  await scrollToEnd(page);
  await expect(main.getByText("the very first")).toBeInViewport();
  expect(await main.getByRole("listitem").count()).toBeLessThan(50);
});

/** Scroll as fast as a thumb flings, one step per frame. */
async function scrollToEnd(page: Page): Promise<number> {
  return page.evaluate(async (step) => {
    const isDone = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    let steps = 0;
    for (; !isDone(); steps += 1) {
      window.scrollBy(0, step);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return steps;
  }, STEP_PX);
}
