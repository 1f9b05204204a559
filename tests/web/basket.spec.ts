/** The basket of a list: two phones shop from one list, one of them without a connection, and both check out. */
import { expect, test, type Page } from "@playwright/test";
import { logIn, openShared, type Person } from "./household";
import { keep } from "./keep";
import type { APIRequestContext } from "@playwright/test";

const ITEMS = [
  { label: "Oat milk", price: "1.90", quantity: "3" },
  { label: "Eggs", price: "2.10", quantity: "2" },
  { label: "Bread", price: "3.20" },
];

async function makeList(request: APIRequestContext, { as, workspace }: Person): Promise<string> {
  const categories = await request.get(`/api/category/${workspace}/list`, as);
  const [food] = (await categories.json()) as [{ id: string }];
  const data = { name: "Market", categoryId: food.id, listItems: ITEMS };
  const made = await request.post(`/api/list/${workspace}/create`, { ...as, data });
  return ((await made.json()) as { id: string }).id;
}

async function book(page: Page, amount: string, payer?: string): Promise<void> {
  await page.getByRole("button", { name: "Book the basket" }).click();
  if (payer !== undefined) {
    await page.getByRole("button", { name: "You paid. Change" }).click();
    await page.getByRole("dialog", { name: "Who paid?" }).getByRole("button", { name: payer }).click();
  }
  const button = page.getByRole("button", { name: `Book ${amount}` });
  await keep(page, "basket-book");
  await button.dblclick();
  await expect(button).toHaveCount(0);
}

async function booked(request: APIRequestContext, { as, workspace }: Person): Promise<string[]> {
  const entries = await entriesOf(request, { as, workspace });
  return entries.map(({ value }) => value).sort();
}

async function entriesOf(request: APIRequestContext, { as, workspace }: Pick<Person, "as" | "workspace">) {
  const answer = await request.get(`/api/history/${workspace}/list-new`, as);
  const { entries } = (await answer.json()) as { entries: { value: string; paidBy: string }[] };
  return entries;
}

test("two phones check out what each ticked, one of them offline, and nothing is booked twice", async ({
  page,
  request,
  browser,
}) => {
  const { ann, bo } = await openShared(page, request);
  const listId = await makeList(request, ann);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto("/login");
  await logIn(other, bo.email);
  await request.put("/api/settings/update", { ...bo.as, data: { workspace: ann.workspace } });
  await other.goto("/expenses");
  for (const phone of [page, other]) {
    await phone.goto(`/planning/lists/${listId}`);
    await expect(phone.getByText("3 × $1.90")).toBeVisible();
  }
  await page.getByRole("checkbox", { name: "Oat milk" }).click();
  await expect(other.getByRole("checkbox", { name: "Oat milk" })).toBeChecked();
  await context.setOffline(true);
  // Ann books the milk while Bo, who saw her tick, takes the eggs and books both without a connection.
  await keep(page, "basket");
  await book(page, "$5.70", "Bo");
  await expect.poll(() => booked(request, ann)).toEqual(["-5.70"]);
  const [milk] = await entriesOf(request, ann);
  expect(milk?.paidBy).toBe(bo.id);
  await other.getByRole("checkbox", { name: "Eggs" }).click();
  await book(other, "$9.90");
  await context.setOffline(false);
  await expect.poll(() => booked(request, ann)).toEqual(["-4.20", "-5.70"]);
  for (const phone of [page, other]) {
    await expect(phone.getByRole("checkbox")).toHaveCount(1);
    await expect(phone.getByRole("checkbox", { name: "Bread" })).not.toBeChecked();
  }
  await context.close();
});
