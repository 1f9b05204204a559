import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { categoriesAtom } from "@/state/budget/categories";
import { stepMonthAtom } from "@/state/budget/month";
import { planningRowsAtom } from "@/state/budget/planning";
import { questionAtom } from "@/state/question";
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
    expect(app.toasts.at(-1)?.text).toBe("Food restored");
  });
});

/** Food is planned at 300, and 100 of it is spent. */
async function planned(spent = "100") {
  const app = await startGuestApp();
  const categoryId = app.category("Food").id;
  await app.change({
    name: "setPlanning",
    id: "plan-1",
    body: { categoryId, date: "2026-11-01", budget: "300" },
  });
  const body = { value: spent, accountId: app.account("Cash").id, categoryId };
  await app.change({ name: "addExpenses", id: "his-1", body });
  app.show(<Planning />, "/planning");
  return app;
}

const figure = (name: string) =>
  screen.getAllByRole("term").find(({ textContent }) => textContent === name)?.nextSibling?.textContent;

test("the month says what is left, how much that is a day, and how far it has gone", async () => {
  await planned();
  expect(screen.getByText("Left this month")).toBeVisible();
  expect(["Planned", "Spent", "Left per day"].map(figure)).toEqual(["$300.00", "$100.00", "$20.00"]);
  expect(screen.getByText("33% spent")).toBeVisible();
  expect(screen.getByText("Day 21 of 30")).toBeVisible();
});

test("a month over its plan says by how much, and allows nothing more a day", async () => {
  await planned("325");
  expect(screen.getByText("Over this month")).toBeVisible();
  expect(screen.queryByText("Left this month")).toBeNull();
  expect(screen.getByRole("button", { name: /^Food, \$25\.00 over/ })).toBeVisible();
});

test("another month says whether it is over or has not begun, and has no days left to divide by", async () => {
  const app = await planned();
  const categoryId = app.category("Food").id;
  await app.change({
    name: "setPlanning",
    id: "plan-2",
    body: { categoryId, date: "2026-10-01", budget: "9" },
  });
  await app.change({
    name: "setPlanning",
    id: "plan-3",
    body: { categoryId, date: "2026-12-01", budget: "9" },
  });
  await act(() => app.store.set(stepMonthAtom, -1));
  expect(screen.getByText("The month is over")).toBeVisible();
  expect(figure("Left per day")).toBeUndefined();
  await act(() => app.store.set(stepMonthAtom, 2));
  expect(screen.getByText("Starts on 1 Dec")).toBeVisible();
});

test("a month that nothing is planned for says so of itself too", async () => {
  const app = await begin();
  expect(screen.getByText("Day 21 of 30")).toBeVisible();
  await act(() => app.store.set(stepMonthAtom, -1));
  expect(screen.getByText("The month is over")).toBeVisible();
  await act(() => app.store.set(stepMonthAtom, 2));
  expect(screen.getByText("Starts on 1 Dec")).toBeVisible();
});

test("the month speaks the language of the app", async () => {
  await planned();
  await act(() => switchLanguage("ua"));
  expect(screen.queryByText("Left this month")).toBeNull();
  expect(screen.getByText("День 21 із 30")).toBeVisible();
});

test("a category without expenses is removed without a question, and Undo brings it back", async () => {
  const app = await begin();
  await press(/^Transport, /);
  await userEvent.click(await screen.findByRole("button", { name: "Remove from November 2026" }));
  await waitFor(() => {
    expect(app.toasts.at(-1)?.text).toBe("Transport removed from November 2026");
  });
  expect(budgetOf(app, "Transport")).toBeUndefined();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await app.undo();
  await waitFor(() => {
    expect(budgetOf(app, "Transport")).toBe("0.00");
  });
});

test("who thinks better of removing a category keeps it with its expenses", async () => {
  const app = await planned();
  await press(/^Food, /);
  await userEvent.click(await screen.findByRole("button", { name: "Remove from November 2026" }));
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(budgetOf(app, "Food")).toBe("300.00");
  expect(app.account("Cash").budget).toBe("-100.00");
});

test("an archived category is offered again by Undo", async () => {
  const app = await begin();
  await press(/^Transport, /);
  await userEvent.click(await screen.findByRole("button", { name: "Archive category" }));
  await waitFor(() => {
    expect(app.toasts.at(-1)?.text).toBe("Transport archived");
  });
  expect(names(app)).not.toContain("Transport");
  await app.undo();
  await waitFor(() => {
    expect(names(app)).toContain("Transport");
  });
});

test("a category that entries hang on is archived only after asking", async () => {
  const app = await begin();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  await app.change({ name: "addExpenses", id: "his-9", body: { value: "5", accountId, categoryId } });
  await press(/^Food, /);
  await userEvent.click(await screen.findByRole("button", { name: "Archive category" }));
  const question = app.store.get(questionAtom);
  expect(question).toMatchObject({ title: "Archive Food?", confirmLabel: "Archive" });
  expect(question?.text).toMatch(/^1 entry keeps it in the history/);
  expect(names(app)).toContain("Food");
  await act(() => Promise.resolve(question?.run()));
  expect(names(app)).not.toContain("Food");
});

test("there is nothing to save of a category until something was changed", async () => {
  await begin();
  await press(/^Food, /);
  const name = await screen.findByRole("textbox", { name: "Name" });
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.type(name, "s");
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
});

test("a new category needs a name", async () => {
  const app = await begin("/planning?add");
  const before = names(app);
  const sheet = await screen.findByRole("dialog", { name: "Add category" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Add category" }));
  expect(within(sheet).getByRole("textbox", { name: "Name" })).toBeInvalid();
  expect(names(app)).toEqual(before);
});

test("with every category archived the month invites to add one", async () => {
  const app = await startGuestApp();
  for (const name of names(app)) await app.change({ name: "deleteCategory", id: app.category(name).id });
  app.show(<Planning />, "/planning");
  expect(screen.getByText("Plan this month")).toBeVisible();
  await press("Add category");
  expect(await screen.findByRole("dialog", { name: "Add category" })).toBeVisible();
});

const GONE = "What you were editing is not here any more. Nothing you entered was saved.";

test("a category that somebody else archives while it is edited says so, and closes", async () => {
  const app = await begin();
  await press(/^Food, /);
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " and drinks");
  await app.change({ name: "deleteCategory", id: app.category("Food").id });
  expect(app.toasts.map(({ text }) => text)).toEqual([GONE]);
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("who archives a category with something typed about it is told of that alone", async () => {
  const app = await begin();
  await press(/^Food, /);
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " and drinks");
  await press("Archive category");
  await waitFor(() => {
    expect(app.toasts).toHaveLength(1);
  });
  expect(app.toasts[0]?.text).not.toBe(GONE);
});

test("the order is changed in a sheet of its own, and the month follows", async () => {
  const app = await begin();
  await press("Change order");
  const sheet = await screen.findByRole("dialog", { name: "Order of categories" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Move Transport up" }));
  await waitFor(() => {
    expect(names(app)).toEqual(["Food", "Entertaiment", "Transport", "Utilities"]);
  });
  await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
  const shown = app.store.get(planningRowsAtom).map(({ category }) => category.name);
  expect(shown).toEqual(["Food", "Entertaiment", "Transport", "Utilities"]);
});

test("one category alone has no order", async () => {
  const app = await begin();
  for (const name of names(app).slice(1)) {
    await app.change({ name: "deleteCategory", id: app.category(name).id });
  }
  expect(screen.queryByRole("button", { name: "Change order" })).toBeNull();
});
