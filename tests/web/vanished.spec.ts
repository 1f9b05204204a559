/** What somebody typed does not vanish: not in the moment of typing, and not unsaid when what it is about is deleted elsewhere. */
import { expect, test, type Page } from "@playwright/test";
import { openDetail } from "./hand";
import { openShared } from "./household";
import { enterAsGuest, signUp } from "./people";

const GONE = "What you were editing is not here any more. Nothing you entered was saved.";

const note = (page: Page) => page.getByRole("textbox", { name: "Note" });
const question = (page: Page) => page.getByRole("alertdialog");

test("back pressed in the moment in which a note is typed asks before it is lost", async ({ page }) => {
  await enterAsGuest(page);
  await page.goto("/add?amount=12&category=Food");
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
  await page.getByRole("button", { name: /^Food, .\$12/ }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await openDetail(page, "Note");
  await note(page).focus();
  await page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    field.setRangeText("lunch");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    window.history.back();
  });
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await expect(note(page)).toHaveValue("lunch");
});

test("a list that a partner deletes while its name is typed says so, once", async ({ page, request }) => {
  const { ann, bo } = await openShared(page, request);
  const data = { name: "Market", listItems: [{ label: "Milk" }] };
  const made = await request.post(`/api/list/${ann.workspace}/create`, { ...bo.as, data });
  const { id } = (await made.json()) as { id: string };
  await page.getByRole("link", { name: "Budget" }).click();
  await page.getByRole("tab", { name: "Lists" }).click();
  await page.getByRole("link", { name: /^Market/ }).click();
  await page.getByRole("button", { name: "Edit list" }).click();
  await page.getByLabel("Name").fill("Sunday market");
  await request.delete(`/api/list/${id}`, bo.as);
  await expect(page.getByText(GONE)).toHaveCount(1);
  await expect(page.getByRole("dialog", { name: "Edit list" })).toHaveCount(0);
});

test("a workspace's name that is typed is asked about on every way back", async ({ page }) => {
  await signUp(page, `maryna.${Date.now().toString(36)}@example.com`);
  await page.goto("/workspace");
  await page.getByRole("button", { name: "New workspace" }).click();
  await page.getByLabel("Name").fill("Trip");
  await page.getByRole("button", { name: "Back" }).click();
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await page.goBack();
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Trip");
  await page.goBack();
  await question(page).getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/workspace$/);
});

test("a workspace that is deleted on another device while its name is typed says so", async ({
  page,
  request,
}) => {
  const { ann } = await openShared(page, request);
  const data = { name: "Trip", currencyCode: "EUR" };
  const made = await request.post("/api/workspace/create", { ...ann.as, data });
  const { id } = (await made.json()) as { id: string };
  await page.goto("/workspace");
  await page.getByRole("link", { name: /^Trip/ }).click();
  await page.getByLabel("Name").fill("Trip to the sea");
  await request.delete(`/api/workspace/${id}`, ann.as);
  await expect(page.getByText(GONE)).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "There is no such workspace" })).toBeVisible();
});
