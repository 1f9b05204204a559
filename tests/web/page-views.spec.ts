/** Page views: counted by route at a receiver of another origin, with nothing of what is in the page. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { enterAsGuest } from "./people";

interface Counted {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function countedAt(request: APIRequestContext, address: string): Promise<readonly Counted[]> {
  return (await (await request.get(address)).json()) as readonly Counted[];
}

async function addressIn(page: Page): Promise<string> {
  return (await page.locator('meta[name="page-views"]').getAttribute("content")) ?? "";
}

test("pages count by their route, and not of those who mind", async ({ page, browser, request, baseURL }) => {
  await enterAsGuest(page);
  const address = await addressIn(page);
  const last = async () => (await countedAt(request, address)).at(-1)?.url;
  await expect.poll(last).toBe(`${String(baseURL)}/expenses`);
  const before = (await countedAt(request, address)).length;
  const since = async () => (await countedAt(request, address)).slice(before);

  const careful = await browser.newContext();
  await careful.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const other = await careful.newPage();
  await other.goto("/login");
  await expect(other.getByLabel("E-mail")).toBeVisible();
  await careful.close();

  await page.getByRole("link", { name: "Statistics" }).click();
  await expect.poll(last).toBe(`${String(baseURL)}/statistics`);
  await page.goto("/planning/lists/0193a2b4-0000-7000-8000-000000000000?note=private");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect
    .poll(async () => (await since()).map(({ name, url }) => [name, url]))
    .toEqual([
      ["pageview", `${String(baseURL)}/statistics`],
      ["pageview", `${String(baseURL)}/planning/lists/:id`],
    ]);
  for (const { headers } of await since()) {
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  }
  const worker = await (await request.get("/sw.js")).text();
  expect(worker).toMatch(/"revision":"[0-9a-f]{32}-[0-9a-f]{8}","url":"index\.html"/);
});
