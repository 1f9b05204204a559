/** A budget shared by a link: made, opened by a stranger, who signs up and is in it; and one that was revoked. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { logIn, makePerson, PASSWORD, type Person } from "./household";
import { keep } from "./keep";
import { enterAsGuest } from "./people";
import { faultsAt, LAPTOP, PHONES } from "./reach";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const balance = (page: Page) => page.getByRole("link", { name: /^Balance/ });

async function enter(page: Page, person: Person): Promise<void> {
  const listening = page.waitForEvent("websocket").then((socket) =>
    socket.waitForEvent("framereceived", {
      predicate: ({ payload }) => String(payload).includes(`"room":"${person.workspace}"`),
    }),
  );
  await page.goto("/login");
  await logIn(page, person.email);
  await listening;
}

/** Make a link in four taps from the expenses, and return its address. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Workspace / }).click();
  await page.getByRole("button", { name: "Invite by link" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code of the invitation" })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A browser that nobody was in. */
async function stranger(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  return context.newPage();
}

test("a stranger joins by a link in two taps beside typing, and sees what its maker sees", async ({
  page,
  browser,
  request,
  isMobile,
}) => {
  const ann = await makePerson(request, "Ann");
  await enter(page, ann);
  await page.goto("/add?amount=12.34&category=Food");
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
  await expect(balance(page)).toContainText("12.34");
  const seen = (await balance(page).textContent()) ?? "";
  const address = await makeLink(page);
  await keep(page, "link");
  const usual = page.viewportSize() ?? LAPTOP;
  expect(address).toMatch(/\/join\/[\w-]{22,}$/);

  const theirs = await stranger(browser, page);
  await theirs.goto(address);
  await expect(theirs.getByRole("heading", { name: "Ann invites you to" })).toBeVisible();
  await expect(theirs).toHaveTitle("You are invited to a budget · Budget");
  await keep(theirs, "join");
  expect(await faultsAt(theirs, isMobile ? PHONES : [LAPTOP])).toEqual([]);
  await theirs.setViewportSize(usual);
  await theirs.getByRole("button", { name: "Sign up and join" }).click();
  await theirs.getByLabel("Name").fill("Taras");
  await theirs.getByLabel("E-mail").fill(`taras.${Date.now().toString(36)}@example.com`);
  await theirs.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await theirs.getByRole("button", { name: "Sign up" }).click();
  await theirs.waitForURL("**/expenses");
  await expect(balance(theirs)).toHaveText(seen);
  await expect(theirs.getByRole("button", { name: /^Workspace .*2 people/ })).toBeVisible();

  await expect(page.getByText("Taras joined").first()).toBeVisible();

  await test.step("the link is used up: who joined by it is in at once, others are told", async () => {
    await theirs.goto(address);
    await theirs.waitForURL("**/expenses");
    const late = await stranger(browser, page);
    await late.goto(address);
    await expect(late.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await keep(late, "gone");
  });
});

test("a link that was revoked lets nobody in, until that is taken back; then who has an account joins", async ({
  page,
  browser,
  request,
}) => {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bo")];
  await enter(page, ann);
  const address = await makeLink(page);
  await page.getByRole("button", { name: /^Revoke the link until/ }).click();
  await expect(page.getByText("The link is revoked").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Revoke the link until/ })).toHaveCount(0);

  const theirs = await stranger(browser, page);
  await theirs.goto(address);
  await expect(theirs.getByText("Ask for a new one.")).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Revoke the link until/ })).toBeVisible();
  await theirs.reload();
  await theirs.getByRole("button", { name: "I have an account" }).click();
  await logIn(theirs, bo.email);
  await expect(theirs.getByRole("button", { name: /^Workspace .*2 people/ })).toBeVisible();
});

test("a guest who signs up by a link is in that workspace, and what was on the device is in the account", async ({
  page,
  browser,
  request,
}) => {
  const ann = await makePerson(request, "Ann");
  await enter(page, ann);
  const address = await makeLink(page);
  const theirs = await stranger(browser, page);
  await enterAsGuest(theirs);
  await theirs.goto("/add?amount=5&category=Food");
  await theirs.getByRole("button", { name: "Add expense" }).click();
  await theirs.waitForURL("**/expenses");
  await theirs.goto(address);
  await theirs.getByRole("button", { name: "Sign up and join" }).click();
  await theirs.getByLabel("Name").fill("Olha");
  await theirs.getByLabel("E-mail").fill(`olha.${Date.now().toString(36)}@example.com`);
  await theirs.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await theirs.getByRole("button", { name: "Sign up and keep my data" }).click();
  await theirs.waitForURL("**/expenses");
  await expect(theirs.getByText("Everything from this device is in your account").first()).toBeVisible();
  await expect(theirs.getByRole("button", { name: /^Workspace .*2 people/ })).toBeVisible();
});
