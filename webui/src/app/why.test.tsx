import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { stepMonthAtom } from "@/state/budget/month";
import type { Explained } from "@/domain";
import { startGuestApp, type TestApp } from "@testing/app";
import { Why } from "./Shell";
import { WhyButton } from "@/parts/why/WhyButton";

/** On the 21st: 300 planned for Food in both months, 255 spent of it in October and 60 in November; what is left is carried. */
async function withFood() {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const spend = (id: string, date: string, value: string) =>
    app.change({ name: "addExpenses", id, body: { accountId, categoryId, date, value } });
  for (const date of ["2026-10-01", "2026-11-01"]) {
    await app.change({ name: "setPlanning", id: `plan-${date}`, body: { categoryId, date, budget: "300" } });
  }
  await spend("his-1", "2026-10-10", "255");
  await spend("his-2", "2026-11-05", "20");
  await spend("his-3", "2026-11-20", "40");
  await app.change({
    name: "setCarryOver",
    body: { categoryId, from: "2026-10-01", carry: "left", cap: "30" },
  });
  return { app, categoryId };
}

/** Asks why a number is what it is; gives the sheet that answers. */
async function ask(app: TestApp, about: Explained, amount: string) {
  app.show(
    <>
      <WhyButton about={about} amount={amount} />
      <Why />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: `Why ${amount}?` }));
  return screen.findByRole("dialog");
}

const rowsOf = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("a number is its parts with their signs, and the result", async () => {
  const { app, categoryId } = await withFood();
  const sheet = await ask(app, { categoryId, of: "available" }, "$270.00");
  expect(sheet).toHaveAccessibleName("Why $270.00 left?");
  expect(within(sheet).getByText("Food · November 2026")).toBeVisible();
  expect(rowsOf(sheet)).toEqual([
    "Planned for November$300.00",
    "Carried from October+$30.00",
    "Spent2 entries−$60.00",
    "Left$270.00",
  ]);
});

test("a part opens its own parts: the month that handed it over, and what the limit kept back", async () => {
  const { app, categoryId } = await withFood();
  const sheet = await ask(app, { categoryId, of: "available" }, "$270.00");
  const part = within(sheet).getByRole("button", { name: /^Carried from October/, expanded: false });
  await userEvent.click(part);
  expect(part).toHaveAttribute("aria-expanded", "true");
  const inside = within(part.closest("li")?.nextElementSibling as HTMLElement);
  expect(inside.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Planned for October$300.00",
    "Spent in October−$255.00",
    "Not carried over−$15.00",
  ]);
});

test("spending leads to its entries in the history, of whatever month", async () => {
  const { app, categoryId } = await withFood();
  const sheet = await ask(app, { categoryId, of: "available" }, "$270.00");
  await userEvent.click(within(sheet).getByRole("button", { name: /^Carried from/ }));
  await userEvent.click(within(sheet).getByRole("button", { name: /^Spent in October/ }));
  expect(app.address()).toBe(`/history?month=2026-10&category=${categoryId}`);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the month's number is made of categories, and one leads to its page", async () => {
  const { app, categoryId } = await withFood();
  const sheet = await ask(app, { categoryId: null, of: "free" }, "$270.00");
  expect(sheet).toHaveAccessibleName("Why $270.00 left?");
  await userEvent.click(within(sheet).getByRole("button", { name: /^Planned for November/ }));
  // Categories are parts of a sum: none is added to or taken from another.
  expect(within(sheet).getByRole("button", { name: /^Food/ })).toHaveTextContent(/Food\$300\.00/);
  await userEvent.click(within(sheet).getByRole("button", { name: /^Food/ }));
  expect(app.address()).toBe(`/categories/${categoryId}`);
});

test("what is to come is taken off what is free", async () => {
  const { app, categoryId } = await withFood();
  const body = {
    kind: "expense",
    accountId: app.account("Cash").id,
    categoryId,
    value: "25",
    note: "",
  } as const;
  const rhythm = { frequency: "once", startDate: "2026-11-24" } as const;
  await app.change({ name: "createSchedule", id: "sch-1", body: { ...body, ...rhythm } });
  const sheet = await ask(app, { categoryId: null, of: "free" }, "$245.00");
  expect(sheet).toHaveAccessibleName("Why $245.00?");
  expect(rowsOf(sheet).slice(-2)).toEqual([
    "Still to comeFood−$25.00",
    "Free to spend$24.50 a day · 10 days to go$245.00",
  ]);
});

test("overspending is named as such", async () => {
  const { app, categoryId } = await withFood();
  const body = { accountId: app.account("Cash").id, categoryId, date: "2026-11-21", value: "300" };
  await app.change({ name: "addExpenses", id: "his-9", body });
  const sheet = await ask(app, { categoryId, of: "available" }, "$30.00");
  expect(sheet).toHaveAccessibleName("Why $30.00 over?");
  expect(rowsOf(sheet).at(-1)).toBe("Over budget−$30.00");
});

test("an amount of another currency says its rate and the day of it", async () => {
  const { app, categoryId } = await withFood();
  const budget = { categoryId, date: "2026-11-01", currencyCode: "EUR" };
  await app.change({ name: "setPlanning", id: "plan-2026-11-01", body: { ...budget, budget: "100" } });
  const sheet = await ask(app, { categoryId: null, of: "budget" }, "$0.00");
  expect(rowsOf(sheet)[0]).toMatch(/^Food€100\.00 · [€$]1 = [€$][\d.]+ · rate of \d+ \w+\$[\d.]+$/);
});

test("the number follows the month that is chosen", async () => {
  const { app, categoryId } = await withFood();
  await app.store.set(stepMonthAtom, -1);
  const sheet = await ask(app, { categoryId, of: "available" }, "$45.00");
  expect(rowsOf(sheet)).toEqual(["Planned for October$300.00", "Spent1 entry−$255.00", "Left$45.00"]);
});
