/** People of one budget, made through the API. */
import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { confirmAddress } from "./mail";
import { installed } from "./people";

export const PASSWORD = "correct horse battery";

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly as: { readonly headers: { readonly authorization: string } };
  /** Personal workspace. */
  readonly workspace: string;
}

export async function makePerson(request: APIRequestContext, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}.${Date.now().toString(36)}@example.com`;
  const answer = await request.post("/api/user/signup", { data: { name, email, password: PASSWORD } });
  const { id, settings } = (await answer.json()) as { id: string; settings: { workspace: string } };
  const as = { headers: { authorization: answer.headers()["authorization"] ?? "" } };
  await request.put("/api/settings/update", { ...as, data: { showOnboarding: true } });
  return { id, email, as, workspace: settings.workspace };
}

/** Share a workspace; the invited person approves at once. */
export async function share(request: APIRequestContext, owner: Person, other: Person): Promise<void> {
  await request.put("/api/user/user-update", { ...other.as, data: { canAddToWorkspace: true } });
  await confirmAddress(request, owner.as.headers, owner.email);
  await request.put(`/api/workspace/${owner.workspace}`, { ...owner.as, data: { participants: [other.id] } });
  await request.put(`/api/workspace/${owner.workspace}/approve`, other.as);
}

export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/expenses");
}

/** Ann's browser, which hears of every change in the budget that she shares with Bo. */
export async function openShared(
  page: Page,
  request: APIRequestContext,
): Promise<{ ann: Person; bo: Person }> {
  const ann = await makePerson(request, "Ann");
  const bo = await makePerson(request, "Bo");
  await share(request, ann, bo);
  const joined = page.waitForEvent("websocket").then((socket) =>
    socket.waitForEvent("framereceived", {
      predicate: ({ payload }) => String(payload).includes(`"room":"${ann.workspace}"`),
    }),
  );
  await page.goto("/login");
  await logIn(page, ann.email);
  await joined;
  return { ann, bo };
}

/** An expense of 12.34 with the note "from Bo", made by Bo in Ann's budget; its id. */
export async function addFromBo(
  request: APIRequestContext,
  { ann, bo }: { ann: Person; bo: Person },
): Promise<string> {
  const read = async (path: string) =>
    (await (await request.get(`/api/${path}`, bo.as)).json()) as [{ id: string }];
  const [account] = await read(`account/my/${ann.workspace}/new`);
  const [category] = await read(`category/${ann.workspace}/list`);
  const data = { value: "12.34", accountId: account.id, categoryId: category.id, note: "from Bo" };
  const made = await request.post(`/api/history/${ann.workspace}/add-expenses`, { ...bo.as, data });
  return ((await made.json()) as { id: string }).id;
}

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** A phone on which a person is in, and which opens the app without a connection too. */
export async function phone(browser: Browser, { email }: Person): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto("/login");
  await logIn(page, email);
  await installed(page);
  // The budget is on the device too: the phone may lose its connection from here on.
  await expect(page.getByRole("link", { name: /^Balance/ })).toBeVisible();
  return { page, context };
}
