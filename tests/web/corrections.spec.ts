/** Two people correct one entry: neither is told anything false, and nothing that was typed is lost. */
import { expect, test, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { retypeAmount } from "./hand";
import { makePerson, phone, share, type Person, type Phone } from "./household";
import { keep } from "./keep";

interface Entry {
  readonly value: string;
  readonly note: string;
}

interface Household {
  readonly owner: Person;
  readonly ann: Phone;
  readonly taras: Phone;
}

/** Ann and Taras look at the history of one budget, with bread for 11 in it. */
async function moveIn(browser: Browser, request: APIRequestContext): Promise<Household> {
  const [owner, other] = [await makePerson(request, "Ann"), await makePerson(request, "Taras")];
  await share(request, owner, other);
  const { workspace, as } = owner;
  await request.put("/api/settings/update", { ...other.as, data: { workspace } });
  const read = async (path: string) =>
    (await (await request.get(`/api/${path}`, as)).json()) as readonly { id: string; name: string }[];
  const [account, ...accounts] = await read(`account/my/${workspace}/new`);
  const categories = await read(`category/${workspace}/list`);
  const categoryId = categories.find(({ name }) => name === "Food")?.id;
  expect(accounts).not.toEqual([]);
  const data = { value: "11", accountId: account?.id, categoryId, note: "Bread" };
  await request.post(`/api/history/${workspace}/add-expenses`, { ...as, data });
  const [ann, taras] = [await phone(browser, owner), await phone(browser, other)];
  for (const { page } of [ann, taras]) {
    await page.goto("/history");
    await expect(bread(page, "11")).toBeVisible();
  }
  return { owner, ann, taras };
}

const bread = (page: Page, amount: string) =>
  page.getByRole("button", { name: new RegExp(`^Bread, .\\$${amount}\\.00, Food, `) });
const save = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Opens the form of the entry. */
async function edit(page: Page, amount: string): Promise<void> {
  await bread(page, amount).click();
  await save(page, "Edit").click();
  await expect(page.getByText("Type to replace")).toBeVisible();
}

async function correct(page: Page, from: string, to: string): Promise<void> {
  await edit(page, from);
  await retypeAmount(page, to);
  await leaveBy(page, "Save", to);
}

/** Leaves the form by a button, and looks at the list. */
async function leaveBy(page: Page, button: string, amount: string): Promise<void> {
  await save(page, button).click();
  await page.waitForURL(/\/history/);
  await page.goto("/history");
  await expect(bread(page, amount)).toBeVisible();
}

async function entriesOf(request: APIRequestContext, { workspace, as }: Person): Promise<readonly Entry[]> {
  const answer = await request.get(`/api/history/${workspace}/list-new`, as);
  return ((await answer.json()) as { entries: readonly Entry[] }).entries;
}

async function leave({ ann, taras }: Household): Promise<void> {
  await ann.context.close();
  await taras.context.close();
}

test("a correction made without a connection that met another one is a card, and mine counts in one tap", async ({
  browser,
  request,
}) => {
  const household = await moveIn(browser, request);
  const { owner, ann, taras } = household;
  await ann.context.setOffline(true);
  await correct(ann.page, "11", "15");
  await correct(taras.page, "11", "20");
  await ann.context.setOffline(false);

  await expect(ann.page.getByText(/^Not saved\. /).first()).toBeVisible();
  await ann.page.goto("/profile/not-saved");
  const card = ann.page.getByRole("region", { name: "Bread" });
  await expect(card.getByText(/^Was/)).toHaveText("Was $11.00");
  await expect(card.getByText("Taras’s", { exact: true })).toBeVisible();
  await expect(ann.page.getByText(/Taras’s came first and counts until you choose/)).toBeVisible();
  await expect(ann.page.getByText(/[Nn]ot found|deleted/)).toHaveCount(0);
  await keep(ann.page, "correction-card");
  await card.getByRole("button", { name: "Use mine, $15.00" }).click();
  await expect(ann.page.getByRole("heading", { name: "All saved" })).toBeVisible();
  await expect(bread(taras.page, "15")).toBeVisible();
  expect(await entriesOf(request, owner)).toMatchObject([{ value: "-15.00", note: "Bread" }]);
  await leave(household);
});

test("an open form with nothing typed shows what the other made of the entry, and says so", async ({
  browser,
  request,
}) => {
  const household = await moveIn(browser, request);
  const { ann, taras } = household;
  await edit(ann.page, "11");
  await correct(taras.page, "11", "20");
  await expect(notice(ann.page, "Taras made it $20.00")).toBeVisible();
  await expect(ann.page.getByText("20.00 US dollars", { exact: true })).toBeAttached();
  await expect(save(ann.page, "Save")).toBeDisabled();
  await leaveBy(ann.page, "Close", "20");
  await leave(household);
});

test("an open form keeps what is typed, says what the other made of it, and replaces that or takes it", async ({
  browser,
  request,
}) => {
  const household = await moveIn(browser, request);
  const { owner, ann, taras } = household;
  await edit(ann.page, "11");
  await retypeAmount(ann.page, "15");
  await correct(taras.page, "11", "20");
  await expect(notice(ann.page, "Taras made it $20.00")).toBeVisible();
  await keep(ann.page, "edit-changed-meanwhile");
  await expect(ann.page.getByRole("alertdialog")).toHaveCount(0);
  await leaveBy(ann.page, "Save $15.00 instead", "15");
  await expect(bread(taras.page, "15")).toBeVisible();

  await edit(ann.page, "15");
  await retypeAmount(ann.page, "16");
  await correct(taras.page, "15", "21");
  await save(ann.page, "Use that").click();
  await expect(save(ann.page, "Save")).toBeDisabled();
  await leaveBy(ann.page, "Close", "21");
  expect(await entriesOf(request, owner)).toMatchObject([{ value: "-21.00", note: "Bread" }]);
  await leave(household);
});

test("an entry that is deleted while its form is open is booked again with what is typed", async ({
  browser,
  request,
}) => {
  const household = await moveIn(browser, request);
  const { owner, ann, taras } = household;
  await edit(ann.page, "11");
  await retypeAmount(ann.page, "15");
  await bread(taras.page, "11").click();
  await taras.page.getByRole("button", { name: "Delete" }).click();
  await expect(notice(ann.page, "Taras deleted it")).toBeVisible();
  await keep(ann.page, "edit-deleted-meanwhile");
  await leaveBy(ann.page, "Book it again", "15");
  await expect(bread(taras.page, "15")).toBeVisible();
  expect(await entriesOf(request, owner)).toMatchObject([{ value: "-15.00", note: "Bread" }]);
  await leave(household);
});
