/** A household on two phones and a terminal: one of them is offline for a while, and all agree on every number. */
import { expect, test, type APIRequestContext, type BrowserContext, type Page } from "@playwright/test";
import { terminal } from "./doors";
import { logIn, makePerson, PASSWORD, share, type Person } from "./household";
import { expectOnDevice, installed } from "./people";

const ITEMS = [
  { label: "Oat milk", price: "1.90", quantity: "2" },
  { label: "Bread", price: "3.20" },
];

/** Half of the split came back, out of its last line; the basket is Food. */
const SPENT = { Food: "3.80", Utilities: "40.00", Transport: "5.00" };
/** Taras bears 40 % of 80 − 40, of the basket of 3.80 and of the ticket of 5; he paid the last two. */
const OWED = "10.72";

type Terminal = ReturnType<typeof terminal>;

async function read<T>(request: APIRequestContext, path: string, { as }: Person): Promise<T> {
  return (await (await request.get(`/api/${path}`, as)).json()) as T;
}

/** Ann shares her budget with Taras at 60 to 40, and both have a list of things to buy in it. */
async function moveIn(request: APIRequestContext): Promise<{ ann: Person; taras: Person; listId: string }> {
  const [ann, taras] = [await makePerson(request, "Ann"), await makePerson(request, "Taras")];
  const { workspace } = ann;
  await share(request, ann, taras);
  const shareRule = { kind: "parts", parts: { [ann.id]: 60, [taras.id]: 40 } };
  await request.put(`/api/workspace/${workspace}`, { ...ann.as, data: { shareRule } });
  await request.put("/api/settings/update", { ...taras.as, data: { workspace } });
  const categories = await read<{ id: string; name: string }[]>(request, `category/${workspace}/list`, ann);
  const categoryId = categories.find(({ name }) => name === "Food")?.id;
  const data = { name: "Market", categoryId, listItems: ITEMS };
  const made = await request.post(`/api/list/${workspace}/create`, { ...ann.as, data });
  return { ann, taras, listId: ((await made.json()) as { id: string }).id };
}

async function enter(page: Page, { email }: Person): Promise<void> {
  await page.goto("/login");
  await logIn(page, email);
  await installed(page);
}

/** Book 80 of Ann's: 25 % Food, the rest Utilities. */
async function bookSplit(page: Page): Promise<void> {
  await page.goto("/add?amount=80&category=Food&note=shop");
  await page.getByRole("button", { name: "Split", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Split $80.00" });
  await expect(sheet.getByRole("button", { name: "Per cent" })).toBeVisible();
  await page.keyboard.type("25%");
  await expect(sheet.getByRole("button", { name: /^Food, 20\.00/ })).toBeVisible();
  await sheet.getByRole("button", { name: "Choose. Change" }).click();
  const categories = page.getByRole("dialog", { name: "To which category?" });
  await categories.getByRole("button", { name: /^Utilities/ }).click();
  await expect(categories).toBeHidden();
  await sheet.getByRole("button", { name: "Split into 2" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "by parts. Change shares" })).toBeVisible();
  await page.getByRole("button", { name: "Add expense" }).dblclick();
  await page.waitForURL("**/expenses");
}

/** Take 40 of the 80 back: the last line gives all of it. */
async function refundPart(page: Page): Promise<void> {
  await page.goto("/history");
  await page.getByRole("button", { name: /^shop, 2 lines, −\$80\.00/ }).click();
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByText(/^Of “shop”, −\$80\.00 on /)).toBeVisible();
  await page.keyboard.type("-40");
  await page.getByRole("button", { name: "Add refund" }).click();
  const refunds = page.getByRole("list", { name: "Refunds" });
  await expect(refunds.getByRole("button", { name: /^shop, Refund, 2 lines, \+\$40\.00/ })).toBeVisible();
  await expectOnDevice(page, '"kind":"refund"');
  await page.goto("/history");
}

/** Tick the milk and book it, without a connection. */
async function bookBasket(page: Page, context: BrowserContext, listId: string): Promise<void> {
  await page.goto(`/planning/lists/${listId}`);
  await expect(page.getByText("2 × $1.90")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("checkbox", { name: "Oat milk" }).click();
  await page.getByRole("button", { name: "Book the basket" }).click();
  const button = page.getByRole("button", { name: "Book $3.80" });
  await button.dblclick();
  await expect(button).toHaveCount(0);
}

function spentIn(shell: Terminal): Record<string, string> {
  const month = shell.json("month") as { planningsCategories: { categoryId: string; spent: string }[] };
  const categories = shell.json("categories", "list") as { id: string; name: string }[];
  const nameOf = (id: string) => categories.find((each) => each.id === id)?.name ?? id;
  const spent = month.planningsCategories.filter((row) => row.spent !== "0.00");
  return Object.fromEntries(spent.map((row) => [nameOf(row.categoryId), row.spent]));
}

const owed = (shell: Terminal) =>
  (shell.json("settle") as { payments: { amount: string }[] }).payments.map(({ amount }) => amount);

test("two phones and a terminal split, refund, shop and settle up, one of them offline for a while", async ({
  page,
  browser,
  request,
}) => {
  const { ann, taras, listId } = await moveIn(request);
  const context = await browser.newContext();
  const other = await context.newPage();
  const shell = terminal();
  shell.login(taras.email, PASSWORD);
  await enter(page, ann);
  await enter(other, taras);

  await test.step("Taras shops offline while Ann splits and he books from his terminal", async () => {
    await bookBasket(other, context, listId);
    await bookSplit(page);
    await refundPart(page);
    shell.run("add", "5", "transport", "ticket");
    await expect(page.getByRole("button", { name: /^ticket, −\$5\.00/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /−\$3\.80/ })).toHaveCount(0);
  });

  await test.step("back online, each door has the same month and the same debt", async () => {
    await context.setOffline(false);
    await expect.poll(() => spentIn(shell)).toEqual(SPENT);
    expect(owed(shell)).toEqual([OWED]);
    await other.goto("/history");
    for (const phone of [page, other]) {
      for (const entry of [
        /^shop, 2 lines, −\$80\.00/,
        /^shop, Refund, 2 lines, \+\$40\.00/,
        /^ticket, −\$5\.00/,
      ])
        await expect(phone.getByRole("button", { name: entry })).toHaveCount(1);
      await expect(phone.getByRole("button", { name: /−\$3\.80/ })).toHaveCount(1);
    }
    for (const phone of [page, other]) await phone.goto("/expenses");
    await expect(page.getByRole("link", { name: `Settle up, Taras owes you $${OWED}` })).toBeVisible();
  });

  await test.step("Taras pays once, and nobody owes anybody on any door", async () => {
    await other.getByRole("link", { name: `Settle up, You owe Ann $${OWED}` }).click();
    await other.getByRole("button", { name: `Record: You pay Ann, $${OWED}` }).click();
    await other.getByRole("button", { name: `Record $${OWED}` }).dblclick();
    await expect(other.getByText("All even")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Settle up/ })).toHaveCount(0);
    await expect.poll(() => owed(shell)).toEqual([]);
    expect(spentIn(shell)).toEqual(SPENT);
  });
  await context.close();
});
