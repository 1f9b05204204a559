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
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Introduction" })).toHaveCount(0);
  await expect.poll(() => page.evaluate(isIntroductionOver)).toBe(true);
}

/** What the page's own database says of a guest's settings. */
async function isIntroductionOver(): Promise<boolean> {
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
  const database = await answered(indexedDB.open("budget"));
  const key = ["guest", "", "settings", "settings"];
  const settings: unknown = await answered(database.transaction("rows").objectStore("rows").get(key));
  database.close();
  return (settings as { showOnboarding?: boolean } | undefined)?.showOnboarding === true;
}

/** A new person past the introduction. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/sign-up");
  await page.getByLabel("Name").fill("Maryna Tkachenko");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("heading", { name: "Introduction" })).toHaveCount(0);
}
