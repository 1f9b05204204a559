/** The filters of the history: typed, chosen in the sheet, kept by the address; and how much of it one screen shows. */
import { expect, request, test } from "@playwright/test";
import { SERVER } from "./doors";
import { faultsAt, LAPTOP, PHONES } from "./reach";
import { logIn, PASSWORD, seedPerson } from "./seeding";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

const DAY_MS = 86_400_000;

/** An expense a day for as many days, the last of them a month ago. */
async function spendDaily(email: string, days: number): Promise<void> {
  const api = await request.newContext({ baseURL: SERVER });
  const answer = await api.post("/api/user/login", { data: { email, password: PASSWORD } });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  const { settings } = (await answer.json()) as { settings: { workspace: string } };
  const read = async (path: string) =>
    (await (await api.get(`/api/${path}`, { headers })).json()) as { id: string; name: string }[];
  const accounts = await read(`account/my/${settings.workspace}/new`);
  const categories = await read(`category/${settings.workspace}/list`);
  const categoryId = categories.find(({ name }) => name === "Food")?.id;
  for (let day = 0; day < days; day += 1) {
    const date = new Date(Date.now() - (40 + day) * DAY_MS).toISOString().slice(0, 10);
    const data = {
      value: String(10 + day),
      note: `bread ${day}`,
      date,
      categoryId,
      accountId: accounts[0]?.id,
    };
    const booked = await api.post(`/api/history/${settings.workspace}/add-expenses`, { headers, data });
    expect(booked.status(), await booked.text()).toBe(201);
  }
  await api.dispose();
}

test("one entry a day takes 64 px, so that a phone shows at least eight", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the height of a phone");
  const email = await seedPerson();
  await spendDaily(email, 12);
  await logIn(page, email);
  await page.goto("/history?q=bread");
  const row = (day: number) => page.getByRole("button", { name: `bread ${day}, ` });
  await expect(row(11)).toBeAttached();
  const top = async (day: number) => (await row(day).boundingBox())?.y ?? 0;
  expect((await row(0).boundingBox())?.height).toBe(44);
  expect((await top(1)) - (await top(0))).toBe(64);
  await expect(row(7)).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("navigation").last().boundingBox();
  expect((await top(7)) + 44).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("the sheet writes the query of the field, and a reload and the way back keep it", async ({
  page,
  isMobile,
}) => {
  const email = await seedPerson();
  await spendDaily(email, 6);
  await logIn(page, email);
  await page.goto("/history");
  await expect(page.getByRole("button", { name: /^Farmers market/ })).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: "Spent" }).click();
  await sheet.getByRole("textbox", { name: "At least" }).fill("13");
  await sheet.getByRole("button", { name: "Category: any" }).click();
  await page.getByRole("dialog", { name: "Category" }).getByRole("button", { name: "Food" }).click();
  await expect(sheet.getByRole("button", { name: "Show 5 entries" })).toBeVisible();
  expect(await faultsAt(page, isMobile ? PHONES : [LAPTOP])).toEqual([]);
  await sheet.getByRole("button", { name: "Show 5 entries" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("kind:expense min:13");
  await expect(page.getByText("5 expenses", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "$13.00 or more. Remove" })).toBeVisible();
  expect(await faultsAt(page, isMobile ? PHONES : [LAPTOP])).toEqual([]);
  await page.reload();
  await expect(page.getByText("5 expenses", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Statistics" }).first().click();
  await page.goBack();
  await expect(page.getByText("5 expenses", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "$13.00 or more. Remove" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("kind:expense");
  await expect(page.getByText("8 expenses", { exact: true })).toBeVisible();
});

test("on a wide screen the first entry is open, and the arrows go on", async ({ page, isMobile }) => {
  test.skip(isMobile, "a wide screen");
  await logIn(page, await seedPerson());
  await page.goto("/history");
  const details = page.getByRole("complementary");
  await expect(details).toContainText("Farmers market");
  await page.getByRole("button", { name: /^Farmers market/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(details).toContainText("Monthly pass");
  await expect(page).toHaveURL(/entry=/);
  await page.keyboard.press("ArrowUp");
  await expect(details).toContainText("Farmers market");
});
