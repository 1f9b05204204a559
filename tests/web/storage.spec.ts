/** The browser's storage: it does not answer, or it was cleared. Nobody stands before a silent screen, and nothing is lost. */
import { expect, test, type Page } from "@playwright/test";
import { enterAsGuest, heldByDevice, signUp } from "./people";

const TITLE = "This browser’s storage does not answer";
/** Stores that a page left locked when it went in the middle of a write. */
type Silence = "open" | "stores";

const word = (page: Page) => page.getByText(TITLE).first();
const balance = (page: Page) => page.getByRole("link", { name: /^Balance/ });

/** Have the storage of the pages from here on answer only when `answer` says so. */
async function silence(page: Page, kind: Silence): Promise<void> {
  await page.evaluate((chosen) => {
    sessionStorage.setItem("silence", chosen);
  }, kind);
}

const answer = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.removeItem("silence");
  });

/** Lock all stores of the open page until `answer`. */
const lock = (page: Page) =>
  page.evaluate(async () => {
    sessionStorage.setItem("silence", "stores");
    await (window as unknown as { lock: () => Promise<void> }).lock();
  });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const isSilent = () => sessionStorage.getItem("silence") !== null;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called on the factory.
    const own = IDBFactory.prototype.open;
    /** Resolves when all stores are locked by a transaction that ends no sooner than the silence. */
    const hold = () =>
      new Promise<void>((resolve) => {
        const request = own.call(indexedDB, "budget");
        request.onsuccess = () => {
          const { result } = request;
          const store = result.transaction([...result.objectStoreNames], "readwrite").objectStore("session");
          const again = () => {
            resolve();
            if (isSilent()) store.getKey("").onsuccess = again;
            else result.close();
          };
          store.getKey("").onsuccess = again;
        };
      });
    Object.assign(window, { lock: hold });
    const kind = sessionStorage.getItem("silence");
    if (kind === null) return;
    const ready =
      kind === "stores"
        ? hold()
        : new Promise<void>((resolve) => {
            const timer = setInterval(() => {
              if (isSilent()) return;
              clearInterval(timer);
              resolve();
            }, 50);
          });
    IDBFactory.prototype.open = function open(...given: [string, number?]) {
      const request = own.apply(this, given);
      const add = request.addEventListener.bind(request);
      request.addEventListener = (name: string, listener: EventListener) => {
        add(
          name,
          (event) =>
            void ready.then(() => {
              listener(event);
            }),
        );
      };
      return request;
    };
  });
});

for (const kind of ["open", "stores"] as const) {
  test(`a guest whose storage is silent (${kind}) is told, and goes on when it answers`, async ({ page }) => {
    await enterAsGuest(page);
    await silence(page, kind);
    for (const address of ["/expenses", "/"]) {
      await page.goto(address);
      await expect(word(page)).toBeVisible();
      await expect(page.getByText("Close the app and open it again; nothing is lost.")).toBeVisible();
    }
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(word(page)).toBeHidden();
    await expect(word(page)).toBeVisible();
    await answer(page);
    await expect(balance(page)).toBeVisible();
    await expect(word(page)).toBeHidden();
  });
}

test("who is signed in and whose storage is silent is told, and goes on when it answers", async ({
  page,
}) => {
  await signUp(page, `sil.${Date.now().toString(36)}@example.com`);
  await silence(page, "stores");
  await page.reload();
  await expect(word(page)).toBeVisible();
  await answer(page);
  await expect(balance(page)).toBeVisible();
});

test("somebody new whose storage is silent is told on the first page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
  await silence(page, "open");
  await page.reload();
  await expect(word(page)).toBeVisible();
  await answer(page);
  await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
  await lock(page);
  await page.getByRole("button", { name: "Start without an account" }).click();
  await expect(page.getByRole("alert")).toContainText(TITLE);
  await answer(page);
  await page.getByRole("button", { name: "Start without an account" }).click();
  await page.waitForURL("**/expenses");
});

for (const person of ["guest", "member"] as const) {
  test(`an expense that is not kept is told of, stays typed, and is added once (${person})`, async ({
    page,
  }) => {
    await (person === "guest"
      ? enterAsGuest(page)
      : signUp(page, `sil.${Date.now().toString(36)}@example.com`));
    await page.goto("/add?amount=12&category=Food");
    const add = page.getByRole("button", { name: "Add expense" });
    await expect(add).toBeEnabled();
    await lock(page);
    await add.click();
    await expect(page.getByText(`${TITLE}, so nothing was saved`, { exact: false }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/add/);
    await answer(page);
    await expect(word(page)).toBeHidden();
    await add.click();
    await page.waitForURL("**/expenses");
    await page.goto("/history");
    await expect(page.getByRole("button", { name: /^Food, .\$12/ })).toHaveCount(1);
  });
}

test("a guest whose data the browser cleared while the app was open is in again at the next start", async ({
  page,
}) => {
  await enterAsGuest(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase("budget").onsuccess = resolve;
      }),
  );
  await page.getByRole("button", { name: /^Add/ }).first().click();
  await page.getByRole("button", { name: "8", exact: true }).click();
  await page.getByRole("button", { name: "Add expense" }).click();
  await expect.poll(async () => (await heldByDevice(page)).session).toMatchObject({ kind: "guest" });
  await page.goto("/");
  await page.waitForURL("**/expenses");
  await expect(balance(page)).toContainText("8");
});
