/** One device, one person after the other: nothing of the first one reaches the second. */
import { expect, test, type Page, type Route } from "@playwright/test";
import { logIn, makePerson } from "./household";
import { heldByDevice } from "./people";

const NOTHING = "Nothing to remember yet";

/** Keeps the first call of an address back until the test answers it. */
async function hold(page: Page, url: string): Promise<() => Promise<Route>> {
  let keep: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => (keep = resolve));
  await page.route(
    url,
    (route) => {
      keep(route);
    },
    { times: 1 },
  );
  return () => held;
}

async function openReminders(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^More/ }).click();
  await page.getByRole("link", { name: /^Notifications/ }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
}

test("reminders of who left, which arrive late, are not shown to who is in", async ({ page, request }) => {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bo")];
  const data = { name: "Ann's rent", date: "2036-12-01T09:00", frequency: "monthly" };
  expect((await request.post("/api/reminder/create", { ...ann.as, data })).ok()).toBe(true);
  await page.goto("/login");
  await logIn(page, ann.email);
  const held = await hold(page, "**/api/reminder");
  await openReminders(page);
  const late = await held();
  const answer = await late.fetch();
  expect(await answer.text()).toContain(data.name);
  await page.goBack();
  await signOut(page);

  await page.getByRole("link", { name: "Log in" }).click();
  await logIn(page, bo.email);
  await openReminders(page);
  await expect(page.getByText(NOTHING)).toBeVisible();
  // The browser has given it up: nobody is there to take it.
  await late.fulfill({ response: answer }).catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.getByText(data.name)).toHaveCount(0);
  await expect(page.getByText(NOTHING)).toBeVisible();
  expect(late.request().failure()).not.toBeNull();
});

test("who signs out is out at once, and the server is told when it answers again", async ({
  page,
  request,
}) => {
  const ann = await makePerson(request, "Ann");
  await page.goto("/login");
  await logIn(page, ann.email);
  await page.getByRole("link", { name: /^More/ }).click();
  const held = await hold(page, "**/api/user/logout");
  await signOut(page);
  const headers = (await held()).request().headers();
  expect(await heldByDevice(page)).toEqual({ session: { kind: "none" }, rows: [], notes: 0, waiting: [] });
  const asAnn = { headers: { authorization: headers["authorization"] ?? "" } };
  expect((await request.get("/api/user/me", asAnn)).status()).toBe(200);

  const told = page.waitForResponse("**/api/user/logout");
  await page.reload();
  await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
  expect((await told).ok()).toBe(true);
  expect((await request.get("/api/user/me", asAnn)).status()).toBe(401);
});
