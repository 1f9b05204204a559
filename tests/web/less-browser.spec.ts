/** Browsers that have less than others, or take away what they had: plain http, no database, one that is closed. */
import { expect, test, type Page } from "@playwright/test";
import { addButton, amountSpoken, keypadSheet, openKeypad, typeAmount } from "./hand";
import { balance } from "./guest";
import { signUp, skipOnScreen } from "./people";

const emailOf = (name: string) => `${name}.${Date.now().toString(36)}@example.com`;
const MEMORY = "This browser keeps nothing: your entries are gone when you close this page.";

declare global {
  interface Window {
    databases: IDBDatabase[];
  }
}

/** Remove the APIs that browsers offer over HTTPS alone. */
function takeSecureParts(): void {
  for (const name of ["locks", "clipboard", "serviceWorker", "storage"])
    Reflect.deleteProperty(Navigator.prototype, name);
  Reflect.deleteProperty(Crypto.prototype, "randomUUID");
  Reflect.deleteProperty(Crypto.prototype, "subtle");
  Object.defineProperty(window, "isSecureContext", { value: false });
}

/** Remembers each connection to a database, so that the test can close it as a browser does. */
function watchDatabases(): void {
  const databases: IDBDatabase[] = [];
  Object.assign(window, { databases });
  const prototype = IDBFactory.prototype;
  const open = Reflect.get<IDBFactory, "open">(prototype, "open");
  prototype.open = function (this: IDBFactory, ...given) {
    const request = open.apply(this, given);
    request.addEventListener("success", () => databases.push(request.result));
    return request;
  };
}

const REFUSALS: Record<string, () => void> = {
  "throws at every open": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  },
  "fails every open": () => {
    const open = Reflect.get<IDBFactory, "open">(IDBFactory.prototype, "open");
    IDBFactory.prototype.open = function (this: IDBFactory) {
      // An older version than the one that is there.
      const request = open.call(this, "newer", 2);
      request.onsuccess = () => {
        request.result.close();
      };
      return open.call(this, "newer", 1);
    };
  },
  "has none": () => {
    for (const name of ["indexedDB", "IDBKeyRange", "IDBRequest", "IDBDatabase", "IDBFactory"])
      Reflect.deleteProperty(window, name);
  },
  "closes all storage to the page": () => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["indexedDB", "localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    LockManager.prototype.request = () =>
      Promise.reject(new DOMException("Access to the Locks API is denied.", "SecurityError"));
  },
};

async function bookFood(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Food,/ }).click();
  await typeAmount(page, "5");
  await addButton(page).click();
  await expect(keypadSheet(page)).toHaveCount(0);
}

test("over plain http a signed-in budget opens, takes an expense, and says what HTTPS would add", async ({
  page,
}) => {
  await page.addInitScript(takeSecureParts);
  await signUp(page, emailOf("plain"));
  await page.goto("/expenses");
  await bookFood(page);
  await page.reload();
  await expect(balance(page)).toContainText("5.00");
  await page.goto("/settings");
  await expect(page.getByText("This address has no HTTPS")).toBeVisible();
});

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`a browser that ${name} shows the budget for this visit, and says that it keeps nothing`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await page.goto("/");
    await page.getByRole("button", { name: "Start without an account" }).click();
    await skipOnScreen(page);
    await expect(page.getByText(MEMORY)).toBeVisible();
    await bookFood(page);
    await expect(balance(page)).toContainText("5.00");
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
  });
}

test("a database that the browser closed is opened again, and the expense is kept", async ({ page }) => {
  await page.addInitScript(watchDatabases);
  await openKeypad(page, "5");
  await page.evaluate(() => {
    for (const database of window.databases) database.close();
  });
  await addButton(page).click();
  await expect(balance(page)).toContainText("5.00");
  await page.reload();
  await expect(balance(page)).toContainText("5.00");
});

test("where it cannot be opened again, that is told, and what was typed stays", async ({ page }) => {
  await page.addInitScript(watchDatabases);
  await openKeypad(page, "5");
  await page.evaluate(() => {
    for (const database of window.databases) database.close();
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  await addButton(page).click();
  await expect(page.getByText(/^The browser closed this app’s storage\. Nothing was saved\./)).toBeVisible();
  await expect(amountSpoken(page, "5.00 US dollars")).toBeAttached();
});
