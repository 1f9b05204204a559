/** Two people of one budget see what the other changed, take it back, and are told what builds on it. */
import { expect, test, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { keep } from "./keep";
import { confirmAddress } from "./mail";

const PASSWORD = "correct horse battery";

async function makePerson(request: APIRequestContext, name: string) {
  const email = `${name.toLowerCase()}.${Date.now().toString(36)}@example.com`;
  const answer = await request.post("/api/user/signup", { data: { name, email, password: PASSWORD } });
  const { id, settings } = (await answer.json()) as { id: string; settings: { workspace: string } };
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  await request.put("/api/settings/update", { headers, data: { showOnboarding: true } });
  return { id, email, headers, workspace: settings.workspace };
}

type Person = Awaited<ReturnType<typeof makePerson>>;

async function share(request: APIRequestContext, owner: Person, guest: Person) {
  const { headers } = guest;
  await confirmAddress(request, owner.headers, owner.email);
  await request.put("/api/user/user-update", { headers, data: { canAddToWorkspace: true } });
  await request.put(`/api/workspace/${owner.workspace}`, {
    headers: owner.headers,
    data: { participants: [guest.id] },
  });
  await request.put(`/api/workspace/${owner.workspace}/approve`, { headers });
  await request.put("/api/settings/update", { headers, data: { workspace: owner.workspace } });
}

async function openFor(browser: Browser, { email }: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/expenses");
  return page;
}

async function spend(page: Page, amount: string, category: string) {
  await page.goto(`/add?amount=${amount}&category=${category}`);
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
}

/** Return the row of a change by its title. */
function rowOf(page: Page, title: string) {
  return page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
}

test("what one person changed the other takes back, and hears what is to be undone first", async ({
  browser,
  request,
}) => {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bo")];
  await share(request, ann, bo);
  const [hers, his] = [await openFor(browser, ann), await openFor(browser, bo)];

  await test.step("Bo sees Ann's expense as it is booked, and takes it back", async () => {
    await his.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "History" }).click();
    await his.getByRole("link", { name: "Activity: who changed what" }).click();
    await spend(hers, "12", "Food");
    const row = rowOf(his, "Expense in Food");
    await expect(row).toContainText("−$12.00 · Credit Card");
    await expect(row).toContainText("Ann ·");
    await row.getByRole("button", { name: "Undo: Expense in Food" }).click();
    await expect(row).toContainText("undone by you");
    await expect(his.getByRole("button", { name: "Redo" })).toBeVisible();
  });

  await test.step("Ann hears of it, and redoes nothing by herself", async () => {
    await hers.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "History" }).click();
    await expect(hers.getByText("Nothing here yet")).toBeVisible();
    await hers.getByRole("link", { name: "Activity: who changed what" }).click();
    const row = rowOf(hers, "Expense in Food");
    await expect(row).toContainText("undone by Bo");
    await expect(row.getByRole("button")).toHaveCount(0);
  });

  await test.step("what is built on names what to undo first, and leads there", async () => {
    await request.post(`/api/category/${ann.workspace}/create`, {
      headers: bo.headers,
      data: { name: "Toys" },
    });
    await expect(rowOf(hers, "Toys")).toBeVisible();
    await request.post(`/api/history/${ann.workspace}/add-expenses`, {
      headers: bo.headers,
      data: await toysFor(request, ann, "5"),
    });
    await expect(rowOf(hers, "Expense in Toys")).toBeVisible();
    await hers.getByRole("button", { name: "Undo: Toys" }).click();
    await expect(hers.getByRole("alert")).toContainText(
      /“Expense in Toys” of \d\d\.\d\d\.\d{4} depends on this/,
    );
    await keep(hers, "activity");
    await hers.getByRole("button", { name: "Show it" }).click();
    await expect(rowOf(hers, "Expense in Toys")).toBeFocused();
    await hers.getByRole("button", { name: "Undo: Expense in Toys" }).click();
    await expect(rowOf(hers, "Expense in Toys")).toContainText("undone by you");
    await hers.getByRole("button", { name: "Undo: Toys" }).click();
    await expect(rowOf(hers, "Toys")).toContainText("undone by you");
  });

  await test.step("filters leave one kind and one person; without a connection nothing is taken back", async () => {
    await hers.getByRole("button", { name: "Kind" }).click();
    await hers.getByRole("dialog").getByText("Categories").click();
    await expect(rowOf(hers, "Expense in Food")).toHaveCount(0);
    await expect(rowOf(hers, "Toys")).toBeVisible();
    await hers.getByRole("button", { name: "Month" }).click();
    await hers.getByRole("dialog").getByRole("listitem").last().getByRole("button").click();
    await expect(hers.getByRole("button", { name: /^Month: / })).toBeVisible();
    await expect(rowOf(hers, "Toys")).toBeVisible();
    await hers.getByRole("button", { name: "Person" }).click();
    await hers.getByRole("dialog").getByText("You").click();
    await expect(hers.getByText("No matches")).toBeVisible();
    await hers.getByRole("button", { name: "Clear filters" }).click();
    await expect(rowOf(hers, "Expense in Food")).toBeVisible();
    await spend(hers, "3", "Food");
    await hers.goto("/history/activity");
    await expect(hers.getByRole("button", { name: "Undo: Expense in Food" })).toBeVisible();
    await hers.context().setOffline(true);
    await expect(hers.getByText(/^You’re offline\. As of \d\d:\d\d\.$/)).toBeVisible();
    await expect(hers.getByRole("button", { name: /^Undo:/ })).toHaveCount(0);
  });
});

async function toysFor(request: APIRequestContext, { headers, workspace }: Person, value: string) {
  type Named = { id: string; name: string }[];
  const [accounts, categories] = await Promise.all(
    [`/api/account/my/${workspace}/new`, `/api/category/${workspace}/list`].map(
      async (path) => (await (await request.get(path, { headers })).json()) as Named,
    ),
  );
  const categoryId = categories?.find(({ name }) => name === "Toys")?.id;
  return { value, accountId: accounts?.[0]?.id, categoryId };
}
