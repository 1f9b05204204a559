import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { addRequestAtom } from "@/state/budget/adding";
import { stepMonthAtom } from "@/state/budget/month";
import { startGuestApp, type TestApp } from "@testing/app";
import Expenses from "./index";

async function begin(budget?: string) {
  const app = await startGuestApp();
  if (budget !== undefined) await plan(app, budget);
  const show = () => app.show(<Expenses keypad={null} />, "/expenses");
  const asked = () => app.store.get(addRequestAtom);
  return { app, asked, show };
}

const plan = (app: TestApp, budget: string, date = "2026-11-01") =>
  app.change({
    name: "setPlanning",
    id: `plan-${date}`,
    body: { categoryId: app.category("Food").id, date, budget },
  });

/** A month whose first plan was made on a day. */
async function plannedOn(day: string, budget: string) {
  const begun = await begin();
  vi.setSystemTime(new Date(`${day}T10:00:00`));
  await plan(begun.app, budget);
  vi.setSystemTime(new Date("2026-11-21T10:00:00"));
  return begun;
}

const spend = (app: TestApp, value: string, name = "Food") =>
  app.change({
    name: "addExpenses",
    id: `his-${value}`,
    body: { value, accountId: app.account("Cash").id, categoryId: app.category(name).id },
  });

test("a new budget begins with three steps, ticked as they are done and gone with the last", async () => {
  const { app, asked, show } = await begin();
  show();
  expect(screen.getByText("You have")).toBeVisible();
  const card = await screen.findByRole("region", { name: "Three small steps" });
  expect(card).toHaveTextContent("0 of 3 done");
  expect(within(card).getByRole("link", { name: /^Set what you have/ })).toHaveAttribute("href", "/accounts");
  await userEvent.click(within(card).getByRole("button", { name: /^Add your first expense/ }));
  expect(asked()).toMatchObject({ isOpen: true, categoryId: null });
  await act(() => app.change({ name: "updateAccount", id: app.account("Cash").id, body: { budget: "80" } }));
  expect(within(card).getByRole("link", { name: "Set what you have, done" })).toHaveTextContent(
    "$80.00 in 2 accounts",
  );
  await act(() => spend(app, "80"));
  expect(card).toHaveTextContent("2 of 3 done");
  const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget: "100" };
  await act(() => app.change({ name: "setPlanning", id: "plan-1", body }));
  expect(screen.queryByRole("region", { name: "Three small steps" })).toBeNull();
});

test("the first steps stand in the first month alone", async () => {
  const { app, show } = await begin();
  show();
  await screen.findByRole("region", { name: "Three small steps" });
  await act(() => app.store.set(stepMonthAtom, -1));
  expect(screen.queryByRole("region", { name: "Three small steps" })).toBeNull();
});

/** The first of December: rent is to come, and $500.00 are there; `budget` was November's for Food. */
async function firstOfDecember(day: string, budget = "300") {
  const { app, show } = await begin(budget);
  await app.change({ name: "updateAccount", id: app.account("Cash").id, body: { budget: "500" } });
  await spend(app, "20");
  vi.setSystemTime(new Date(`${day}T10:00:00`));
  await scheduleRent(app, "900", "2026-12-28");
  return { app, ...show() };
}

test("before a month has a plan nothing is over: the money there, and what is still to come", async () => {
  const { container } = await firstOfDecember("2026-12-01");
  expect(screen.getByText("You have").parentElement).toHaveTextContent("$480.00");
  expect(screen.getByText(/still to come in December/)).toHaveTextContent(
    "$900.00 still to come in December",
  );
  expect(screen.getByText(/^leaves/)).toHaveTextContent("leaves −$420.00");
  expect(screen.queryByText(/over|pace/i)).toBeNull();
  expect(container.querySelector("[data-over]")).toBeNull();
});

test("a month without a plan is planned by one press, and that is taken back by another", async () => {
  const { app } = await firstOfDecember("2026-12-01");
  await screen.findByRole("heading", { name: "December has no plan yet", level: 2 });
  expect(screen.getByText("November’s was $300.00 in 1 category.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Plan December" })).toHaveAttribute("href", "/planning");
  await userEvent.click(screen.getByRole("button", { name: "Copy November" }));
  expect(await screen.findByText("Over budget")).toBeVisible();
  expect(screen.queryByText("December has no plan yet")).toBeNull();
  act(() => {
    app.toasts.at(-1)?.action?.run();
  });
  expect(await screen.findByText("You have")).toBeVisible();
});

test("from the eighth day on a row alone leads to the plan; with nothing to copy the card leads there alone", async () => {
  await firstOfDecember("2026-12-08");
  expect(await screen.findByRole("link", { name: "December has no plan yet" })).toHaveAttribute(
    "href",
    "/planning",
  );
  expect(screen.queryByRole("button", { name: "Copy November" })).toBeNull();
});

test("a month that nothing can be copied to is planned anew", async () => {
  await firstOfDecember("2026-12-02", "0");
  expect(await screen.findByRole("link", { name: "Plan December" })).toBeVisible();
  expect(screen.getByText("Plan the month to see what is left")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Copy/ })).toBeNull();
});

test("a new budget finishes its first steps before it is asked for a plan", async () => {
  const { app, show } = await begin();
  await spend(app, "12.50");
  show();
  expect(screen.getByText("You have")).toBeVisible();
  await screen.findByRole("region", { name: "Three small steps" });
  expect(screen.queryByText(/has no plan yet/)).toBeNull();
});

test("a planned month says what is left, and how much that is a day", async () => {
  const { app, show } = await begin("300");
  await spend(app, "100");
  show();
  expect(screen.getByText("Left to spend")).toBeVisible();
  expect(screen.getByText(/\$20\.00/)).toBeVisible();
  expect(screen.getByText(/10 days to go/)).toBeVisible();
  expect(screen.getByText("33%")).toBeVisible();
});

const spendIn = (app: TestApp, date: string, value: string) =>
  app.change({
    name: "addExpenses",
    id: `his-${date}`,
    body: { value, date, accountId: app.account("Cash").id, categoryId: app.category("Food").id },
  });

const scheduleRent = (app: TestApp, value: string, startDate = "2026-11-21") =>
  app.change({
    name: "createSchedule",
    id: "rent",
    body: {
      kind: "expense",
      accountId: app.account("Cash").id,
      categoryId: app.category("Food").id,
      value,
      frequency: "month",
      startDate,
    },
  });

test("what is saved for a target is not free to spend, and its ring says how much it is", async () => {
  const { app, show } = await begin("300");
  const transport = app.category("Transport").id;
  const body = { categoryId: transport, date: "2026-11-01", budget: "50" };
  await app.change({ name: "setPlanning", id: "plan-t", body });
  await app.change({
    name: "setTarget",
    body: { categoryId: transport, amount: "200", by: "2027-06-01" },
  });
  show();
  expect(screen.getByText("Free to spend").parentElement).toHaveTextContent(
    "Free to spend$300.00after $50.00 set aside$30.00 a day · 10 days to go",
  );
  expect(screen.getByRole("button", { name: "Transport, $50.00 saved of $200.00, 25%" })).toBeVisible();
});

test("a month with a bill to come says what is free after it, and its ring marks it as due", async () => {
  const { app, show } = await begin("300");
  await spend(app, "100");
  await scheduleRent(app, "90");
  const { container } = show();
  expect(screen.getByText("Free to spend").parentElement).toHaveTextContent(
    "Free to spend$110.00after $90.00 still to come$11.00 a day · 10 days to go",
  );
  expect(screen.queryByText(/pace/)).toBeNull();
  expect(screen.getByRole("button", { name: "Food, $200.00 left of $300.00, 33%, due today" })).toBeVisible();
  const arcs = [...container.querySelectorAll("[class*='Ring-coming']")];
  expect(arcs.map((arc) => arc.getAttribute("stroke-dasharray"))).toEqual(["30 100", "30 100"]);
});

test("a plan that does not suffice for what is to come is over, with nothing a day", async () => {
  const { app, show } = await begin("300");
  await scheduleRent(app, "310", "2026-11-24");
  show();
  expect(screen.getByText("Over budget").parentElement).toHaveTextContent(
    "Over budget$10.00after $310.00 still to come$0.00 a day · 10 days to go",
  );
  expect(screen.queryByRole("button", { name: /due/ })).toBeNull();
});

test("from the third day on the month says how far it is under an even pace", async () => {
  const { app, show } = await plannedOn("2026-11-07", "300");
  await spend(app, "97.50");
  show();
  expect(screen.getByText("$112 under pace")).not.toHaveAttribute("data-over");
});

test("what is spent faster than the days go by is over pace", async () => {
  const { app, show } = await plannedOn("2026-10-28", "300");
  await spend(app, "250");
  show();
  expect(screen.getByText("$40 over pace").parentElement).toHaveAttribute("data-over");
});

test("a month that was planned late has no pace", async () => {
  const { app, show } = await plannedOn("2026-11-08", "300");
  await spend(app, "97.50");
  show();
  expect(screen.getByText("Left to spend")).toBeVisible();
  expect(screen.queryByText(/pace/)).toBeNull();
});

test("a month over its plan, or another one, has no pace", async () => {
  const { app, show } = await begin("100");
  await spend(app, "125");
  show();
  expect(screen.queryByText(/pace/)).toBeNull();
  await act(() => app.store.set(stepMonthAtom, 1));
  expect(screen.queryByText(/pace/)).toBeNull();
});

test("what is over the plan is named as such", async () => {
  const { app, show } = await begin("100");
  await spend(app, "125");
  show();
  expect(screen.getByText("Over budget")).toBeVisible();
  expect(screen.getByRole("button", { name: "Food, $25.00 over" })).toBeVisible();
});

test("a ring says in whole units what is left, and in Ukrainian the word first", async () => {
  const { app, show } = await begin("300");
  await spend(app, "110.25");
  show();
  const round = screen.getByRole("button", { name: "Food, $189.75 left of $300.00, 37%" });
  expect(round.parentElement).toHaveTextContent("Food 189 left");
  await act(() => switchLanguage("ua"));
  expect(round.parentElement).toHaveTextContent(/ще 189$/);
});

test("what is spent without a plan is over nothing: it is named, and included in what is left", async () => {
  const { app, show } = await begin("100");
  await spend(app, "12.50", "Transport");
  const { container } = show();
  const round = screen.getByRole("button", { name: "Transport, $12.50 spent, nothing planned" });
  expect(round.parentElement).toHaveTextContent("Transport 13 spent");
  expect(container.querySelector("[data-over]")).toBeNull();
  expect(screen.getByText("Includes $12.50 spent without a plan")).toBeVisible();
  expect(screen.getByText("Left to spend").parentElement).toHaveTextContent("$87.50");
});

test("what an archived category planned and spent is in the sum, and said", async () => {
  const { app, show } = await begin("100");
  await spend(app, "40");
  await app.change({ name: "deleteCategory", id: app.category("Food").id });
  show();
  expect(screen.getByText("Includes archived categories: $40.00 of $100.00")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Food, \$/ })).toBeNull();
});

test("pressing a category asks the keypad for an expense of it", async () => {
  const { app, asked, show } = await begin("300");
  show();
  await userEvent.click(screen.getByRole("button", { name: "Food, $300.00 left of $300.00, 0%" }));
  expect(asked()).toEqual({ isOpen: true, categoryId: app.category("Food").id, listId: null, sequence: 1 });
});

test("rounds become rows, and the choice is kept", async () => {
  const { show } = await begin("300");
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button", { name: "List" }));
  const rows = await screen.findByRole("list", { name: "List" });
  expect(within(rows).getAllByRole("button")).toHaveLength(4);
  unmount();
  show();
  expect(await screen.findByRole("list", { name: "List" })).toBeVisible();
});

test("today's entries stand below the running month", async () => {
  const { app, show } = await begin("300");
  await spend(app, "8");
  show();
  const today = await screen.findByRole("list", { name: "Today" });
  await userEvent.click(within(today).getByRole("button", { name: /^Food, / }));
  expect(app.address()).toBe("/history?entry=his-8");
});

test("what is planned to the cent is spent, not so much a day", async () => {
  const { app, show } = await begin("100");
  await spend(app, "100");
  show();
  expect(screen.getByText("Left to spend")).toBeVisible();
  expect(screen.getByText("$100.00", { selector: "b" })).toBeVisible();
  expect(screen.queryByText(/to go/)).toBeNull();
});

test("days to go are counted as the language of the app counts them", async () => {
  const { app, show } = await begin("300");
  await spend(app, "100");
  show();
  await act(() => switchLanguage("ua"));
  expect(screen.getByText(/10 днів/)).toBeVisible();
  expect(screen.queryByText("Left to spend")).toBeNull();
});

test("a month that is over tells what was spent of its plan", async () => {
  const { app, show } = await begin();
  const body = { categoryId: app.category("Food").id, date: "2026-10-01", budget: "80" };
  await app.change({ name: "setPlanning", id: "plan-1", body });
  await spendIn(app, "2026-10-12", "60.50");
  show();
  await act(() => app.store.set(stepMonthAtom, -1));
  expect(screen.getByText("Left in October").parentElement).toHaveTextContent("$19.50");
  expect(screen.getByText("$60.50", { selector: "b" }).parentElement).toHaveTextContent(
    "$60.50 of $80.00 spent",
  );
  expect(screen.queryByRole("heading", { name: "Today" })).toBeNull();
  expect(await screen.findByRole("link", { name: /^How October 2026 went/ })).toBeVisible();
  await userEvent.click(await screen.findByRole("link", { name: "1 entry in October" }));
  expect(app.address()).toBe("/history?month=2026-10");
});

test("a closed month says what was over, and without a plan what was spent", async () => {
  const { app, show } = await begin();
  await spendIn(app, "2026-10-12", "60.50");
  show();
  await act(() => app.store.set(stepMonthAtom, -1));
  expect(screen.getByText("Spent in October").parentElement).toHaveTextContent("$60.50");
  await act(() => plan(app, "60", "2026-10-01"));
  expect(screen.getByText("Over in October").parentElement).toHaveTextContent("$0.50");
});

test("an archived category takes no new expense", async () => {
  const { app, show } = await begin("300");
  await spend(app, "8");
  await app.change({ name: "deleteCategory", id: app.category("Food").id });
  show();
  expect(screen.queryByRole("button", { name: /^Food, .*left/ })).toBeNull();
  expect(screen.getByRole("button", { name: /^Transport, / })).toBeVisible();
});

test("the last round leads to a new category", async () => {
  const { app, show } = await begin();
  show();
  await userEvent.click(screen.getByRole("button", { name: "New category" }));
  expect(app.address()).toBe("/planning?add");
});

test("without a category the way to the first stands in their place", async () => {
  const { app, show } = await begin();
  for (const name of ["Food", "Entertaiment", "Utilities", "Transport"]) {
    await app.change({ name: "deleteCategory", id: app.category(name).id });
  }
  show();
  expect(await screen.findByRole("link", { name: "Add category" })).toHaveAttribute("href", "/planning?add");
  expect(screen.queryByRole("button", { name: "New category" })).toBeNull();
});

test("a day without an entry says so, and leads to the history", async () => {
  const { show } = await begin();
  show();
  expect(await screen.findByText("Nothing spent today")).toBeVisible();
  expect(screen.getByRole("link", { name: "History" })).toHaveAttribute("href", "/history");
});
