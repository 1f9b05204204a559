import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "@testing/eventually";
import { chooseMonthAtom } from "@/state/budget/month";
import { startGuestApp, type TestApp } from "@testing/app";
import Expenses from "../index";
import Review from "./Review";

beforeEach(() => localStorage.clear());

/** A guest on the 2nd of December who planned 300 for food in both months before. */
async function begin(spent: string, day = "2026-12-02") {
  const app = await startGuestApp();
  for (const date of ["2026-10-01", "2026-11-01"]) {
    const body = { categoryId: app.category("Food").id, date, budget: "300" };
    await app.change({ name: "setPlanning", id: `plan-${date}`, body });
  }
  await spend(app, "180", "2026-10-12");
  await spend(app, spent, "2026-11-12");
  vi.setSystemTime(new Date(`${day}T10:00:00`));
  return app;
}

const spend = (app: TestApp, value: string, date: string) =>
  app.change({
    name: "addExpenses",
    id: `his-${date}`,
    body: { value, date, accountId: app.account("Cash").id, categoryId: app.category("Food").id },
  });

const row = () => screen.queryByRole("link", { name: /^How November 2026 went/ });

function showExpenses(app: TestApp) {
  return app.show(<Expenses keypad={null} />, "/expenses");
}

test("in the first week of a month one row leads to the last one", async () => {
  const app = await begin("104");
  showExpenses(app);
  expect(await screen.findByRole("link", { name: /^How November 2026 went/ })).toHaveAttribute(
    "href",
    "/expenses/review",
  );
});

test("from the eighth day on the row is gone", async () => {
  const app = await begin("104", "2026-12-08");
  showExpenses(app);
  await act(() => Promise.resolve());
  expect(row()).toBeNull();
});

test("a month under its plan is praised, with what changed and what stayed", async () => {
  const app = await begin("104");
  app.show(<Review />, "/expenses/review");
  expect(screen.getByRole("heading", { name: "$196.00 under plan" })).toBeVisible();
  expect(screen.getByText("$104.00 of $300.00. Well done.")).toBeVisible();
  const changes = screen.getByRole("list", { name: "Three biggest changes" });
  expect(within(changes).getByText("$76 less")).toBeVisible();
  expect(within(changes).getByText("$104.00, Oct $180.00")).toBeVisible();
  const steady = screen.getByRole("list", { name: "Steady" });
  expect(within(steady).getByText("2 months in a row")).toBeVisible();
});

test("a month over its plan is a fact with a way out", async () => {
  const app = await begin("392.40");
  app.show(<Review />, "/expenses/review");
  expect(screen.getByRole("heading", { name: "$92.40 over plan" })).toBeVisible();
  expect(screen.getByText("$392.40 of $300.00. December starts fresh.")).toBeVisible();
  expect(screen.getByText("$212 more")).toBeVisible();
  expect(screen.queryByRole("list", { name: "Steady" })).toBeNull();
});

test("the plan is copied, once, and the row goes", async () => {
  const app = await begin("104");
  app.show(<Review />, "/expenses/review");
  await userEvent.dblClick(screen.getByRole("button", { name: "Copy plan to December" }));
  await eventually(() => expect(app.address()).toBe("/expenses"));
  showExpenses(app);
  expect(await screen.findByRole("button", { name: "Food, $300.00 left of $300.00, 0%" })).toBeVisible();
  expect(row()).toBeNull();
});

test("Later hides the row of that month on this device", async () => {
  const app = await begin("104");
  app.show(<Review />, "/expenses/review");
  await userEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(app.address()).toBe("/expenses");
  showExpenses(app);
  expect(row()).toBeNull();
  expect(localStorage.getItem("budget.reviewHidden")).toBe("guestWorkspace 2026-11");
});

test("without a plan there is nothing to look back at", async () => {
  const app = await startGuestApp();
  app.show(<Review />, "/expenses/review");
  expect(app.address()).toBe("/expenses");
});

test("any month that is over is looked back at from itself, a plan or not", async () => {
  const app = await begin("104", "2026-12-20");
  await spend(app, "44", "2026-09-12");
  app.show(<Review />, "/expenses/review");
  await act(() => app.store.set(chooseMonthAtom, "2026-09"));
  expect(app.address()).toBe("/expenses/review");
  expect(screen.getByRole("heading", { name: "$44.00 spent" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Later" })).toBeNull();
});
