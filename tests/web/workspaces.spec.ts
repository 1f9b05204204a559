/** A budget of two: invited, accepted, used together, changed, and taken back. */
import { expect, test, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { keep } from "./keep";
import { verificationCode } from "./mail";

const PASSWORD = "correct horse battery";

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly as: { readonly headers: { readonly authorization: string } };
  readonly workspace: string;
}

/** Somebody past the introduction, verified, whom others may invite. */
async function makePerson(request: APIRequestContext, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}.${Date.now().toString(36)}@example.com`;
  const answer = await request.post("/api/user/signup", { data: { name, email, password: PASSWORD } });
  const { id, settings } = (await answer.json()) as { id: string; settings: { workspace: string } };
  const as = { headers: { authorization: answer.headers()["authorization"] ?? "" } };
  await request.put("/api/settings/update", { ...as, data: { showOnboarding: true } });
  await request.put("/api/user/user-update", { ...as, data: { canAddToWorkspace: true } });
  const asked = await request.get("/api/user/emailVerification", as);
  const { emailVerifiedToken: token } = (await asked.json()) as { emailVerifiedToken: string };
  const code = await verificationCode(email);
  const verified = await request.post("/api/user/submitEmailVerification", { ...as, data: { code, token } });
  const authorization = verified.headers()["authorization"] ?? as.headers.authorization;
  return { id, name, email, as: { headers: { authorization } }, workspace: settings.workspace };
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const listening = page.waitForEvent("websocket").then((socket) =>
    socket.waitForEvent("framereceived", {
      predicate: ({ payload }) => String(payload).includes('"joined"'),
    }),
  );
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/expenses");
  await listening;
}

/** Another person on a device of their own. */
async function elsewhere(browser: Browser, { email }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await logIn(page, email);
  return page;
}

async function share(request: APIRequestContext, from: Person, name: string, ...people: Person[]) {
  const data = { name, currencyCode: "USD", participants: people.map(({ id }) => id) };
  const made = await request.post("/api/workspace/create", { ...from.as, data });
  return ((await made.json()) as { id: string }).id;
}

async function spend(page: Page, value: string): Promise<void> {
  await page.goto(`/add?amount=${value}&category=Food`);
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
}

const attention = (page: Page) => page.getByRole("link", { name: /you are invited to a workspace/ });

test("two people share a budget until one is taken out, and the other goes on", async ({
  page,
  browser,
  request,
}) => {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bohdan")];
  await logIn(page, ann.email);
  const bos = await elsewhere(browser, bo);

  await test.step("a budget is made with its people; the months show what the first day means", async () => {
    await page.goto("/profile");
    await page.getByRole("link", { name: /^People/ }).click();
    await page.getByRole("button", { name: "New workspace" }).click();
    await page.getByLabel("Name").fill("Home");
    await expect(page.getByText(/now$/)).toBeVisible();
    await page.getByRole("button", { name: "Find by e-mail" }).click();
    await page.getByLabel("Name, or the whole e-mail").fill("bo");
    await expect(page.getByText("Type 3 letters")).toBeVisible();
    await page.getByLabel("Name, or the whole e-mail").fill(bo.email);
    await page.getByRole("button", { name: `Add ${bo.name}, ${bo.email}` }).click();
    await page.getByRole("button", { name: "Add 1 person" }).click();
    await expect(page.getByText(/^Invited when you save ·/)).toBeVisible();
    await page.getByRole("button", { name: "Create" }).dblclick();
    await page.waitForURL("**/expenses");
    await page.goto("/profile/workspace");
    await expect(page.getByRole("link", { name: /^Home.*Only you · USD/ })).toHaveCount(1);
    await expect(page.getByRole("link", { name: /^Home.*open now/ })).toBeVisible();
  });

  await test.step("the invitation shows on the other phone by itself, and is accepted", async () => {
    await expect(bos.getByRole("heading", { name: "Ann invites you to Home" })).toBeVisible();
    await expect(attention(bos)).toBeVisible();
    await attention(bos).click();
    await bos.getByRole("link", { name: /^People .*1 invitation/ }).click();
    await bos.getByRole("link", { name: /^Home.*Ann invites you/ }).click();
    await expect(bos.getByText(ann.email)).toBeVisible();
    await bos.getByRole("button", { name: "Accept" }).dblclick();
    await bos.waitForURL("**/expenses");
    await bos.goto("/profile/workspace");
    await expect(bos.getByRole("link", { name: /^Home.*open now/ })).toBeVisible();
    await expect(attention(bos)).toHaveCount(0);
  });

  await test.step("what each spends, the other sees", async () => {
    await spend(page, "12.34");
    await bos.goto("/history");
    await expect(bos.getByText("12.34").first()).toBeVisible();
    await page.goto("/expenses");
    await spend(bos, "5.67");
    await expect(page.getByText("5.67").first()).toBeVisible();
    await expect(page.getByText("Bohdan · Food −$5.67").first()).toBeVisible();
  });

  await test.step("what one changed stands in the activity, and the other takes it back", async () => {
    await page.goto("/history/activity");
    const row = page.getByRole("listitem").filter({ hasText: "−$5.67" });
    await expect(row).toContainText("Bohdan ·");
    await row.getByRole("button", { name: "Undo: Expense in Food" }).click();
    await expect(row).toContainText("undone by you");
    await bos.goto("/history/activity");
    const his = bos.getByRole("listitem").filter({ hasText: "−$5.67" });
    await expect(his).toContainText("undone by Ann");
    await bos.goto("/history");
    await expect(bos.getByText("12.34").first()).toBeVisible();
    await expect(bos.getByText("5.67")).toHaveCount(0);
    await page.goto("/expenses");
  });

  await test.step("name, currency and first day change, each saying what that means", async () => {
    await page.getByRole("button", { name: /^Workspace Home, 2 people/ }).click();
    await page.getByRole("link", { name: "Manage workspaces" }).click();
    await page.getByRole("link", { name: /^Home/ }).click();
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    await page.getByLabel("Name", { exact: true }).fill("Our home");
    await choose(page, "First day of the month", "from the 11th");
    await expect(page.getByText(/Past entries are counted in these months too/)).toBeVisible();
    await choose(page, "Currency", "EUR · Euro");
    await expect(page.getByText(/Sums are in EUR from now on/)).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("link", { name: /^Our home.*open now.*2 people · EUR/ })).toBeVisible();
    await bos.goto("/workspace");
    await bos.getByRole("link", { name: /^Our home.*EUR/ }).click();
    await expect(bos.getByText("Only Ann can change these, and who is in it.")).toBeVisible();
    await expect(bos.getByRole("button", { name: "Save" })).toHaveCount(0);
    await bos.goto("/expenses");
    await expect(bos.getByRole("button", { name: /^Workspace Our home, 2 people/ })).toBeVisible();
  });

  await test.step("who is removed is told by whom and of what, and chooses what opens first", async () => {
    await page.getByRole("link", { name: /^Our home/ }).click();
    await page.getByRole("button", { name: /^Bohdan: / }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove from Our home" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("button", { name: /^Bohdan: / })).toHaveCount(0);
    const dialog = bos.getByRole("alertdialog", { name: "Ann removed you from “Our home”" });
    await expect(dialog).toBeVisible();
    await expect(bos.getByText("12.34")).toHaveCount(0);
    await bos.keyboard.press("Escape");
    await bos.mouse.click(5, 5);
    await bos.goBack();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await bos.reload();
    await dialog.getByText("New workspace").click();
    await dialog.getByLabel("Name of the new workspace").fill("Mine alone");
    await keep(bos, "lost-workspace");
    await dialog.getByRole("button", { name: "Save" }).dblclick();
    await expect(dialog).toHaveCount(0);
    await bos.goto("/workspace");
    await expect(bos.getByRole("link", { name: /^Mine alone.*open now/ })).toHaveCount(1);
    await bos.reload();
    await expect(bos.getByRole("link", { name: /^Mine alone.*open now/ })).toBeVisible();
    await expect(bos.getByRole("link", { name: /^Our home/ })).toHaveCount(0);
  });
  await bos.context().close();
});

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page
    .getByRole("button", { name: new RegExp(`^${label}`) })
    .or(page.getByRole("combobox", { name: label }))
    .click();
  await page
    .getByRole("button", { name: text })
    .or(page.getByRole("option", { name: text }))
    .click();
}

test("invitations are declined, budgets left, and one's own deleted as far as the guards let", async ({
  page,
  request,
}) => {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bohdan")];
  const trip = await share(request, ann, "Trip", bo);
  await share(request, ann, "Office lunch", bo);
  await request.put(`/api/workspace/${trip}/approve`, bo.as);
  await logIn(page, bo.email);

  await test.step("declined, taken back, and declined for good", async () => {
    await page.goto("/expenses");
    const card = page.getByRole("heading", { name: "Ann invites you to Office lunch" });
    await expect(card).toBeVisible();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card).toBeVisible();
    await page.goto("/profile/workspace");
    await page.getByRole("link", { name: /^Office lunch/ }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("You declined “Office lunch”").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /^Office lunch/ })).toHaveCount(0);
    const open = async (): Promise<unknown> =>
      (await request.get("/api/workspace/my/not-verified", bo.as)).json();
    await expect.poll(open, { timeout: 20_000 }).toEqual([]);
  });

  await test.step("left, and it cannot be read any more", async () => {
    await page.getByRole("link", { name: /^Trip/ }).click();
    await page.getByRole("button", { name: "Leave workspace" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(/workspace$/);
    await expect(page.getByRole("link", { name: /^Trip/ })).toHaveCount(0);
    expect((await request.get(`/api/workspace/${trip}`, bo.as)).status()).toBe(404);
  });

  await test.step("the personal one stays, another goes with a press and a question", async () => {
    const own = await share(request, bo, "Savings plan");
    await page.reload();
    await page.getByRole("link", { name: /^Bohdan/ }).click();
    await expect(page.getByRole("button", { name: "Delete workspace" })).toBeDisabled();
    await expect(page.getByText("You can't remove personal workspace")).toBeVisible();
    await page.goto(`/workspace/${own}`);
    await page.getByRole("button", { name: "Delete workspace" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).dblclick();
    await page.waitForURL(/workspace$/);
    await expect(page.getByRole("link", { name: /^Savings plan/ })).toHaveCount(0);
    await page.goto(`/workspace/${own}`);
    await expect(page.getByText("There is no such workspace")).toBeVisible();
  });

  await test.step("without a connection nobody is invited, and the page says so", async () => {
    await page.goto(`/workspace/${bo.workspace}`);
    await expect(page.getByRole("heading", { name: "Edit workspace" })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText("Inviting needs a connection")).toBeVisible();
    await expect(page.getByRole("button", { name: "Find by e-mail" })).toBeDisabled();
    await page.getByLabel("Name", { exact: true }).fill("Mine");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("link", { name: /^Mine/ })).toBeVisible();
    await page.context().setOffline(false);
    await expect
      .poll(
        async () =>
          ((await (await request.get(`/api/workspace/${bo.workspace}`, bo.as)).json()) as { name: string })
            .name,
      )
      .toBe("Mine");
  });
});

test("the pages of shared budgets, in both languages", async ({ page, request }) => {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bohdan")];
  const home = await share(request, ann, "Home", bo);
  await share(request, bo, "Office lunch", ann);
  await request.put(`/api/workspace/${home}/approve`, bo.as);
  await logIn(page, ann.email);

  await page.getByRole("button", { name: /^Workspace Ann/ }).click();
  await expect(page.getByRole("link", { name: /^Office lunch.*Bohdan invites you/ })).toBeVisible();
  await keep(page, "workspace-switcher");
  await page.getByRole("link", { name: /^Office lunch/ }).click();
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
  await keep(page, "invitation");
  await page.goto(`/workspace/${home}`);
  await choose(page, "Currency", "EUR · Euro");
  await expect(page.getByText(/Sums are in EUR from now on/)).toBeVisible();
  await keep(page, "workspace-edit");
  await page.getByRole("button", { name: "Find by e-mail" }).click();
  await page.getByLabel("Name, or the whole e-mail").fill("nobody@example.com");
  await expect(page.getByText(/^Nobody found/)).toBeVisible();
  await keep(page, "workspace-people");

  await request.put("/api/settings/update", { ...ann.as, data: { language: "ua" } });
  await page.goto("/workspace");
  await expect(page.getByRole("link", { name: /^Office lunch.*Bohdan запрошує вас/ })).toBeVisible();
  await keep(page, "workspaces-ua");
  await page.goto("/workspace/new");
  await expect(page.getByText("Лише ви бачите цей простір")).toBeVisible();
  await keep(page, "workspace-new-ua");
});
