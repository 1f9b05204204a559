import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { categoriesAtom } from "@/state/budget/categories";
import { planningRowsAtom } from "@/state/budget/planning";
import { questionAtom } from "@/state/question";
import { startGuestApp, type TestApp } from "@testing/app";
import Planning from "./index";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const menuOf = (name: string) => fireEvent.contextMenu(screen.getByRole("link", { name }));
const budgetOf = (app: TestApp, name: string) =>
  app.store.get(planningRowsAtom).find(({ category }) => category.name === name)?.budget;
const names = (app: TestApp) => app.store.get(categoriesAtom).map(({ name }) => name);

async function begin(address = "/planning") {
  const app = await startGuestApp();
  app.show(<Planning />, address);
  return app;
}

test("a link with ?add opens the form of a new category, which closes once it is made", async () => {
  const app = await begin("/planning?add");
  const sheet = await screen.findByRole("dialog", { name: "Add category" });
  await userEvent.type(within(sheet).getByRole("textbox", { name: "Name" }), "Pets");
  await userEvent.type(within(sheet).getByRole("textbox", { name: /^Budget/ }), "40");
  await userEvent.click(within(sheet).getByRole("button", { name: "Add category" }));
  await waitFor(() => expect(app.address()).toBe("/planning"));
  expect(budgetOf(app, "Pets")).toBe("40.00");
  await app.undo();
  expect(names(app)).not.toContain("Pets");
});

test("removing a category that has expenses asks first, and names how many", async () => {
  const app = await startGuestApp();
  const body = { value: "5", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  app.show(<Planning />, "/planning");
  menuOf("Food");
  await userEvent.click(await screen.findByRole("button", { name: "Remove from November 2026" }));
  const question = await screen.findByRole("alertdialog", { name: "Remove Food from November 2026?" });
  expect(question).toHaveTextContent("1 expense will be deleted");
  await userEvent.click(within(question).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(budgetOf(app, "Food")).toBeUndefined());
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
async function planned() {
  const app = await startGuestApp();
  const categoryId = app.category("Food").id;
  await app.change({
    name: "setPlanning",
    id: "plan-1",
    body: { categoryId, date: "2026-11-01", budget: "300" },
  });
  const body = { value: "100", accountId: app.account("Cash").id, categoryId };
  await app.change({ name: "addExpenses", id: "his-1", body });
  app.show(<Planning />, "/planning");
  return app;
}

test("a category without expenses is removed without a question, and Undo brings it back", async () => {
  const app = await begin();
  menuOf("Transport");
  await userEvent.click(await screen.findByRole("button", { name: "Remove from November 2026" }));
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Transport removed from November 2026"));
  expect(budgetOf(app, "Transport")).toBeUndefined();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await app.undo();
  await waitFor(() => expect(budgetOf(app, "Transport")).toBe("0.00"));
});

test("who thinks better of removing a category keeps it with its expenses", async () => {
  const app = await planned();
  menuOf("Food");
  await userEvent.click(await screen.findByRole("button", { name: "Remove from November 2026" }));
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(budgetOf(app, "Food")).toBe("300.00");
  expect(app.account("Cash").budget).toBe("-100.00");
});

test("an archived category is offered again by Undo", async () => {
  const app = await begin();
  menuOf("Transport");
  await userEvent.click(await screen.findByRole("button", { name: "Archive category" }));
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Transport archived"));
  expect(names(app)).not.toContain("Transport");
  await app.undo();
  await waitFor(() => expect(names(app)).toContain("Transport"));
});

test("a category that entries hang on is archived only after asking", async () => {
  const app = await begin();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  await app.change({ name: "addExpenses", id: "his-9", body: { value: "5", accountId, categoryId } });
  menuOf("Food");
  await userEvent.click(await screen.findByRole("button", { name: "Archive category" }));
  const question = app.store.get(questionAtom);
  expect(question).toMatchObject({ title: "Archive Food?", confirmLabel: "Archive" });
  expect(question?.text).toMatch(/^Its 1 entry stays in the history/);
  expect(names(app)).toContain("Food");
  await act(() => Promise.resolve(question?.run()));
  expect(names(app)).not.toContain("Food");
});

test("there is nothing to save of a category until something was changed", async () => {
  await begin();
  menuOf("Food");
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

test("the bar sets the month's spending against its plan while no income is known", async () => {
  const app = await planned();
  const figures = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(screen.getByText("Left this month")).toBeVisible();
  expect(figures()).toEqual(["$300", "$100", "$200"]);
  const body = { value: "225", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await act(() => app.change({ name: "addExpenses", id: "his-2", body }));
  expect(screen.getByText("Over this month")).toBeVisible();
  expect(figures()).toEqual(["$300", "$325", "$25"]);
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
  menuOf("Food");
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " and drinks");
  await app.change({ name: "deleteCategory", id: app.category("Food").id });
  await expect.poll(() => app.toasts.map(({ text }) => text)).toEqual([GONE]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("who archives a category with something typed about it is told of that alone", async () => {
  const app = await begin();
  menuOf("Food");
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " and drinks");
  await press("Archive category");
  await waitFor(() => expect(app.toasts).toHaveLength(1));
  expect(app.toasts[0]?.text).not.toBe(GONE);
});
