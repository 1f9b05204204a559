/** Typed text is not lost: not by the next tap, a reload for a new version, or a workspace that closed meanwhile. */
import { expect, test, type Page } from "@playwright/test";
import { keypadSheet, openDetail, openKeypad, typeAmount, wordsField } from "./hand";
import { confirmAddress } from "./mail";
import { enterAsGuest, installed, signUp } from "./people";

async function bookLunch(page: Page): Promise<void> {
  await page.goto("/add?amount=12&category=Food");
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
  await page.getByRole("button", { name: /^Food, .\$12/ }).click();
}

test("an amount typed on the page of an expense is asked about on the way back", async ({ page }) => {
  await enterAsGuest(page);
  await bookLunch(page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.waitForURL("**/add?replace=*");
  await page.getByRole("button", { name: "5", exact: true }).click();
  await page.goBack();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByRole("button", { name: "Discard" })).toHaveCount(0);
  await page.goBack();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/history/);
});

test("an item that was typed and not added is on the list that is created", async ({ page }) => {
  await enterAsGuest(page);
  await page.goto("/planning/lists");
  await page.getByRole("button", { name: "New list" }).click();
  await page.getByLabel("Name").fill("Market");
  await page.getByLabel("New item").fill("Milk");
  await page.getByLabel("New item").press("Enter");
  await page.getByLabel("New item").fill("Bread");
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("link", { name: /^Market, Uncategorised, 0 of 2/ })).toBeVisible();
});

test("a tick is kept by a device that is closed at once", async ({ page }) => {
  await enterAsGuest(page);
  await page.goto("/planning/lists");
  await page.getByRole("button", { name: "New list" }).click();
  await page.getByLabel("Name").fill("Market");
  await page.getByLabel("New item").fill("Milk");
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByRole("button", { name: "Create list" }).click();
  await page.getByRole("link", { name: /^Market/ }).click();
  await page.getByRole("checkbox", { name: "Milk" }).check();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Milk" })).toBeChecked();
});

test("the e-mail goes along from signing up to logging in, and nowhere else", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByLabel("E-mail").fill("maryna@example.com");
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("maryna@example.com");
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue("");
});

test("a new version waits until nothing typed would be lost", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide windows have the keypad open");
  await enterAsGuest(page);
  await installed(page);
  await page.getByRole("button", { name: /^Food,/ }).click();
  await expect(keypadSheet(page)).toBeVisible();
  await typeAmount(page, "12");
  await page.evaluate(() => {
    document.documentElement.dataset["before"] = "";
    navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
  });
  await typeAmount(page, "3");
  await expect(page.getByText("123.00 US dollars")).toBeAttached();
  await page.getByRole("button", { name: "Add expense" }).last().click();
  await expect(page.locator("html[data-before]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Food, .\$123\.00/ })).toBeVisible();
});

test("what was typed on the keypad outlasts a reload until it is added", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide windows have the keypad open");
  await openKeypad(page, "12");
  await page.reload();
  await page.getByRole("button", { name: /^Food,/ }).click();
  await expect(page.getByText("12.00 US dollars")).toBeAttached();
  await page.getByRole("button", { name: "Add expense" }).last().click();
  await expect(page.getByRole("button", { name: /^Food, .\$12\.00/ })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /^Food,/ }).click();
  await expect(keypadSheet(page)).toBeVisible();
  await expect(page.getByText("12.00 US dollars")).toHaveCount(0);
});

test("a note typed on the keypad is thrown away only after asking", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide windows have the keypad open");
  await openKeypad(page, "12");
  await openDetail(page, "Note");
  await page.getByRole("textbox", { name: "Note" }).fill("lunch");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(wordsField(page)).toHaveValue("lunch");
});

test("whoever is removed from a workspace over an open keypad is told so, and books nothing elsewhere", async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, "wide windows have the keypad open");
  const email = `bo.${Date.now().toString(36)}@example.com`;
  await signUp(page, email);
  const password = "correct horse battery";
  const api = async (path: string, data?: object) => {
    const answer = await request.post(`/api/user/${path}`, { data });
    const body = (await answer.json()) as { id: string; settings: { workspace: string } };
    return { ...body, headers: { authorization: answer.headers()["authorization"] ?? "" } };
  };
  const bo = await api("login", { email, password });
  await request.put("/api/user/user-update", { headers: bo.headers, data: { canAddToWorkspace: true } });
  const ann = await api("signup", { name: "Ann", email: `ann.${email}`, password });
  const home = ann.settings.workspace;
  const share = (participants: string[]) =>
    request.put(`/api/workspace/${home}`, { headers: ann.headers, data: { name: "Home", participants } });
  await confirmAddress(request, ann.headers, `ann.${email}`);
  await share([bo.id]);
  await request.put(`/api/workspace/${home}/approve`, { headers: bo.headers });
  await request.put("/api/settings/update", { headers: bo.headers, data: { workspace: home } });
  await page.reload();
  await expect(page.getByRole("button", { name: /^Workspace Home/ })).toBeVisible();
  await page.getByRole("button", { name: /^Food,/ }).click();
  await expect(keypadSheet(page)).toBeVisible();
  await typeAmount(page, "77");
  await share([]);
  await expect(page.getByText(/^You are no longer in “Home”/)).toBeVisible();
  const question = page.getByRole("alertdialog", { name: "Ann removed you from “Home”" });
  await question.getByRole("radio").first().check();
  await question.getByRole("button", { name: "Save" }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press("Enter");
  await keypadSheet(page).getByRole("button", { name: "Discard" }).click();
  await expect(keypadSheet(page)).toHaveCount(0);
  await expect(page.getByText("Nothing spent today")).toBeVisible();
});
