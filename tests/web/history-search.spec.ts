/** The search of a history of which the device holds the first page alone. */
import { expect, request, test } from "@playwright/test";
import { writeWords } from "./hand";
import { SERVER } from "./doors";
import { logIn, PASSWORD, seedPerson } from "./seeding";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

/** As many newer expenses as make more than a page, and one of long ago. */
async function spendOften(email: string): Promise<void> {
  const api = await request.newContext({ baseURL: SERVER });
  const answer = await api.post("/api/user/login", { data: { email, password: PASSWORD } });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  const { settings } = (await answer.json()) as { settings: { workspace: string } };
  const at = (path: string) => `/api/${path.replace("*", settings.workspace)}`;
  const [account] = (await (await api.get(at("account/my/*/new"), { headers })).json()) as { id: string }[];
  const [category] = (await (await api.get(at("category/*/list"), { headers })).json()) as { id: string }[];
  const shared = { value: "1", accountId: account?.id, categoryId: category?.id };
  const spend = (note: string, more: object) =>
    api.post(at("history/*/add-expenses"), { headers, data: { ...shared, note, ...more } });
  await spend("long lost receipt", { date: "2024-03-15", value: "1249.75" });
  for (let number = 0; number < 60; number += 1) await spend(`coffee ${number}`, {});
  await api.dispose();
}

test("what the device does not hold yet is found, and offline it is said what is searched", async ({
  page,
  context,
}) => {
  const email = await seedPerson();
  await spendOften(email);
  await logIn(page, email);
  await page.goto("/history");
  await page.getByRole("button", { name: "Month", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "April 2024" })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /coffee 59/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("searchbox").fill("lost rec");
  await expect(
    page.getByText(
      /^No connection: only entries on this device are searched. It has all of them since \d\d\.11\.2026/,
    ),
  ).toBeVisible();
  await context.setOffline(false);
  const calls: string[] = [];
  page.on("request", (call) => calls.push(new URL(call.url()).search));
  await page.getByRole("searchbox").fill("1 249,7");
  await expect(page.getByRole("button", { name: /long lost receipt/ })).toBeVisible();
  await expect(page.getByText("No connection")).toHaveCount(0);
  // The device holds the rest: no page is asked for but of what is looked for, which is typed bit by bit.
  await expect.poll(() => calls.some((query) => query.includes("search=1%20249"))).toBe(true);
  const pages = calls.filter((query) => query.includes("cursor="));
  expect(pages.filter((query) => !query.includes("search="))).toEqual([]);
  await page.screenshot({ path: test.info().outputPath("found.png") });
  await page.getByRole("button", { name: /long lost receipt/ }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await writeWords(page, "framed at last");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "framed at last" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /framed at last/ })).toBeVisible();
  await page.getByRole("searchbox").fill("framed");
  await page.getByRole("button", { name: /framed at last/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});

test("a filter finds what the device does not hold yet, with what is here and what the server has alike", async ({
  page,
}) => {
  const email = await seedPerson();
  await spendOften(email);
  await logIn(page, email);
  await page.goto("/history");
  await expect(page.getByRole("button", { name: /coffee 59/ })).toBeVisible();
  const calls: string[] = [];
  page.on("request", (call) => calls.push(decodeURIComponent(new URL(call.url()).search)));
  const search = page.getByRole("searchbox");
  await search.fill("(lost or 59) until:2026-12-31");
  await expect(page.getByRole("button", { name: /long lost receipt/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /coffee 59/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /coffee 58/ })).toHaveCount(0);
  await search.fill("receipt min:2000");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await search.fill("receipt not by:nobody");
  await expect(page.getByText(/^At character 13: Nothing in by: is called nobody/)).toBeVisible();
  await search.fill("receipt category:nothing");
  await expect(page.getByText(/^At character 9: Nothing in category: is called nothing/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("filter.png") });
  expect(calls.some((query) => query.includes("where=(lost or 59)"))).toBe(true);
  expect(calls.filter((query) => query.includes("where=receipt category"))).toEqual([]);
});
