/** The sum behind a number: what it is made of, and the entries that its parts lead to. */
import { expect, test, type Page } from "@playwright/test";
import { plan, spend, startOffline } from "./guest";
import { logIn, makePerson } from "./household";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

/** Opens the sum behind a number; gives its sheet. */
async function ask(page: Page, amount: string, title = `Why ${amount}?`) {
  await page
    .getByRole("button", { name: `Why ${amount}?` })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: title });
  await expect(sheet).toBeVisible();
  return sheet;
}

test("a guest asks without a connection why that much is left, and comes to the entries", async ({
  page,
  context,
}) => {
  await startOffline(page, context);
  await spend(page, "20", "Food", "market");
  await spend(page, "40", "Transport", "bus");
  await plan(page, "Food", "300");
  await page.goto("/expenses");
  const sheet = await ask(page, "$240.00", "Why $240.00 left?");
  await expect(sheet.getByRole("listitem")).toHaveText([
    "Planned for NovemberFood$300.00",
    "SpentFood, Transport−$60.00",
    "Left$24.00 a day · 10 days to go$240.00",
  ]);
  await sheet.getByRole("button", { name: /^Spent/ }).click();
  await sheet.getByRole("button", { name: /^Food 1 entry/ }).click();
  await page.waitForURL("**/history");
  await expect(page.getByText("market")).toBeVisible();
  await expect(page.getByText("bus")).toBeHidden();
});

test("the way back closes the sum and stays on the category's page", async ({ page, context }) => {
  await startOffline(page, context);
  await spend(page, "20", "Food", "market");
  await plan(page, "Food", "300");
  await page.getByRole("link", { name: "Food", exact: true }).click();
  const sheet = await ask(page, "$280.00", "Why $280.00 left?");
  await expect(sheet.getByRole("listitem")).toHaveText([
    "Planned for November$300.00",
    "Spent1 entry−$20.00",
    "Left$280.00",
  ]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByText("Left in Food")).toBeVisible();
  await ask(page, "$20.00");
});

test("who is signed in sees the parts that the server tells", async ({ page, request }) => {
  const ann = await makePerson(request, "Ann");
  await page.goto("/login");
  await logIn(page, ann.email);
  await spend(page, "20", "Food", "market");
  await plan(page, "Food", "300");
  await page.goto("/expenses");
  const sheet = await ask(page, "$280.00", "Why $280.00 left?");
  await expect(sheet.getByRole("listitem").filter({ hasText: "Planned for" })).toContainText("$300.00");
  const answer = await request.get(`/api/planning/${ann.workspace}/explain?of=free`, ann.as);
  const tree = (await answer.json()) as { amount: string; children: { code: string; amount: string }[] };
  const parts = tree.children.map(({ code, amount }) => [code, amount]);
  expect([tree.amount, ...parts]).toEqual([
    "280.00",
    ["budget", "300.00"],
    ["carried", "0.00"],
    ["spent", "-20.00"],
    ["upcoming", "0.00"],
    ["setAside", "0.00"],
  ]);
});
