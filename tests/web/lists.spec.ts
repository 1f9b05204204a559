/** Lists: written down, ticked off, pinned, deleted and brought back, with and without a connection. */
import { expect, test, type Page } from "@playwright/test";
import { startOffline } from "./guest";
import { keep } from "./keep";
import { enterAsGuest, signUp } from "./people";

async function addList(page: Page, name: string, category: string | null, items: string[]): Promise<void> {
  await page.goto("/planning/lists");
  await page.getByRole("button", { name: "New list" }).click();
  await page.getByLabel("Name").fill(name);
  if (category !== null) {
    await page.getByRole("button", { name: "Category: Uncategorised" }).click();
    await page
      .getByRole("dialog", { name: "Category" })
      .getByRole("button", { name: new RegExp(`^${category}`) })
      .click();
    await expect(page.getByRole("button", { name: `Category: ${category}` })).toBeVisible();
  }
  for (const item of items) {
    await page.getByLabel("New item").fill(item);
    await page.getByLabel("New item").press("Enter");
  }
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
}

/** Back on phones; on wide windows the open list is closed beside the others. */
const toAllLists = (page: Page) =>
  page
    .getByRole("button", { name: /^(Back|Close)$/ })
    .first()
    .click();

const names = (page: Page) =>
  page.getByRole("link").filter({ has: page.getByRole("img", { name: / of \d/ }) });

test("a guest without a connection writes a list, ticks it off, and finds it after a restart", async ({
  page,
  context,
}) => {
  await startOffline(page, context);
  await page.goto("/accounts");
  await page.getByRole("tab", { name: "Lists" }).click();
  await expect(page.getByText("No lists yet")).toBeVisible();
  await keep(page, "lists-empty");
  await addList(page, "Saturday market", "Food", ["Tomatoes, 2 kg", "Sourdough bread", "Eggs"]);
  await page.getByRole("link", { name: /^Saturday market, Food, 0 of 3/ }).click();
  await page.getByRole("checkbox", { name: "Eggs" }).check();
  await expect(page.getByText("1 of 3 done · saved")).toBeVisible();
  await keep(page, "list");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Eggs" })).toBeChecked();
  await toAllLists(page);
  await expect(page.getByRole("link", { name: /^Saturday market, Food, 1 of 3/ })).toBeVisible();
});

test("a list needs a name and an item, and says so", async ({ page }) => {
  await enterAsGuest(page);
  await page.goto("/planning/lists");
  await page.getByRole("button", { name: "New list" }).click();
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByText("Field is required")).toBeVisible();
  await expect(page.getByText("Add at least one item")).toBeVisible();
  await page.getByLabel("Name").fill("Market");
  await page.getByLabel("New item").fill("Milk");
  await page.getByRole("button", { name: "Add item" }).click();
  await expect(page.getByText("Add at least one item")).toHaveCount(0);
  await keep(page, "list-form");
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("link", { name: /^Market, Uncategorised/ })).toBeVisible();
});

test("pinned lists stand first, among the others the last changed one", async ({ page }) => {
  await enterAsGuest(page);
  for (const name of ["One", "Two", "Three"]) await addList(page, name, null, ["Milk", "Bread"]);
  await expect(names(page)).toContainText(["Three", "Two", "One"]);
  await page.getByRole("link", { name: /^One/ }).click();
  await page.getByRole("button", { name: "More for One" }).last().click();
  await page.getByRole("button", { name: "Pin", exact: true }).click();
  await expect(page.getByText("Pinned above the other lists")).toBeVisible();
  await toAllLists(page);
  await expect(page.getByRole("heading", { name: "Pinned" })).toBeVisible();
  await expect(names(page)).toContainText(["One", "Three", "Two"]);
  await keep(page, "lists");
  await page.getByRole("link", { name: /^Two/ }).click();
  await page.getByRole("checkbox", { name: "Milk" }).check();
  await toAllLists(page);
  await expect(names(page)).toContainText(["One", "Two", "Three"]);
});

async function deleteItem(page: Page, label: string) {
  await page.getByRole("button", { name: `Options for ${label}` }).click();
  await page.getByRole("dialog", { name: label }).getByRole("button", { name: "Delete" }).click();
}

test("an item is swiped away by a finger, a short swipe leaves it, and neither ticks it", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a mouse does not swipe");
  await enterAsGuest(page);
  await addList(page, "Market", null, ["Milk", "Bread"]);
  await page.getByRole("link", { name: /^Market/ }).click();
  await swipe(page, "Milk", 60);
  await expect(page.getByRole("checkbox", { name: "Milk" })).not.toBeChecked();
  await swipe(page, "Milk", 240);
  await expect(page.getByText("Milk deleted")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Milk" })).toHaveCount(0);
  await page.getByRole("dialog", { name: "Milk deleted" }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("checkbox", { name: "Milk" })).not.toBeChecked();
});

/** Draws a finger over an item to the left, by so many px. */
async function swipe(page: Page, label: string, distance: number) {
  const item = page.getByText(label, { exact: true });
  await expect(item).toBeVisible();
  const box = await item.boundingBox();
  if (box === null) throw new Error(`${label} is not shown`);
  const [x, y] = [300, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch("touchStart", x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", x - distance * part);
  await touch("touchEnd");
}

test("an item that was deleted comes back, and the last one stays", async ({ page }) => {
  await enterAsGuest(page);
  await addList(page, "Market", null, ["Milk", "Bread"]);
  await page.getByRole("link", { name: /^Market/ }).click();
  await deleteItem(page, "Milk");
  await expect(page.getByRole("checkbox", { name: "Milk" })).toHaveCount(0);
  await deleteItem(page, "Bread");
  await expect(page.getByText("A list keeps at least one item")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  await expect(page.getByText("0 of 2 done · saved")).toBeVisible();
  await page.getByLabel("New item").fill("Oat milk");
  await page.getByLabel("New item").press("Enter");
  await expect(page.getByRole("checkbox", { name: "Oat milk" })).toBeVisible();
});

test("a list is renamed and deleted, and comes back with its items", async ({ page }) => {
  await enterAsGuest(page);
  await addList(page, "Market", "Food", ["Milk", "Bread"]);
  await page.getByRole("link", { name: /^Market/ }).click();
  await page.getByRole("checkbox", { name: "Milk" }).check();
  await page.getByRole("button", { name: "Edit list" }).click();
  await page.getByLabel("Name").fill("Sunday market");
  await page.getByLabel("Item 2").fill("Rye bread");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Sunday market", exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Milk" })).toBeChecked();
  await page.getByRole("button", { name: "Edit list" }).click();
  await page.getByRole("button", { name: "Delete list" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Sunday market?" });
  await expect(question).toContainText("1 item on it is still to do.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No lists yet")).toBeVisible();
  await page
    .getByRole("dialog", { name: "Sunday market deleted" })
    .getByRole("button", { name: "Undo" })
    .click();
  await page.getByRole("link", { name: /^Sunday market, Food, 1 of 2/ }).click();
  await expect(page.getByRole("checkbox", { name: "Rye bread" })).toBeVisible();
});

test("a list is held, shared as text by each way, and deleted, by finger, mouse and keys", async ({
  page,
  context,
}, { project }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = data?.text ?? "";
      return Promise.resolve();
    };
  });
  if (project.name === "phone") await enterAsGuest(page);
  else await signUp(page, `sharing.${String(Date.now())}@example.com`);
  await addList(page, "Saturday market", "Food", ["Tomatoes, 2 kg", "Sourdough bread", "Eggs"]);
  await addList(page, "Winter tyres", null, ["Ask Taras for the garage"]);
  const card = page.getByRole("link", { name: /^Saturday market/ });
  await card.click({ button: "right" });
  await expect(page.getByRole("dialog", { name: "Saturday market" })).toBeVisible();
  await page.keyboard.press("Escape");
  await card.hover();
  await page.mouse.down();
  const menu = page.getByRole("dialog", { name: "Saturday market" });
  await expect(menu).toBeVisible();
  await page.mouse.up();
  await expect(menu).toBeVisible();
  await keep(page, "list-actions");
  await menu.getByRole("button", { name: "Share" }).click();
  const share = page.getByRole("dialog", { name: "Share Saturday market" });
  const text = "Saturday market\n☐ Tomatoes, 2 kg\n☐ Sourdough bread\n☐ Eggs";
  await share.getByRole("button", { name: "Copy" }).click();
  await expect(share.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await share.getByRole("button", { name: "More" }).click();
  await expect(page).toHaveTitle(text.replaceAll("\n", " "));
  const ways = share.getByRole("link");
  await expect(ways).toHaveText(["Telegram", "WhatsApp", "Viber"]);
  await expect(ways.nth(1)).toHaveAttribute("href", `https://wa.me/?text=${encodeURIComponent(text)}`);
  await keep(page, "list-share");
  await page.goBack();
  await expect(share).toHaveCount(0);
  await page.getByRole("button", { name: "More for Winter tyres" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Winter tyres" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Winter tyres deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/planning\/lists$/);
  await expect(page.getByRole("link", { name: /^Winter tyres/ })).toHaveCount(0);
});

test("a signed-in person changes lists offline; the server has them when the connection is back", async ({
  page,
  context,
}, { project }) => {
  await signUp(page, `lists.${project.name}.${String(Date.now())}@example.com`);
  await page.waitForURL("**/expenses");
  await addList(page, "Market", "Food", ["Milk", "Bread"]);
  await context.setOffline(true);
  await page.getByRole("link", { name: /^Market/ }).click();
  await page.getByRole("checkbox", { name: "Milk" }).click();
  await expect(page.getByRole("checkbox", { name: "Milk" })).toBeChecked();
  await expect(page.getByText("1 change waits")).toBeVisible();
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().includes("/api/list/"),
  );
  await context.setOffline(false);
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Milk" })).toBeChecked();
  await page.goto("/planning/lists/0198f3a2-0000-7000-8000-00000000000f");
  await expect(page.getByRole("heading", { name: "This list is gone" })).toBeVisible();
});
