/** Statistics: the same figures for a guest and for who is signed in, as charts and as tables. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { amount, plan, spend, startOffline } from "./guest";
import { keep } from "./keep";
import { enterAsGuest, installed } from "./people";
import { faultsAt, LAPTOP, PHONES } from "./reach";

const PASSWORD = "correct horse battery";

interface Named {
  id: string;
  name: string;
}

/** Somebody with three months of spending, a plan, income, and money without a rate. */
async function makePerson(request: APIRequestContext): Promise<string> {
  const email = `stats.${String(Date.now())}.${String(Math.random()).slice(2)}@example.com`;
  const answer = await request.post("/api/user/signup", {
    data: { name: "Maryna", email, password: PASSWORD },
  });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  const { settings } = (await answer.json()) as { settings: { workspace: string } };
  const { workspace } = settings;
  const read = async (path: string) => (await (await request.get(path, { headers })).json()) as Named[];
  const accounts = await read(`/api/account/my/${workspace}/new`);
  const categories = await read(`/api/category/${workspace}/list`);
  const idOf = (name: string) => categories.find((category) => category.name === name)?.id;
  const post = async (path: string, data: object) => {
    const made = await request.post(path, { headers, data });
    expect(made.status(), await made.text()).toBe(201);
  };
  const accountId = accounts[0]?.id ?? "";
  await post(`/api/account/transfer/${accountId}`, { value: "4800", date: "2026-11-02", note: "Salary" });
  const spent: [string, string, string][] = [
    ["Food", "300", "2026-09-12"],
    ["Food", "100", "2026-10-12"],
    ["Food", "60", "2026-11-05"],
    ["Transport", "30", "2026-11-06"],
    ["Utilities", "10", "2026-11-07"],
  ];
  for (const [category, value, date] of spent) {
    const data = { value, date, accountId, categoryId: idOf(category) };
    await post(`/api/history/${workspace}/add-expenses`, data);
  }
  const planned = { categoryId: idOf("Food"), date: "2026-11-01", budget: "50" };
  await post(`/api/planning/${workspace}/planning-category`, planned);
  await request.put("/api/settings/update", {
    headers,
    data: { showOnboarding: true, mainScreen: "statistics" },
  });
  return email;
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.clock.setFixedTime("2026-11-21T12:04:00+02:00");
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/statistics");
}

const chart = (page: Page, name: RegExp) => page.getByRole("img", { name });

test("a month tells what was spent on what, beside the month before", async ({ page, request }) => {
  await logIn(page, await makePerson(request));
  await expect(page.getByRole("link", { name: "Statistics" }).first()).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByText("same as Oct")).toBeVisible();
  await expect(page.getByText(amount("$4 800.00")).first()).toBeVisible();
  await expect(chart(page, /^Spent \$100\.00: Food 60%, Transport 30%, Utilities 10%/)).toBeVisible();
  await expect(chart(page, /November 2026: \$100\.00 of \$50\.00 planned/)).toBeVisible();
  await keep(page, "statistics");
});

test("every chart can be read as a table", async ({ page, request }) => {
  await logIn(page, await makePerson(request));
  const buttons = page.getByRole("button", { name: "Show as table" });
  await expect(buttons).toHaveCount(4);
  for (let left = 4; left > 0; left -= 1) await buttons.first().click();
  await expect(page.getByRole("row", { name: "Food $60.00 60% $50.00" })).toBeVisible();
  await expect(page.getByRole("row", { name: "September 2026 $300.00 $0.00" })).toBeVisible();
  await expect(
    page.getByRole("row", { name: amount("November 2026 $4 800.00 $4 700.00 $4 300.00") }),
  ).toBeVisible();
  await keep(page, "statistics-tables");
});

test("six months are summed, and one category is followed through them", async ({ page, request }) => {
  await logIn(page, await makePerson(request));
  await page.getByRole("tab", { name: "6 months" }).click();
  await expect(chart(page, /^Spent \$500\.00: Food 92%/)).toBeVisible();
  await expect(page.getByText("≈ $200.00 a month")).toBeVisible();
  await expect(page.getByRole("button", { name: "June to November 2026" })).toBeVisible();
  const balance = page.getByRole("slider", { name: "Month to read" });
  const box = await balance.boundingBox();
  // A finger on the fifth of six months reads it, wherever the axis ends.
  await balance.click({ position: { x: 8 + (((box?.width ?? 0) - 16) * 4) / 5, y: 40 } });
  await expect(page.getByText(/^October 2026 · −\$400\.00$/)).toBeVisible();
  await page.getByRole("link", { name: "Entries of October" }).click();
  await expect(page).toHaveURL(/history\?month=2026-10$/);
  await expect(page.getByText("1 expense", { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Transport" }).click();
  await expect(chart(page, /November 2026: \$30\.00 of \$0\.00 planned/)).toBeVisible();
  await page.getByRole("tab", { name: "Year" }).click();
  await expect(chart(page, /^Balance from .* in December 2025 to/)).toBeVisible();
});

test("what changed is said first, beside what is usual by the same day, and leads to its entries", async ({
  page,
  request,
}) => {
  await logIn(page, await makePerson(request));
  const changed = page.locator("section", { has: page.getByRole("heading", { name: "What changed" }) });
  await expect(changed.getByText("against 2 months")).toBeVisible();
  await expect(changed.getByRole("link")).toHaveText([
    "Food$60 · usually $200−$140",
    "Transport$30 · usually $0+$30",
    "Utilities$10 · usually $0+$10",
  ]);
  expect(await faultsAt(page, (page.viewportSize()?.width ?? 0) < 600 ? PHONES : [LAPTOP])).toEqual([]);
  await changed.getByRole("link", { name: /^Food/ }).click();
  await expect(page.getByText("1 expense", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/history\?month=2026-11&category=/);
});

test("without a connection the months seen before are shown, and the others say what they need", async ({
  page,
  context,
  request,
}) => {
  await logIn(page, await makePerson(request));
  await expect(chart(page, /^Spent \$100\.00/)).toBeVisible();
  await installed(page);
  await expect(chart(page, /^Spent \$100\.00/)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("This is what was known last")).toBeVisible();
  await expect(chart(page, /^Spent \$100\.00/)).toBeVisible();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByRole("heading", { name: "Statistics need a connection" })).toBeVisible();
  await keep(page, "statistics-offline");
  await context.setOffline(false);
  await expect(chart(page, /^Spent \$100\.00: Food 100%/)).toBeVisible();
});

test("a server in trouble is told from a missing connection, and asked again", async ({ page, request }) => {
  await page.route("**/api/statistics/**", (route) =>
    route.fulfill({ status: 500, json: { code: "server.error", fields: {}, params: {} } }),
  );
  await logIn(page, await makePerson(request));
  await expect(page.getByRole("heading", { name: "Couldn’t load statistics" })).toBeVisible();
  await page.unroute("**/api/statistics/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(chart(page, /^Spent \$100\.00/)).toBeVisible();
});

test("a guest sees the same screen from the device alone, and how to an account", async ({
  page,
  context,
}) => {
  test.slow();
  await startOffline(page, context);
  await page.goto("/statistics");
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  await spend(page, "12.50", "Food");
  await spend(page, "37.50", "Transport");
  await plan(page, "Food", "300");
  await page.goto("/statistics");
  await expect(chart(page, /^Spent \$50\.00: Transport 75%, Food 25%/)).toBeVisible();
  await expect(page.getByText("nothing in Oct").first()).toBeVisible();
  await keep(page, "statistics-guest");
  await page.getByRole("button", { name: "I have an account" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});

test("statistics can be the screen the app starts with", async ({ page }) => {
  await enterAsGuest(page);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Start on" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Statistics" }).click();
  await page.goto("/");
  await page.waitForURL("**/statistics");
});
