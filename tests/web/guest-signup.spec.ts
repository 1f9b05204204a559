/** A guest gets an account and keeps everything, whatever the connection does in between. */
import { expect, test, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { amount, balance, makeList, plan, spend, startOffline } from "./guest";
import { keep } from "./keep";
import { resetCode } from "./mail";
import { enterAsGuest, expectOnDevice } from "./people";
import { expectReachable } from "./reach";

const PASSWORD = "correct horse battery";

function newEmail(): string {
  return `guest.${String(Date.now())}.${String(Math.random()).slice(2)}@example.com`;
}

/** Work as a guest without a connection: an account, two expenses, a plan and a list. */
async function liveAsGuest(page: Page): Promise<void> {
  await page.goto("/accounts");
  await page.getByRole("button", { name: "Add account" }).click();
  await page.getByLabel("Name").fill("Piggy bank");
  await page.getByRole("textbox", { name: "Balance" }).fill("250");
  await page.getByRole("dialog").getByRole("button", { name: "Add account" }).click();
  await expectOnDevice(page, "Piggy bank");
  await spend(page, "12.50", "Food", "lunch");
  await spend(page, "40", "Transport");
  await plan(page, "Food", "300");
  await makeList(page, "Market", "Milk");
}

async function openSignUp(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("2 entries, 3 accounts, 1 list move to your new account")).toBeVisible();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name").fill("Maryna");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
}

/** Expect the same figures as before, on every screen. */
async function expectEverything(page: Page): Promise<void> {
  await page.goto("/expenses");
  await expect(page.getByRole("button", { name: /^Food.*\$287\.50 left of \$300\.00/ })).toBeVisible();
  await expect(balance(page)).toContainText(amount("$197.50"));
  await page.goto("/accounts");
  await expect(page.getByText("Piggy bank", { exact: true })).toBeVisible();
  await page.goto("/history");
  await expect(page.getByText("lunch")).toBeVisible();
  await page.goto("/planning/lists");
  await expect(page.getByRole("link", { name: /^Market/ })).toBeVisible();
}

/** A toast of just these words; it may be told once more by a page that was opened anew. */
function told(page: Page, words: string): Locator {
  return page.getByText(words, { exact: true }).first();
}

/** Return the number of a guest's rows on this device. */
function guestRows(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("budget");
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction("rows").objectStore("rows").getAllKeys();
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    database.close();
    return keys.filter((key) => Array.isArray(key) && key[0] === "guest").length;
  });
}

/** Create an account that exists before the guest signs up. */
async function makeAccount(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const answer = await request.post("/api/user/signup", {
    data: { name: "Taras", email, password: PASSWORD },
  });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  await request.put("/api/settings/update", { headers, data: { showOnboarding: true } });
  return email;
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("button", { name: "I have an account" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Data on this device" })).toBeVisible();
}

test.describe("a guest with everything", () => {
  test.beforeEach(async ({ page, context }) => {
    test.slow();
    await startOffline(page, context);
    await liveAsGuest(page);
  });

  test("a guest who signs up sees the same numbers, and nothing is left on the device", async ({
    page,
    context,
  }) => {
    await context.setOffline(false);
    await openSignUp(page);
    await keep(page, "guest-sign-up");
    await fillIn(page, newEmail());
    await page.getByRole("button", { name: "Sign up and keep my data" }).click();
    await expect(told(page, "Everything from this device is in your account")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Maryna" })).toBeVisible();
    await expect.poll(() => guestRows(page)).toBe(0);
    await expectEverything(page);
  });

  test("a sign-up whose answer got lost is repeated, and makes no second account", async ({
    page,
    context,
  }) => {
    await context.setOffline(false);
    const sent: string[] = [];
    await page.route("**/api/user/signup-guest", async (route) => {
      sent.push((route.request().postDataJSON() as { id: string }).id);
      await route.fetch();
      await route.abort("connectionreset");
    });
    await openSignUp(page);
    await fillIn(page, newEmail());
    await page.getByRole("button", { name: "Sign up and keep my data" }).click();
    await expect(page.getByRole("alert")).toContainText("Can’t reach the server");
    expect(await guestRows(page)).toBeGreaterThan(0);

    await page.unroute("**/api/user/signup-guest");
    page.on("request", (request) => {
      if (request.url().endsWith("/signup-guest")) sent.push((request.postDataJSON() as { id: string }).id);
    });
    await page.getByRole("button", { name: "Sign up and keep my data" }).click();
    await expect(told(page, "Everything from this device is in your account")).toBeVisible();
    expect(new Set(sent).size).toBe(1);
    expect(sent).toHaveLength(2);
    await expectEverything(page);
  });

  test("a connection lost right after signing up keeps the data here until the server was seen to have it", async ({
    page,
    context,
  }) => {
    await context.setOffline(false);
    await page.route("**/api/history/*/list-new*", (route) => route.abort("connectionreset"));
    await openSignUp(page);
    await fillIn(page, newEmail());
    await page.getByRole("button", { name: "Sign up and keep my data" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await guestRows(page)).toBeGreaterThan(0);

    await page.unroute("**/api/history/*/list-new*");
    await page.reload();
    await expect(told(page, "Everything from this device is in your account")).toBeVisible();
    await expect.poll(() => guestRows(page)).toBe(0);
    await expectEverything(page);
  });

  test("a sign-up that is refused changes nothing, and says so at its field", async ({
    page,
    context,
    request,
  }) => {
    const taken = await makeAccount(request);
    await context.setOffline(false);
    await openSignUp(page);
    await fillIn(page, taken);
    await page.getByRole("button", { name: "Sign up and keep my data" }).click();
    await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Back" }).click();
    await expectEverything(page);
  });

  test("who has an account brings the data as a workspace of its own", async ({ page, context, request }) => {
    const email = await makeAccount(request);
    await context.setOffline(false);
    await logIn(page, email);
    await keep(page, "guest-data");
    await expectReachable(page);
    await page.getByRole("button", { name: "Add it as a new workspace" }).click();
    await expect(told(page, "Added as a new workspace")).toBeVisible();
    await expect.poll(() => guestRows(page)).toBe(0);
    await page.goto("/expenses");
    await expect(page.getByRole("button", { name: /^Workspace From this device/ })).toBeVisible();
    await expectEverything(page);
  });

  test("who has an account can leave the data on the device, and finds it there after signing out", async ({
    page,
    context,
    request,
  }) => {
    const email = await makeAccount(request);
    await context.setOffline(false);
    await logIn(page, email);
    await page.getByRole("button", { name: "Keep it on this device" }).click();
    await expect(
      balance(page)
        .or(page.getByRole("heading", { name: "Taras" }))
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Data on this device" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(/\/$/);
    await page.getByRole("button", { name: "Start without an account" }).click();
    await page.waitForURL("**/expenses");
    await page.goto("/profile");
    await expect(page.getByRole("heading", { name: "You are a guest" })).toBeVisible();
    await expectEverything(page);
  });

  test("who has an account can delete the data, after being asked", async ({ page, context, request }) => {
    const email = await makeAccount(request);
    await context.setOffline(false);
    await logIn(page, email);
    await page.getByRole("button", { name: "Delete it" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    expect(await guestRows(page)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Delete it" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(told(page, "Deleted from this device")).toBeVisible();
    await expect.poll(() => guestRows(page)).toBe(0);
    await page.goto("/planning/lists");
    await expect(page.getByText("No lists yet")).toBeVisible();
  });

  test("who forgot the password gets a new one without leaving the dialog", async ({
    page,
    context,
    request,
  }) => {
    const email = await makeAccount(request);
    await context.setOffline(false);
    await page.goto("/profile");
    await page.getByRole("button", { name: "I have an account" }).click();
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Send the code" }).click();
    await expect(page.getByText(`Enter the code that was sent to ${email}.`)).toBeVisible();
    await page.getByRole("textbox", { name: "Code" }).fill("AAAAAAAA");
    await page.getByRole("textbox", { name: "New password", exact: true }).fill("a quite new password");
    await page.getByLabel("Repeat the new password").fill("another one");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Passwords must match")).toBeVisible();
    await page.getByLabel("Repeat the new password").fill("a quite new password");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Code is not correct, please try again")).toBeVisible();
    await keep(page, "guest-reset-password");
    await page.getByRole("textbox", { name: "Code" }).fill(await resetCode(email));
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("a quite new password");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("heading", { name: "Data on this device" })).toBeVisible();
  });
});

/** Put entries of one unit each on the device of a guest who has booked one, as years of use do. */
async function addEntries(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("budget");
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const transaction = database.transaction("rows", "readwrite");
    const rows = transaction.objectStore("rows");
    const all = (area: string) =>
      new Promise<Record<string, unknown>[]>((resolve) => {
        const range = IDBKeyRange.bound(
          ["guest", "guestWorkspace", area],
          ["guest", "guestWorkspace", area, []],
        );
        const request = rows.getAll(range);
        request.onsuccess = () => {
          resolve(request.result as Record<string, unknown>[]);
        };
      });
    const [[first], accounts] = await Promise.all([all("history"), all("accounts")]);
    if (first === undefined) throw new Error("There is no entry");
    const uuid7 = (number: number) => {
      const time = (Date.now() - 10_000_000 + number).toString(16).padStart(12, "0");
      return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${number.toString(16).padStart(12, "0")}`;
    };
    for (let number = 0; number < wanted; number += 1) {
      const id = `his-${uuid7(number)}`;
      rows.put({ ...first, id }, ["guest", "guestWorkspace", "history", id]);
    }
    const account = accounts.find(({ id }) => id === first["accountId"]);
    const budget = (Number(account?.["budget"]) - wanted).toFixed(2);
    rows.put({ ...account, budget }, ["guest", "guestWorkspace", "accounts", String(account?.["id"])]);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, count);
}

test("a guest with 20 500 entries takes all of them along, through a lost answer and a restart", async ({
  page,
}) => {
  test.slow();
  await enterAsGuest(page);
  await spend(page, "1", "Food");
  await addEntries(page, 20_500);
  await page.goto("/expenses");
  await expect(balance(page)).toContainText(amount("-$20 501"));
  const part = "**/import-guest-part";
  let sent = 0;
  await page.route(part, async (route) => {
    sent += 1;
    if (sent === 6) {
      await route.fetch();
      await route.abort("connectionreset");
    } else await route.continue();
  });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText(/^20\s?501 entries, 2 accounts move to your new account/)).toBeVisible();
  await fillIn(page, newEmail());
  await page.getByRole("button", { name: "Sign up and keep my data" }).click();
  await expect(page.getByRole("alert")).toContainText("Can’t reach the server");
  await expect(page.getByText(/^\d{4} of 20501 entries are in your account/)).toBeVisible();
  await keep(page, "guest-move");
  expect(await guestRows(page)).toBeGreaterThan(20_000);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => sent).toBeGreaterThan(15);
  await page.goto("/expenses");
  await expect(told(page, "Everything from this device is in your account")).toBeVisible();
  await expect.poll(() => guestRows(page)).toBe(0);
  await expect(balance(page)).toContainText(amount("-$20 501"));
  await page.reload();
  await expect(balance(page)).toContainText(amount("-$20 501"));
  expect(sent).toBeLessThan(60); // each once, the one whose answer was lost and the one that the restart met twice
});
