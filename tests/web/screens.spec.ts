/** Every screen in both themes and at both sizes: photographed, and nothing found by axe. */
import { expect, test } from "@playwright/test";
import { enterAsGuest } from "./people";
import { look, THEMES, wear } from "./screens";
import { logIn, seedPerson } from "./seeding";

for (const theme of THEMES) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await wear(page, theme);
    });

    test("the ways in", async ({ page }, info) => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
      await look(page, info, "welcome", theme);
      await page.goto("/login");
      await expect(page.getByLabel("E-mail")).toBeVisible();
      await look(page, info, "login", theme);
      await page.goto("/sign-up");
      await page.getByLabel("Name").fill("Maryna");
      await page.getByLabel("E-mail").fill("maryna.tkachenko@example");
      await page.getByRole("button", { name: "Sign up" }).click();
      await expect(page.getByText("Invalid email address")).toBeVisible();
      await look(page, info, "sign-up", theme);
      await page.goto("/no-such-page");
      await look(page, info, "fallback", theme);
    });

    test("a month and its plan", async ({ page }, info) => {
      await logIn(page, await seedPerson());
      await expect(page.getByRole("button", { name: /^Food.*left of \$620\.00/ })).toBeVisible();
      await look(page, info, "expenses", theme);
      await page.getByRole("button", { name: "List", exact: true }).click();
      await look(page, info, "expenses-list", theme);
      await page.goto("/add?amount=30.1&category=Food");
      await expect(page.getByRole("button", { name: "Add expense" })).toBeEnabled();
      await look(page, info, "keypad", theme);
      await page.goto("/planning");
      await expect(page.getByRole("button", { name: /^Food, planned/ })).toBeVisible();
      await look(page, info, "plan", theme);
      await page.getByRole("button", { name: /^Food, planned/ }).click();
      await expect(page.getByRole("group", { name: /^Planned for Food/ })).toBeVisible();
      await look(page, info, "plan-edit", theme);
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "Reorder" }).click();
      await expect(page.getByRole("heading", { name: "Drag to reorder" })).toBeVisible();
      await look(page, info, "plan-reorder", theme);
    });

    test("accounts and history", async ({ page }, info) => {
      await logIn(page, await seedPerson());
      await page.goto("/accounts");
      await expect(page.getByText("Rainy day")).toBeVisible();
      await look(page, info, "accounts", theme);
      await page.getByRole("tab", { name: "Debt" }).click();
      await expect(page.getByText("Car loan")).toBeVisible();
      await look(page, info, "accounts-debt", theme);
      await page.getByRole("tab", { name: "Total" }).click();
      await look(page, info, "accounts-total", theme);
      await page.goto("/history");
      await expect(page.getByText("Farmers market")).toBeVisible();
      await look(page, info, "history", theme);
      await page.getByText("Farmers market").click();
      await expect(page.getByText("Added by")).toBeVisible();
      await look(page, info, "history-entry", theme);
      await page.goto("/currencies");
      await expect(page.getByRole("heading", { name: "Currencies" })).toBeVisible();
      await look(page, info, "currencies-all", theme);
    });

    test("a new guest", async ({ page }, info) => {
      await enterAsGuest(page);
      await page.waitForURL("**/expenses");
      await look(page, info, "guest-start", theme);
      await page.goto("/history");
      await expect(page.getByRole("main")).toBeVisible();
      await look(page, info, "history-empty", theme);
    });

    test("the tabs in Ukrainian", async ({ page }, info) => {
      await logIn(page, await seedPerson("ua"));
      await expect(page.getByRole("button", { name: /^Продукти, лишилося/ })).toBeVisible();
      await look(page, info, "expenses-ua", theme);
      await page.goto("/add?amount=30.1&category=Food");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(page, info, "keypad-ua", theme);
      await page.goto("/planning");
      await expect(page.getByRole("button", { name: /^Продукти, за планом/ })).toBeVisible();
      await look(page, info, "plan-ua", theme);
      await page.goto("/accounts");
      await expect(page.getByText("Rainy day")).toBeVisible();
      await look(page, info, "accounts-ua", theme);
      await page.goto("/history");
      await expect(page.getByText("Farmers market")).toBeVisible();
      await look(page, info, "history-ua", theme);
    });
  });
}
