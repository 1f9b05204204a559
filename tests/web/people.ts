/** The ways into the app. */
import { expect, type Page } from "@playwright/test";

/** A guest past the introduction. */
export async function enterAsGuest(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Start without an account" }).click();
  await skipIntroduction(page);
}

/** A guest skips the introduction, and this device has kept it: leaving the page brings it back no more. */
export async function skipIntroduction(page: Page): Promise<void> {
  await skipOnScreen(page);
  await expectGuestSettings(page, { showOnboarding: true });
}

/** Skip the questions on the screen, without a check of the stored answer. */
export async function skipOnScreen(page: Page): Promise<void> {
  await skip(page);
}

/** Past the introduction, then past the question for a currency. */
async function skip(page: Page): Promise<void> {
  const question = page.getByRole("heading", { name: "Which currency do you budget in?" });
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** A guest sees a change before it is kept: waits until these settings are, so that a reload finds them. */
export async function expectGuestSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
  const kept = async () => {
    const { rows } = await heldByDevice(page);
    return rows.find(({ owner, kind }) => owner === "guest" && kind === "settings")?.row;
  };
  await expect.poll(kept).toMatchObject(settings);
}

/** Return ids of what a guest begins with, for the placeholders of addresses. */
export async function idsOfGuest(page: Page): Promise<Record<string, string>> {
  const { rows } = await heldByDevice(page);
  const category = rows.find(({ owner, kind }) => owner === "guest" && kind === "categories");
  return { categoryId: (category?.row as { id: string }).id };
}

/** Expect anything with this text on the device, whoever made it. */
export async function expectOnDevice(page: Page, text: string): Promise<void> {
  const kept = async () => JSON.stringify(await heldByDevice(page));
  await expect.poll(kept).toContain(text);
}

interface KeptRow {
  readonly owner: unknown;
  readonly kind: unknown;
  readonly row: unknown;
}

export interface Held {
  readonly session: unknown;
  readonly rows: readonly KeptRow[];
  /** Number of notes. */
  readonly notes: number;
  /** Changes that wait. */
  readonly waiting: readonly unknown[];
}

/** Return everything in the page's own database, of all owners. */
export function heldByDevice(page: Page): Promise<Held> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(new Error("The page's database does not answer", { cause: request.error }));
        };
      });
    const database = await answered(indexedDB.open("budget"));
    const stores = database.transaction(["session", "rows", "notes", "outbox"]);
    const [session, keys, kept, notes, waiting] = await Promise.all([
      answered(stores.objectStore("session").get("session") as IDBRequest<unknown>),
      answered(stores.objectStore("rows").getAllKeys()),
      answered(stores.objectStore("rows").getAll() as IDBRequest<unknown[]>),
      answered(stores.objectStore("notes").count()),
      answered(stores.objectStore("outbox").getAll() as IDBRequest<unknown[]>),
    ]);
    database.close();
    const rows = keys.map((key, at) => {
      const [owner, , kind] = key as unknown[];
      return { owner, kind, row: kept[at] };
    });
    return { session, rows, notes, waiting };
  });
}

/** The app is on the device and serves this page: it opens without a connection too. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await expect(page.getByRole("main")).toBeVisible();
}

/** A new person past the introduction. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/sign-up");
  await page.getByLabel("Name").fill("Maryna Tkachenko");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Sign up" }).click();
  await skip(page);
}
