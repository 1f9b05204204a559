/** An expense of several categories, and money that comes back. */
import { expect, test, type Page } from "@playwright/test";
import { startOffline } from "./guest";
import { logIn, makePerson } from "./household";

test.use({ timezoneId: "Europe/Kyiv", locale: "en-US" });

/** Splits 80 into 25 % Food and Utilities, which gets the rest, and books it. */
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
  await page.getByRole("button", { name: "Add expense" }).dblclick();
  await page.waitForURL("**/expenses");
}

const row = (page: Page, name: RegExp) => page.getByRole("button", { name });

/** The spending that a category's page names. */
async function spentIn(page: Page, category: string, amount: string): Promise<void> {
  await page.goto("/planning");
  await page.getByRole("link", { name: category, exact: true }).click();
  await expect(page.getByRole("main")).toContainText(amount);
}

test("a guest splits an expense, corrects its total and takes a part back, without a connection", async ({
  page,
  context,
}) => {
  await startOffline(page, context);
  await bookSplit(page);
  await page.goto("/history");
  await row(page, /^shop, 2 lines, −\$80\.00, Food, Utilities/).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("button", { name: /^2 lines, Food, Utilities/ })).toBeVisible();
  await page.keyboard.type("+5");
  await page.getByRole("button", { name: "Save" }).click();
  await page
    .getByRole("dialog", { name: "Which line changes?" })
    .getByRole("button", { name: /^Food/ })
    .click();
  await row(page, /^shop, 2 lines, −\$85\.00/).click();
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByText("Of “shop”, −$85.00 on 21 Nov")).toBeVisible();
  await page.getByRole("button", { name: "Add refund" }).click();
  const refunds = page.getByRole("list", { name: "Refunds" });
  await expect(refunds.getByRole("button", { name: /^shop, Refund, 2 lines, \+\$85\.00/ })).toBeVisible();
  await spentIn(page, "Food", "$0.00");
  await expect(row(page, /^shop, −\$25\.00, Food/)).toBeVisible();
  await expect(row(page, /^shop, Refund, \+\$25\.00, Food/)).toBeVisible();
});

test("the months of the server agree with what was split and refunded", async ({ page, request }) => {
  const { as, email, workspace } = await makePerson(request, "Ann");
  await page.goto("/login");
  await logIn(page, email);
  await bookSplit(page);
  await page.goto("/add?category=Food");
  await page.getByRole("button", { name: "Minus, turns Refund on" }).click();
  await page.keyboard.type("5");
  await page.getByRole("button", { name: "Add refund" }).click();
  await page.waitForURL("**/expenses");
  const read = async (path: string): Promise<unknown> => (await request.get(`/api/${path}`, as)).json();
  const categories = (await read(`category/${workspace}/list`)) as { id: string; name: string }[];
  const month = async () => {
    const planning = (await read(`planning/${workspace}/list`)) as {
      planningsCategories: { categoryId: string; spent: string }[];
    };
    const nameOf = (id: string) => categories.find((each) => each.id === id)?.name;
    return Object.fromEntries<string>(
      planning.planningsCategories.map((each) => [nameOf(each.categoryId) ?? "", each.spent]),
    );
  };
  await expect.poll(month).toMatchObject({ Food: "15.00", Utilities: "60.00" });
});
