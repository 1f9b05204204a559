/** The installed app: what a browser installs in each language, what is shared to it, and what it is asked to keep. */
import { expect, test, type Page } from "@playwright/test";
import { keep } from "./keep";
import { enterAsGuest, installed } from "./people";

interface Manifest {
  id: string;
  lang: string;
  name: string;
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string; type: string; form_factor: string }[];
  share_target: { action: string; method: string; params: Record<string, string> };
}

/** The manifest the page names now. */
async function manifest(page: Page): Promise<Manifest> {
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(href ?? "");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  return (await answer.json()) as Manifest;
}

/** Width and height of a picture as the browser shows it. */
const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`;
  }, src);

test("it is installed in the language of the page, with pictures of itself and ways to an expense and the lists", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
  const english = await manifest(page);
  await page.getByRole("button", { name: "Українська" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  const ukrainian = await manifest(page);
  expect([english.lang, english.name, english.id]).toEqual(["en", "Budget", "/"]);
  expect([ukrainian.lang, ukrainian.name, ukrainian.id]).toEqual(["uk", "Бюджет", "/"]);
  expect(english.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ["Add expense", "/add"],
    ["Lists", "/planning/lists"],
  ]);
  expect(ukrainian.shortcuts.map(({ name }) => name)).toEqual(["Додати витрату", "Списки"]);
  for (const { src, sizes, type } of [...english.screenshots, ...ukrainian.screenshots]) {
    expect((await page.request.get(src)).headers()["content-type"]).toBe(type);
    expect([src, await sizeOf(page, src)]).toEqual([src, sizes]);
  }
});

test("what is shared to it becomes the note of an expense, and the first change is asked to be kept, once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    let count = Number(sessionStorage.getItem("asked") ?? "0");
    navigator.storage.persisted = () => Promise.resolve(false);
    navigator.storage.persist = () => {
      sessionStorage.setItem("asked", String((count += 1)));
      return Promise.resolve(false);
    };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem("asked"));
  await enterAsGuest(page);
  const { action, params } = (await manifest(page)).share_target;
  const shared = {
    [params["title"] ?? ""]: "Lunch menu",
    [params["url"] ?? ""]: "https://cafe.example/menu",
  };
  await page.goto(`${action}?${new URLSearchParams(shared).toString()}`);
  await expect(page.getByRole("button", { name: /Lunch menu/ })).toBeVisible();
  expect(await asked()).toBeNull();
  await keep(page, "shared-note");
  for (const digit of ["1", "2"]) await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: /^To/ }).click();
  await page.getByRole("button", { name: /^Food/ }).click();
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
  await expect.poll(asked).toBe("1");
  await page.goto("/history");
  await expect(page.getByText(/Lunch menu/)).toBeVisible();
  await page.goto("/add?amount=3&category=Food");
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
  expect(await asked()).toBe("1");
});

test("a new version is offered while the app stays open, and taken when the person says so", async ({
  page,
}) => {
  await page.goto("/");
  await installed(page);
  await page.evaluate(async () => {
    document.documentElement.dataset["before"] = "";
    await navigator.serviceWorker.register("/sw.js?next");
  });
  await expect(page.getByText("A new version is ready")).toBeVisible();
  await expect(page.locator("html[data-before]")).toHaveCount(1);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("html[data-before]")).toHaveCount(0);
});

test("it keeps the texts of one language: another is fetched when it is chosen, and refused without a connection", async ({
  page,
  context,
}) => {
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return stored
        .flatMap((requests) => requests.map(({ url }) => url))
        .filter((url) => !url.endsWith("/language"));
    });
  const textsIn = async (language: string) =>
    (await kept()).filter((url) => new RegExp(`/(?:[a-z-]+\\.)?${language}-[^/]*\\.js`).test(url)).length;
  const choose = async (language: string) => {
    await page.goto("/settings");
    await page.getByRole("button", { name: /^(Language|Мова)/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: language }).click();
  };
  await enterAsGuest(page);
  await installed(page);
  const count = await textsIn("en");
  expect([count > 0, await textsIn("ua")]).toEqual([true, 0]);
  expect((await kept()).length).toBeLessThanOrEqual(80);

  await context.setOffline(true);
  await choose("Українська");
  await expect(page.getByText("It is not on this device yet.")).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await context.setOffline(false);
  await choose("Українська");
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await expect.poll(() => textsIn("ua")).toBe(count);
  await context.setOffline(true);
  await page.goto("/accounts");
  await expect(page.getByRole("heading", { name: "Рахунки" })).toBeVisible();
  await choose("English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
