/** Two phones side by side: what both changed without a connection is never lost, and decided by a person. */
import { expect, test, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { writeWords } from "./hand";
import { planHere } from "./guest";
import { logIn, makePerson, phone, share, type Person, type Phone } from "./household";
import { expectReachable } from "./reach";
import { keep } from "./keep";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Household {
  readonly ann: Person;
  readonly bo: Person;
  readonly month: string;
}

/** Ann and Bo share a budget with a plan, a list and an expense in it. */
async function makeHousehold(request: APIRequestContext): Promise<Household> {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bo")];
  await share(request, ann, bo);
  const { workspace, as } = ann;
  await request.put("/api/settings/update", { ...bo.as, data: { workspace } });
  await request.put(`/api/workspace/${workspace}`, { ...as, data: { name: "Home" } });
  const [account] = await read<Named[]>(request, ann, `account/my/${workspace}/new`);
  const [category] = await read<Named[]>(request, ann, `category/${workspace}/list`);
  const { date } = await read<{ date: string }>(request, ann, `planning/${workspace}/list`);
  const categoryId = category?.id;
  await request.post(`/api/planning/${workspace}/planning-category`, {
    ...as,
    data: { categoryId, date, budget: "100" },
  });
  await request.post(`/api/list/${workspace}/create`, {
    ...as,
    data: { name: "Market", listItems: [{ label: "Milk" }] },
  });
  await request.post(`/api/history/${workspace}/add-expenses`, {
    ...as,
    data: { value: "12.50", accountId: account?.id, categoryId, note: "Lunch" },
  });
  return { ann, bo, month: date };
}

async function read<T>(request: APIRequestContext, { as }: Person, path: string): Promise<T> {
  return (await (await request.get(`/api/${path}`, as)).json()) as T;
}

/** Return the server's rows of everything that both people change. */
async function onServer(request: APIRequestContext, { ann }: Household) {
  const { workspace } = ann;
  const accounts = await read<(Named & { icon: string })[]>(request, ann, `account/my/${workspace}/new`);
  const lists = await read<Named[]>(request, ann, `list/${workspace}`);
  const { planningsCategories } = await read<{ planningsCategories: { budget: string }[] }>(
    request,
    ann,
    `planning/${workspace}/list`,
  );
  const { entries } = await read<{ entries: { note: string }[] }>(
    request,
    ann,
    `history/${workspace}/list-new`,
  );
  return {
    account: accounts.find(({ name }) => name !== "Credit Card")?.name,
    icon: accounts.find(({ name }) => name !== "Credit Card")?.icon,
    budget: planningsCategories[0]?.budget,
    list: lists[0]?.name,
    note: entries[0]?.note,
  };
}

/** Connects a phone again and expects its news, which may be gone when the browser has told all its parts. */
async function comeBack({ page, context }: Phone, news: string): Promise<void> {
  await Promise.all([expect(page.getByText(news)).toBeVisible(), context.setOffline(false)]);
}

interface Wishes {
  readonly account: string;
  readonly icon: string;
  readonly budget: string;
  readonly list: string;
  readonly note: string;
}

/** Changes a name and its icon, a budget, a list and a note, as a person does. */
async function changeAll(page: Page, { account, icon, budget, list, note }: Wishes): Promise<void> {
  await page.goto("/accounts");
  await page.getByRole("button", { name: /^Cash,/ }).click({ button: "right" });
  await page.getByRole("dialog", { name: "Cash" }).getByRole("button", { name: "Edit" }).click();
  const sheet = page.getByRole("dialog", { name: "Cash" });
  await sheet.getByLabel("Name").fill(account);
  await sheet.getByRole("radio", { name: icon, exact: true }).check();
  await saved(sheet, "Save");

  await page.goto("/planning");
  await planHere(page, "Food", budget);

  await page.goto("/planning/lists");
  await page.getByRole("link", { name: /^Market/ }).click();
  await page.getByRole("button", { name: "Edit list" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(list);
  await saved(page.getByRole("dialog", { name: "Edit list" }), "Save");

  await page.goto("/history");
  await page.getByRole("button", { name: /, Food, / }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await writeNote(page, note);
  const entry = page.getByRole("dialog", { name: "Expense", exact: true });
  await expect(entry.getByRole("definition").filter({ hasText: note })).toBeVisible();
  await entry.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: new RegExp(`^${note}, .*, Food, `) })).toBeVisible();
}

/** Writes the note of the entry that is edited, and saves it. */
async function writeNote(page: Page, note: string): Promise<void> {
  await writeWords(page, note);
  await page.getByRole("button", { name: "Save" }).click();
}

async function saved(sheet: Locator, button: string): Promise<void> {
  await sheet.getByRole("button", { name: button }).click();
  await expect(sheet).toBeHidden();
}

const card = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

test("two phones offline change the same name, budget, list and note: each is decided, and both agree with the server", async ({
  browser,
  request,
}) => {
  const household = await makeHousehold(request);
  const [ann, bo] = [await phone(browser, household.ann), await phone(browser, household.bo)];
  await ann.context.setOffline(true);
  await bo.context.setOffline(true);
  await changeAll(ann.page, {
    account: "Purse",
    icon: "Coins",
    budget: "120",
    list: "Shop",
    note: "from Ann",
  });
  await expect(ann.page.getByText("4 changes wait")).toBeVisible();
  await changeAll(bo.page, { account: "Tin", icon: "Safe", budget: "140", list: "Bazaar", note: "from Bo" });

  await comeBack(ann, "Back online. All 4 changes are sent.");
  await bo.context.setOffline(false);
  await expect(bo.page.getByText("4 changes were not saved.").first()).toBeVisible();
  expect(await onServer(request, household)).toMatchObject({
    account: "Purse",
    budget: "120.00",
    list: "Shop",
  });

  await bo.page.getByRole("button", { name: "See", includeHidden: true }).click();
  await expect(bo.page.getByText(/^4 changes were not saved in Home/)).toBeVisible();
  await expect(bo.page.getByRole("link", { name: /More.*4 changes not saved/ })).toBeVisible();
  await expect(card(bo.page, "Food · note").getByText(/^Ann’s, today/)).toBeVisible();
  await keep(bo.page, "not-saved");

  await card(bo.page, "Food · note").getByRole("button", { name: "Keep mine" }).click();
  await card(bo.page, "Shop · name").getByRole("button", { name: "Keep theirs" }).click();
  await card(bo.page, /^Food, /)
    .getByRole("button", { name: "Keep mine" })
    .click();
  await card(bo.page, "Purse").getByRole("link", { name: "Decide" }).click();
  await bo.page
    .getByRole("radiogroup", { name: "Purse · name" })
    .getByRole("radio", { name: /Mine/ })
    .check();
  await bo.page
    .getByRole("radiogroup", { name: "Purse · icon" })
    .getByRole("radio", { name: /Theirs/ })
    .check();
  await keep(bo.page, "not-saved-settle");
  await bo.page.getByRole("button", { name: "Save 2 of 2" }).click();
  await expect(bo.page.getByRole("heading", { name: "All saved" })).toBeVisible();

  const agreed = { account: "Tin", icon: "coins", budget: "140.00", list: "Shop", note: "from Bo" };
  expect(await onServer(request, household)).toEqual(agreed);
  for (const { page } of [ann, bo]) {
    await page.goto("/accounts");
    await expect(page.getByRole("button", { name: /^Tin,/ })).toBeVisible();
    await page.goto("/planning");
    await expect(page.getByRole("button", { name: /^Food, planned 140/ })).toBeVisible();
    await page.goto("/planning/lists");
    await expect(page.getByRole("link", { name: /^Shop/ })).toBeVisible();
    await page.goto("/history");
    await expect(page.getByRole("button", { name: /^from Bo, .*, Food, / })).toBeVisible();
  }
  await ann.context.close();
  await bo.context.close();
});

test("an expense in a category that a partner deleted is kept, told of, and booked elsewhere", async ({
  browser,
  request,
}) => {
  const household = await makeHousehold(request);
  const { ann, bo } = household;
  const { page, context } = await phone(browser, bo);
  await context.setOffline(true);
  await page.goto("/add?amount=7.25&note=Tram");
  await page.getByRole("button", { name: /^From/ }).click();
  await page.getByRole("button", { name: /^Cash/ }).click();
  await page.getByRole("button", { name: "Add expense" }).click();
  await expect(page.getByText(/Kept here until you are online/).first()).toBeVisible();
  const accounts = await read<Named[]>(request, ann, `account/my/${ann.workspace}/new`);
  const cash = accounts.find(({ name }) => name === "Cash");
  await request.delete(`/api/account/${cash?.id ?? ""}`, ann.as);
  await context.setOffline(false);

  await expect(page.getByText(/^Not saved\. /).first()).toBeVisible();
  await page.getByRole("status").getByRole("link", { name: "See" }).click();
  await expect(page.getByText(/^Ann deleted “Cash” today/)).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.getByRole("button", { name: /^From/ }).click();
  await page.getByRole("button", { name: /^Credit Card/ }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "All saved" })).toBeVisible();
  const { entries } = await read<{ entries: { note: string; accountLabel: string }[] }>(
    request,
    ann,
    `history/${ann.workspace}/list-new`,
  );
  expect(entries[0]).toMatchObject({ note: "Tram", accountLabel: "Credit Card" });
  await context.close();
});

test("an expense typed without a connection stays in its currency when a partner changes the budget's meanwhile", async ({
  browser,
  request,
}) => {
  const { ann, bo } = await makeHousehold(request);
  const { page, context } = await phone(browser, bo);
  await context.setOffline(true);
  await page.goto("/add?amount=50&category=Food&note=Market");
  await page.getByRole("button", { name: "Add expense" }).click();
  await expect(page.getByText(/Kept here until you are online/).first()).toBeVisible();
  await expect(page.getByText("You are offline. Changes are kept.")).toBeVisible();
  await request.put(`/api/workspace/${ann.workspace}`, { ...ann.as, data: { currencyCode: "EUR" } });
  await comeBack({ page, context }, "Back online. 1 change is sent.");

  const { entries } = await read<{ entries: { note: string; value: string; currencyCode: string }[] }>(
    request,
    ann,
    `history/${ann.workspace}/list-new`,
  );
  expect(entries[0]).toMatchObject({ note: "Market", value: "-50.00", currencyCode: "USD" });
  const [card] = await read<{ budget: string }[]>(request, ann, `account/my/${ann.workspace}/new`);
  expect(card?.budget).toBe("-62.50");
  await page.goto("/history");
  await expect(page.getByRole("button", { name: /^Market, −\$50\.00, Food/ })).toBeVisible();
  await context.close();
});

test("a server that is down is said while the browser is online, and not any more once it is back", async ({
  browser,
  request,
}) => {
  const { ann } = await makeHousehold(request);
  const { page, context } = await phone(browser, ann);
  await context.route("**/api/**", (route) => route.abort());
  await page.goto("/add?amount=3&category=Food");
  await page.getByRole("button", { name: "Add expense" }).click();
  const banner = page.getByRole("status").filter({ hasText: "The server does not answer." });
  await expect(banner).toBeVisible();
  await expect(banner.getByText("1 change waits")).toBeVisible();
  await keep(page, "server-down");
  await context.unroute("**/api/**");
  // The app asks again after some seconds, each time after twice as many.
  await expect(page.getByText("Back online. 1 change is sent.")).toBeVisible({ timeout: 40_000 });
  await expect(banner).toHaveCount(0);

  await page.goto("/profile");
  await page.getByRole("link", { name: /^Not saved|^Waiting/ }).waitFor({ state: "detached" });
  await context.close();
});

test("after an ended session the login page says what waits and whose it is by the ends of the e-mail; another person is asked", async ({
  browser,
  request,
}) => {
  const { ann, bo } = await makeHousehold(request);
  const { page, context } = await phone(browser, ann);
  await context.setOffline(true);
  await page.goto("/add?amount=3&category=Food");
  await page.getByRole("button", { name: "Add expense" }).click();
  await expect(page.getByText("1 change waits")).toBeVisible();
  await request.post("/api/user/logout-everywhere", ann.as);
  await context.setOffline(false);

  await page.waitForURL("**/login");
  const ended = page.getByText("Your session ended. 1 change of a…@example.com waits on this device");
  await expect(ended).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("");
  await page.reload();
  await expect(ended).toBeVisible();
  await keep(page, "login-waiting");

  await logIn(page, bo.email);
  const question = page.getByRole("alertdialog", { name: "a…@example.com left 1 unsent change" });
  await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
  await keep(page, "another-person");
  await expectReachable(page);
  await question.getByRole("button", { name: "Keep" }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Food, / }).first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
  await page.goto("/login");
  await logIn(page, ann.email);
  await expect(page.getByRole("button", { name: /^Food.*\$3\.00/ }).first()).toBeVisible();
  await context.close();
});

test("a workspace that was never opened here says so without a connection, and leads back", async ({
  browser,
  request,
}) => {
  const { bo } = await makeHousehold(request);
  const { page, context } = await phone(browser, bo);
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Workspace Home/ }).click();
  await page
    .getByRole("dialog", { name: "Workspaces" })
    .getByRole("button", { name: /^(?!Home)\w/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { name: "Not opened on this device yet" })).toBeVisible();
  await keep(page, "unread");
  await page.getByRole("button", { name: "Back to Home" }).click();
  await expect(page.getByRole("button", { name: /^Food.*left of/ })).toBeVisible();
  await context.close();
});
