/** The product in one story: a month is planned, money is spent, and every door says the same. */
import { expect, test, type Page } from "@playwright/test";
import { fromPython, terminal } from "./doors";
import { plan } from "./guest";
import { enterAsGuest, installed, signUp } from "./people";

const PASSWORD = "correct horse battery";

interface Month {
  planningsCategories: { spent: string; left: string; percent: string; budget: string }[];
}

async function planFood(page: Page, budget: string) {
  await plan(page, "Food", budget);
  await expect(page.getByRole("button", { name: /^Food, planned 300/ })).toBeVisible();
}

async function addWithKeypad(page: Page, keys: string) {
  await page.getByRole("link", { name: "Expenses" }).click();
  await expect(page.getByRole("heading", { name: "Planning" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Food, .* left of/ }).click();
  for (const key of keys) {
    await page.getByRole("button", { name: key === "." ? "Decimal point" : key, exact: true }).click();
  }
  await page.getByRole("button", { name: "Add expense" }).click();
  await expect(page.getByText(/^−\$.* Food · \$.* left$/)).toBeVisible();
}

function foodOf({ planningsCategories }: Month) {
  return planningsCategories.find(({ budget }) => budget === "300.00");
}

test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile, "the story is told on a phone");
});

test("what the phone plans and spends, the terminal and the notebook see, and the other way round", async ({
  page,
}) => {
  const email = `maryna.${String(Date.now())}@example.com`;
  await signUp(page, email);
  await planFood(page, "300");
  await addWithKeypad(page, "12.50");

  const shell = terminal();
  shell.login(email, PASSWORD);
  // The phone says that the entry is kept there, but sends it at once, so the terminal may see it earlier.
  await expect
    .poll(() => foodOf(shell.json("month") as Month))
    .toMatchObject({ spent: "12.50", left: "287.50", percent: "4.17" });
  const [card] = shell.json("accounts", "list") as { budget: string }[];
  expect(card?.budget).toBe("-12.50");
  expect(fromPython(email, PASSWORD)).toEqual({
    spent: "12.50",
    left: "287.50",
    percent: "4.17",
    account: "-12.50",
  });

  shell.run("add", "7.50", "food", "tea");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Food.*\$280\.00 left of \$300\.00/ })).toBeVisible();
  await expect(page.getByText("−$7.50")).toBeVisible();
});

test("a guest does the same with the network off, from a cold start", async ({ page, context }) => {
  await page.goto("/");
  await installed(page);
  await context.setOffline(true);
  await enterAsGuest(page);
  await page.waitForURL("**/expenses");
  await planFood(page, "300");
  await addWithKeypad(page, "12.50");
  await expect(page.getByRole("button", { name: /^Food.*\$287\.50 left of \$300\.00/ })).toBeVisible();
  await page.goto("/expenses");
  await expect(page.getByRole("button", { name: /^Food.*\$287\.50 left of \$300\.00/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Balance.*−\$12\.50/ })).toBeVisible();
});
