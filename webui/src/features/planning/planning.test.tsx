import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { categoriesAtom } from "@/state/budget/categories";
import { planningRowsAtom } from "@/state/budget/planning";
import { startGuestApp, type TestApp } from "@testing/app";
import Planning from "./index";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const budgetOf = (app: TestApp, name: string) =>
  app.store.get(planningRowsAtom).find(({ category }) => category.name === name)?.budget;
const names = (app: TestApp) => app.store.get(categoriesAtom).map(({ name }) => name);

async function begin(address = "/planning") {
  const app = await startGuestApp();
  app.show(<Planning />, address);
  return app;
}

test("a category's budget is planned in its sheet", async () => {
  const app = await begin();
  await press(/^Food, /);
  const budget = await screen.findByRole("textbox", { name: "Budget for November 2026" });
  expect(budget).toHaveValue("");
  await userEvent.type(budget, "250,5{Enter}");
  await waitFor(() => {
    expect(budgetOf(app, "Food")).toBe("250.50");
  });
  expect(await screen.findByRole("button", { name: /^Food, \$250\.50 left of \$250\.50/ })).toBeVisible();
});

test("a budget below zero is refused at its field", async () => {
  const app = await begin();
  await press(/^Food, /);
  const budget = await screen.findByRole("textbox", { name: "Budget for November 2026" });
  await userEvent.type(budget, "-5{Enter}");
  expect(budget).toBeInvalid();
  expect(budgetOf(app, "Food")).toBe("0.00");
});

test("a link with ?add opens the form of a new category, which closes once it is made", async () => {
  const app = await begin("/planning?add");
  const sheet = await screen.findByRole("dialog", { name: "Add category" });
  await userEvent.type(within(sheet).getByRole("textbox", { name: "Name" }), "Pets");
  await userEvent.type(within(sheet).getByRole("textbox", { name: /^Budget/ }), "40");
  await userEvent.click(within(sheet).getByRole("button", { name: "Add category" }));
  await waitFor(() => {
    expect(app.address()).toBe("/planning");
  });
  expect(budgetOf(app, "Pets")).toBe("40.00");
  await app.undo();
  expect(names(app)).not.toContain("Pets");
});

test("removing a category that has expenses asks first, and names how many", async () => {
  const app = await startGuestApp();
  const body = { value: "5", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  app.show(<Planning />, "/planning");
  await press(/^Food, /);
  await userEvent.click(await screen.findByRole("button", { name: "Remove from November 2026" }));
  const question = await screen.findByRole("alertdialog", { name: "Remove Food from November 2026?" });
  expect(question).toHaveTextContent("1 expense is taken back");
  await userEvent.click(within(question).getByRole("button", { name: "Remove" }));
  await waitFor(() => {
    expect(budgetOf(app, "Food")).toBeUndefined();
  });
});

test("what was removed and what was archived are brought back from one sheet", async () => {
  const app = await startGuestApp();
  const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget: "10" };
  await app.change({ name: "setPlanning", id: "plan-1", body });
  await app.change({ name: "deletePlanning", id: "plan-1" });
  await app.change({ name: "deleteCategory", id: app.category("Transport").id });
  app.show(<Planning />, "/planning");
  await press("2 removed or archived");
  const archived = await screen.findByRole("list", { name: "Archived" });
  expect(within(archived).getByRole("button", { name: "Restore Transport" })).toBeVisible();
  const removed = screen.getByRole("list", { name: "Removed from November 2026" });
  await userEvent.click(within(removed).getByRole("button", { name: "Restore Food" }));
  await waitFor(() => {
    expect(budgetOf(app, "Food")).toBe("10.00");
  });
  expect(app.toasts.at(-1)?.text).toBe("Food restored");
});
