import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { stepMonthAtom } from "@/state/budget/month";
import { planningRowsAtom } from "@/state/budget/planning";
import { startGuestApp, type TestApp } from "@testing/app";
import CategoryPage from "./index";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** Nothing scrolls here. */
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** On the 21st: 100 planned for Food; 30 spent on the 20th and 12 on the 5th, 60 in October. */
async function withFood() {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const spend = (id: string, date: string, value: string, note: string) =>
    app.change({ name: "addExpenses", id, body: { accountId, categoryId, date, value, note } });
  await spend("his-1", "2026-11-20", "30", "market");
  await spend("his-2", "2026-11-05", "12", "");
  await spend("his-3", "2026-10-10", "60", "october");
  const body = { categoryId, date: "2026-11-01", budget: "100" };
  // In the first week: a later plan has no pace.
  vi.setSystemTime(new Date("2026-11-02T10:00:00"));
  await app.change({ name: "setPlanning", id: "plan-1", body });
  vi.setSystemTime(new Date("2026-11-21T10:00:00"));
  return { app, categoryId };
}

function open(app: TestApp, categoryId: string) {
  const page = <Route path="/categories/:categoryId" element={<CategoryPage />} />;
  return app.show(<Routes>{page}</Routes>, `/categories/${categoryId}`);
}

const budget = (app: TestApp, categoryId: string) =>
  app.store.get(planningRowsAtom).find((row) => row.categoryId === categoryId)?.budget;

test("the page says what is left, how that is spent evenly, and what it is left of", async () => {
  const { app, categoryId } = await withFood();
  open(app, categoryId);
  expect(screen.getByRole("heading", { level: 1, name: "Food" })).toBeVisible();
  const head = screen.getByText("Left in Food").closest("section");
  expect(head).toHaveTextContent("$58.00");
  expect(head).toHaveTextContent("$28 under pace");
  expect(head).toHaveTextContent("$5.80 a day · 10 days to go");
  expect(head).toHaveTextContent("$100.00 planned");
  expect(head).toHaveTextContent("$42.00 of $100.00 spentDay 21 of 30");
  expect(screen.getByRole("img", { name: "42% spent, day 21 of 30" })).toBeVisible();
});

test("the ring marks what is still to come as a lighter arc after what is spent", async () => {
  const { app, categoryId } = await withFood();
  const body = { kind: "expense", accountId: app.account("Cash").id, categoryId, value: "25" } as const;
  await app.change({
    name: "createSchedule",
    id: "sch-1",
    body: { ...body, note: "Bakery", frequency: "once", startDate: "2026-11-24" },
  });
  const { container } = open(app, categoryId);
  const arcs = [...container.querySelectorAll("[class*='Ring-coming']")];
  expect(arcs.map((arc) => arc.getAttribute("stroke-dasharray"))).toEqual(["25 100"]);
});

test("what the month before left is named, and spent with the plan", async () => {
  const { app, categoryId } = await withFood();
  const october = { categoryId, date: "2026-10-01", budget: "80" };
  await app.change({ name: "setPlanning", id: "plan-2", body: october });
  await app.change({ name: "setCarryOver", body: { categoryId, from: "2026-10-01", carry: "left" } });
  open(app, categoryId);
  const head = screen.getByText("Left in Food").closest("section");
  expect(head).toHaveTextContent("$78.00");
  expect(head).toHaveTextContent("$100.00 planned + $20.00 carried from October");
  expect(head).toHaveTextContent("$42.00 of $120.00 spent");
});

test("what the month before was over is taken off, and named", async () => {
  const { app, categoryId } = await withFood();
  await app.change({
    name: "setPlanning",
    id: "plan-2",
    body: { categoryId, date: "2026-10-01", budget: "45" },
  });
  await app.change({ name: "setCarryOver", body: { categoryId, from: "2026-10-01", carry: "all" } });
  open(app, categoryId);
  const head = screen.getByText("Left in Food").closest("section");
  expect(head).toHaveTextContent("$43.00");
  expect(head).toHaveTextContent("$100.00 planned − $15.00 over in October");
});

test("the month's entries stand by day, those of other months and categories do not", async () => {
  const { app, categoryId } = await withFood();
  const [accountId, other] = [app.account("Cash").id, app.category("Transport").id];
  const body = { accountId, categoryId: other, date: "2026-11-20", value: "7", note: "bus" };
  await app.change({ name: "addExpenses", id: "his-4", body });
  open(app, categoryId);
  const day = await screen.findByRole("list", { name: "Fri 20 Nov" });
  expect(within(day).getByRole("button", { name: /^market, .\$30\.00, Food, Cash$/ })).toBeVisible();
  expect(await screen.findByRole("list", { name: "Thu 5 Nov" })).toHaveTextContent("−$12.00");
  expect(screen.queryByText("october")).toBeNull();
  expect(screen.queryByText("bus")).toBeNull();
  await act(() => app.store.set(stepMonthAtom, -1));
  expect(await screen.findByText("october")).toBeVisible();
  expect(screen.queryByText("market")).toBeNull();
});

test("six months stand as bars, and as a table for readers", async () => {
  const { app, categoryId } = await withFood();
  open(app, categoryId);
  const table = await screen.findByRole("table", { name: "Food by month" });
  const rows = within(table).getAllByRole("row");
  expect(rows).toHaveLength(7);
  expect(rows[5]).toHaveTextContent("October 2026$60.00$0.00");
  expect(rows[6]).toHaveTextContent("November 2026$42.00$100.00");
});

test("what goes over the plan is said in a word, and no pace is given", async () => {
  const { app, categoryId } = await withFood();
  const body = { categoryId, date: "2026-11-01", budget: "40" };
  await app.change({ name: "setPlanning", id: "plan-1", body });
  open(app, categoryId);
  const head = screen.getByText("Over in Food").closest("section");
  expect(head).toHaveTextContent("$2.00");
  expect(head).not.toHaveTextContent("pace");
});

test("what was carried is part of what there is to spend, and of the pace", async () => {
  const { app, categoryId } = await withFood();
  const october = { categoryId, date: "2026-10-01", budget: "90" };
  await app.change({ name: "setPlanning", id: "plan-2", body: october });
  const rule = { categoryId, from: "2026-10-01", carry: "left" } as const;
  await app.change({ name: "setCarryOver", body: rule });
  open(app, categoryId);
  const head = screen.getByText("Left in Food").closest("section");
  expect(head).toHaveTextContent("$88.00");
  expect(head).toHaveTextContent("$49 under pace");
  expect(head).toHaveTextContent("$100.00 planned + $30.00 carried from October");
  expect(head).toHaveTextContent("$42.00 of $130.00 spent");
});

test("what is saved for a month is said with what is still missing, and is not there to be spent", async () => {
  const { app, categoryId } = await withFood();
  const target = { categoryId, amount: "900", by: "2027-06-01" };
  await app.change({ name: "setTarget", body: target });
  open(app, categoryId);
  const head = screen.getByText("Saved for Food").closest("section");
  expect(head).toHaveTextContent("$58.00");
  expect(head).toHaveTextContent("$900 by June 2027 · 113 a month, 12.50 more to plan");
  expect(head).toHaveTextContent("$842.00 to go");
  expect(head).not.toHaveTextContent("a day");
});

test("a budget is edited on the page's keypad, and one Undo takes it back", async () => {
  const { app, categoryId } = await withFood();
  open(app, categoryId);
  await press("Edit budget");
  const dock = screen.getByRole("group", { name: "Food, November 2026" });
  for (const key of ["8", "0"]) await userEvent.click(within(dock).getByRole("button", { name: key }));
  await userEvent.click(within(dock).getByRole("button", { name: "Done" }));
  await waitFor(() => expect(budget(app, categoryId)).toBe("80.00"));
  expect(screen.getByRole("button", { name: "Edit budget" })).toHaveFocus();
  expect(screen.getByText("Left in Food").closest("section")).toHaveTextContent("$38.00");
  await app.undo();
  expect(budget(app, categoryId)).toBe("100.00");
});

test("a category without a plan says what was spent, and is planned from there", async () => {
  const { app } = await withFood();
  const { id } = app.category("Transport");
  open(app, id);
  expect(screen.getByText("Spent in Transport").closest("section")).toHaveTextContent("$0.00");
  expect(screen.getByText("Nothing spent here in November")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add expense" })).toHaveAttribute("href", `/add?category=${id}`);
  await press("Plan this category");
  expect(screen.getByRole("group", { name: "Transport, November 2026" })).toBeVisible();
});

test("an archived category takes no expense, keeps its entries, and is brought back", async () => {
  const { app, categoryId } = await withFood();
  await app.change({ name: "deleteCategory", id: categoryId });
  open(app, categoryId);
  expect(screen.getByText("Archived")).toBeVisible();
  expect(await screen.findByText("market")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add expense" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Edit Food" })).toBeNull();
  await press("Restore Food");
  expect(await screen.findByRole("link", { name: "Add expense" })).toBeVisible();
});

test("a category removed from the month is brought back into it with its plan", async () => {
  const { app, categoryId } = await withFood();
  await app.change({ name: "deletePlanning", id: "plan-1" });
  open(app, categoryId);
  expect(screen.getByText("Removed from November 2026")).toBeVisible();
  await press("Restore Food");
  await waitFor(() => expect(budget(app, categoryId)).toBe("100.00"));
});

test("its name and icon are changed from the bar of the page", async () => {
  const { app, categoryId } = await withFood();
  open(app, categoryId);
  await press("Edit Food");
  const sheet = await screen.findByRole("dialog", { name: "Food" });
  const name = within(sheet).getByRole("textbox", { name: "Name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Groceries");
  await userEvent.click(within(sheet).getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Groceries" })).toBeVisible();
});

test("a category that is not there leads to the expenses", async () => {
  const { app } = await withFood();
  open(app, "cat-unknown");
  expect(app.address()).toBe("/expenses");
});

test("another month is shown beside this one: what was spent, planned, how they differ, and its entries", async () => {
  const { app, categoryId } = await withFood();
  open(app, categoryId);
  await userEvent.click(await screen.findByRole("button", { name: "Compare months" }));
  const section = screen.getByRole("region", { name: "Compared with October" });
  expect(app.address()).toBe(`/categories/${categoryId}?with=2026-10`);
  expect(within(section).getByRole("status")).toHaveTextContent("$18.00 less than in October");
  const rows = within(section).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Month", "Spent", "Planned"],
    ["November 2026", "$42.00", "$100.00"],
    ["October 2026", "$60.00", "$0.00"],
    ["Difference", "−$18.00", "+$100.00"],
  ]);
  expect(within(section).getByText("october")).toBeVisible();
  await press("Compare months");
  expect(screen.queryByRole("region", { name: /^Compared/ })).toBeNull();
});

test("a tap on a bar compares with its month, a second one ends that", async () => {
  const { app, categoryId } = await withFood();
  open(app, categoryId);
  const september = await screen.findByRole("button", { name: "Compare with September 2026, $0.00" });
  expect(screen.queryByRole("button", { name: /^Compare with November/ })).toBeNull();
  await userEvent.click(september);
  const section = screen.getByRole("region", { name: "Compared with September" });
  expect(within(section).getByRole("status")).toHaveTextContent("$42.00 more than in September");
  expect(within(section).getByText("Nothing spent here in September")).toBeVisible();
  expect(september).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(september);
  expect(app.address()).toBe(`/categories/${categoryId}`);
});
