import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { stepMonthAtom } from "@/state/budget/month";
import { planningRowsAtom } from "@/state/budget/planning";
import type { Operation } from "@/domain";
import { startGuestApp, type TestApp } from "@testing/app";
import Planning from "../index";
import { useRun } from "./useRun";

const NAMES = ["Food", "Entertaiment", "Utilities", "Transport"];

/** Spent on Food by month; the income came in October. */
const SPENT = { "2026-08": "270", "2026-09": "300", "2026-10": "282" };

/** Nothing scrolls here. */
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function begin(): Promise<TestApp> {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  for (const [month, value] of Object.entries(SPENT)) {
    const body = { value, accountId, categoryId, date: `${month}-05T09:00:00.000Z` };
    expect(await app.change({ name: "addExpenses", id: `his-${month}`, body })).toEqual({ ok: true });
  }
  const income = { value: "2000", date: "2026-10-02T09:00:00.000Z" };
  await app.change({ name: "transfer", id: "his-income", accountId, body: income });
  await plan(app, "Food", "300", "2026-10-01", "plan-october");
  app.show(<Planning />, "/planning");
  await screen.findByText("Oct 282 · avg 284");
  return app;
}

async function plan(app: TestApp, name: string, budget: string, date = "2026-11-01", id = `plan-${name}`) {
  const body = { categoryId: app.category(name).id, date, budget };
  expect(await act(() => app.change({ name: "setPlanning", id, body }))).toEqual({ ok: true });
}

const budgets = (app: TestApp) =>
  NAMES.map(
    (name) => app.store.get(planningRowsAtom).find(({ category }) => category.name === name)?.budget ?? "",
  );
const carried = (app: TestApp) => app.store.get(planningRowsAtom)[0]?.carried;
const amount = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}, planned`) });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const keypad = (name: string) => screen.getByRole("group", { name: `Planned for ${name} in US dollars` });

test("an amount says what is planned, what last month cost and what the average is", async () => {
  await begin();
  expect(amount("Food")).toHaveAccessibleName("Food, planned 0, October 282, average 284");
  expect(amount("Transport")).toHaveAccessibleName("Transport, planned 0, October 0, average 0");
});

test("the first digit takes the place of the old amount, and Next saves it and goes on", async () => {
  const app = await begin();
  await plan(app, "Food", "300");
  await userEvent.click(amount("Food"));
  await waitFor(() => {
    expect(keypad("Food")).toBeVisible();
  });
  await userEvent.keyboard("45");
  expect(amount("Food")).toHaveTextContent("45");
  await press("Next: Entertainment");
  expect(keypad("Entertainment")).toBeVisible();
  await waitFor(() => expect(budgets(app)[0]).toBe("45.00"));
});

test("Enter steps through the rows, and the last one reads Done", async () => {
  const app = await begin();
  await userEvent.click(amount("Utilities"));
  await userEvent.keyboard("12.5{Enter}7");
  expect(keypad("Transport")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Next: / })).toBeNull();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(budgets(app)).toEqual(["0.00", "0.00", "12.50", "7.00"]));
  expect(amount("Transport")).toHaveFocus();
});

test("one Undo takes the whole run back", async () => {
  const app = await begin();
  await plan(app, "Food", "300");
  await userEvent.click(amount("Food"));
  await userEvent.keyboard("10{Enter}20{Enter}");
  await userEvent.click(amount("Food"));
  await userEvent.keyboard("30");
  await press("Done");
  await waitFor(() => expect(budgets(app)).toEqual(["30.00", "20.00", "0.00", "0.00"]));
  await expect.poll(() => app.toasts.map(({ text }) => text)).toEqual(["2 budgets changed"]);
  await app.undo();
  await waitFor(() => expect(budgets(app)).toEqual(["300.00", "0.00", "0.00", "0.00"]));
});

test("a suggestion sets the amount and goes on, so that every row takes one tap", async () => {
  const app = await begin();
  await userEvent.click(amount("Food"));
  const names = within(screen.getByRole("group", { name: "Suggestions" })).getAllByRole("button");
  expect(names.map(({ textContent }) => textContent)).toEqual(["Oct 282", "Average 284", "Left over +18"]);
  await press("Average 284");
  expect(keypad("Entertainment")).toBeVisible();
  await waitFor(() => expect(budgets(app)[0]).toBe("284.00"));
  await userEvent.click(amount("Food"));
  await press("Left over +18");
  await waitFor(() => expect(carried(app)).toBe("18.00"));
  expect(screen.getByRole("button", { name: "Left over +18" })).toHaveAttribute("aria-pressed", "true");
  expect(budgets(app)[0]).toBe("284.00");
});

test("leftovers that were carried stand beside the name, and Undo of the run leaves them behind", async () => {
  const app = await begin();
  await plan(app, "Food", "300");
  await userEvent.click(amount("Food"));
  await press("Left over +18");
  await press("Done");
  expect(await screen.findByText("+18")).toBeVisible();
  const left = screen.getByRole("button", { name: "318 left. Why $318.00?" });
  expect(left.parentElement).toHaveTextContent("318 left · Oct 282 · avg 284");
  expect(amount("Food")).toHaveAccessibleName(/planned 300, 18 carried from October, 318 left, October 282/);
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Leftovers changed");
  await app.undo();
  await waitFor(() => expect(carried(app)).toBe("0.00"));
});

test("leftovers that are left behind and taken again keep their rule and its limit", async () => {
  const app = await begin();
  const categoryId = app.category("Food").id;
  const body = { categoryId, from: "2026-10-01", carry: "all", cap: "10" } as const;
  await act(() => app.change({ name: "setCarryOver", body }));
  await userEvent.click(amount("Food"));
  await press("Left over +10");
  await waitFor(() => expect(carried(app)).toBe("0.00"));
  await press("Left over +18");
  await waitFor(() => expect(carried(app)).toBe("10.00"));
});

test("what is offered counts in what was carried into last month", async () => {
  const app = await begin();
  const categoryId = app.category("Food").id;
  await plan(app, "Food", "350", "2026-09-01", "plan-september");
  const rule = (from: string, carry: "left" | "none") =>
    app.change({ name: "setCarryOver", body: { categoryId, from, carry } });
  await act(() => rule("2026-09-01", "left"));
  await act(() => rule("2026-10-01", "none"));
  await userEvent.click(amount("Food"));
  expect(await screen.findByRole("button", { name: "Left over +68" })).toBeVisible();
});

test("a rule for leftovers that is refused says so", async () => {
  const app = await begin();
  const row = app.store.get(planningRowsAtom)[0];
  if (row === undefined) throw new Error("the month has no rows");
  const gone = { ...row, categoryId: "gone" };
  const planned = app.hook(() => useRun([gone]));
  act(() => planned.current.start(gone));
  act(() => planned.current.carry(true));
  await waitFor(() => expect(app.toasts.at(-1)?.tone).toBe("error"));
});

test("overspending that is carried is taken off the next month", async () => {
  const app = await begin();
  const categoryId = app.category("Food").id;
  await plan(app, "Food", "263", "2026-10-01", "plan-october");
  await plan(app, "Food", "300");
  const body = { categoryId, from: "2026-10-01", carry: "all" } as const;
  await act(() => app.change({ name: "setCarryOver", body }));
  expect(await screen.findByText("−19")).toBeVisible();
  expect(amount("Food")).toHaveAccessibleName(/19 less after October, 281 left/);
});

test("a target says what it needs, and whether the plan does that", async () => {
  const app = await begin();
  await plan(app, "Food", "100");
  const body = { categoryId: app.category("Food").id, amount: "900", by: "2027-06-01" };
  await act(() => app.change({ name: "setTarget", body }));
  expect(await screen.findByText("$900 by June 2027 · 113 a month, 12.50 more to plan")).toBeVisible();
  await plan(app, "Food", "112.50");
  expect(await screen.findByText("$900 by June 2027 · 113 a month, on track")).toBeVisible();
});

test("on the last row a suggestion is shown before it is saved", async () => {
  const app = await begin();
  await plan(app, "Transport", "80");
  await userEvent.click(amount("Transport"));
  await press("Oct 0");
  expect(amount("Transport")).toHaveTextContent("0");
  expect(screen.getByRole("button", { name: "Oct 0" })).toHaveAttribute("aria-pressed", "true");
  expect(budgets(app)[3]).toBe("80.00");
  await press("Done");
  await waitFor(() => expect(budgets(app)[3]).toBe("0.00"));
});

test("leaving a row in any way keeps what was typed", async () => {
  const app = await begin();
  await userEvent.click(amount("Food"));
  await userEvent.keyboard("11");
  await userEvent.click(amount("Transport"));
  await userEvent.keyboard("22{Escape}");
  await waitFor(() => expect(budgets(app)).toEqual(["11.00", "0.00", "0.00", "22.00"]));
  await userEvent.click(amount("Food"));
  await userEvent.keyboard("33");
  await act(() => app.store.set(stepMonthAtom, 1));
  expect(screen.queryByRole("group", { name: /^Planned for/ })).toBeNull();
  await act(() => app.store.set(stepMonthAtom, -1));
  await waitFor(() => expect(budgets(app)[0]).toBe("33.00"));
});

test("nothing is said of a run that changed nothing", async () => {
  const app = await begin();
  await userEvent.click(amount("Food"));
  await userEvent.keyboard("0{Enter}{Escape}");
  expect(app.toasts).toEqual([]);
});

const income = (amount: string): Operation => ({
  name: "setExpectedIncome",
  body: { date: "2026-11-01", amount },
});

test("to assign is the expected income less the plan, and says when that is not enough", async () => {
  const app = await begin();
  const toAssign = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
  await act(() => app.change(income("2000")));
  expect(screen.getByText("Income expected")).toBeVisible();
  await plan(app, "Food", "300");
  expect(toAssign()).toEqual(["$2\u00a0000", "$300", "$1\u00a0700"]);
  await plan(app, "Transport", "1760");
  expect(toAssign()).toEqual(["$2\u00a0000", "$2\u00a0060", "−$60"]);
  expect(screen.getByText("$60 more than income")).toBeVisible();
  expect(screen.getByText("To assign −$60, $60 more than income")).toHaveAttribute("role", "status");
  await act(() => switchLanguage("ua"));
  expect(screen.getByText(/^на 60.\$ більше за дохід$/)).toBeVisible();
});

test("while no income is known it can be entered, with last month's at hand", async () => {
  const app = await begin();
  await press("Income expected");
  const sheet = await screen.findByRole("dialog", { name: "Income expected in November 2026" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Oct $2\u00a0000" }));
  await userEvent.click(within(sheet).getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Income expected, $2\u00a0000" })).toBeVisible();
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Income expected in November 2026: $2\u00a0000.00");
  await act(() => app.change(income("1500")));
  await press(/^Income expected, .1.500$/);
  const again = within(await screen.findByRole("dialog", { name: "Income expected in November 2026" }));
  const typed = again.getByRole("textbox", { name: "Income expected" });
  await userEvent.clear(typed);
  await userEvent.type(typed, "1600");
  await userEvent.click(again.getByRole("button", { name: "Save" }));
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Income expected in November 2026: $1\u00a0600.00");
  await app.undo();
  const shown = await screen.findByRole("button", { name: /^Income expected(?!.*1.600)/ });
  expect(shown).toHaveAccessibleName(/1.500$/);
});

test("a month whose month before has not come yet suggests the average alone", async () => {
  const app = await begin();
  await act(() => app.store.set(stepMonthAtom, 2));
  expect(await screen.findByText("avg 284")).toBeVisible();
});

const listed = () =>
  within(screen.getByRole("list", { name: /categories/ }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

test("categories over their plan stand first, in this list alone and only while that is wanted", async () => {
  const app = await begin();
  const body = { value: "9", accountId: app.account("Cash").id, categoryId: app.category("Transport").id };
  await plan(app, "Transport", "5");
  await act(() => app.change({ name: "addExpenses", id: "his-t", body }));
  expect(listed()).toEqual(["Transport", "Food", "Entertainment", "Utilities"]);
  expect(screen.getByText("4 over")).toBeVisible();
  await press("Reorder");
  await userEvent.click(screen.getByRole("switch", { name: /^Over first/ }));
  await press("Done");
  expect(listed()).toEqual(["Food", "Entertainment", "Utilities", "Transport"]);
  expect(screen.getByRole("heading", { name: "4 categories" })).toBeVisible();
});

test("what was spent without a plan is over nothing: it is said in whole units, as under its ring", async () => {
  const app = await begin();
  const body = { value: "9", accountId: app.account("Cash").id, categoryId: app.category("Transport").id };
  await act(() => app.change({ name: "addExpenses", id: "his-t", body: { ...body, value: "12.50" } }));
  expect(screen.getByText("13 spent")).toBeVisible();
  expect(screen.queryByText(/\d over$/)).toBeNull();
  expect(listed()[0]).toBe("Food");
  await plan(app, "Transport", "12.25");
  expect(screen.getByText("1 over")).toBeVisible();
  expect(listed()[0]).toBe("Transport");
});

test("rows keep their places while they are planned, whatever is over", async () => {
  const app = await begin();
  const body = { value: "9", accountId: app.account("Cash").id, categoryId: app.category("Transport").id };
  await plan(app, "Transport", "5");
  await act(() => app.change({ name: "addExpenses", id: "his-t", body }));
  await userEvent.click(amount("Transport"));
  await userEvent.keyboard("100{Enter}");
  await waitFor(() => expect(budgets(app)[3]).toBe("100.00"));
  expect(listed()[0]).toBe("Transport");
  fireEvent.keyDown(keypad("Food"), { key: "Escape" });
  await waitFor(() => expect(listed()[0]).toBe("Food"));
});
