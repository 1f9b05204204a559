import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { stepMonthAtom } from "@/state/budget/month";
import { startGuestApp, type TestApp } from "@testing/app";
import Expenses from "./index";

async function begin(budget?: string) {
  const app = await startGuestApp();
  if (budget !== undefined) {
    const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget };
    await app.change({ name: "setPlanning", id: "plan-1", body });
  }
  const keypad = vi.fn<(props: object) => null>(() => null);
  const show = () => app.show(<Expenses keypad={keypad} />, "/expenses");
  return { app, keypad, show };
}

const spend = (app: TestApp, value: string, name = "Food") =>
  app.change({
    name: "addExpenses",
    id: `his-${value}`,
    body: { value, accountId: app.account("Cash").id, categoryId: app.category(name).id },
  });

test("before anything is planned the month says what was spent, and leads to planning", async () => {
  const { app, show } = await begin();
  await spend(app, "12.50");
  show();
  expect(screen.getByText("Spent this month")).toBeVisible();
  expect(screen.getByRole("link", { name: "Plan the month to see what is left" })).toHaveAttribute(
    "href",
    "/planning",
  );
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

test("what is over the plan is named as such", async () => {
  const { app, show } = await begin("100");
  await spend(app, "125");
  show();
  expect(screen.getByText("Over budget")).toBeVisible();
  expect(screen.getByRole("button", { name: "Food, $25.00 over" })).toBeVisible();
});

test("pressing a category asks the keypad for an expense of it", async () => {
  const { app, keypad, show } = await begin("300");
  show();
  await userEvent.click(screen.getByRole("button", { name: "Food, $300.00 left of $300.00, 0 %" }));
  expect(keypad.mock.calls.at(-1)?.[0]).toMatchObject({
    open: true,
    request: { categoryId: app.category("Food").id, sequence: 1 },
  });
});

test("rounds become rows, and the choice is kept", async () => {
  const { show } = await begin("300");
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button", { name: "List" }));
  const rows = await screen.findByRole("list", { name: "List" });
  expect(within(rows).getAllByRole("button")).toHaveLength(4);
  unmount();
  show();
  expect(screen.getByRole("list", { name: "List" })).toBeVisible();
});

test("today's entries stand below, whatever month is looked at", async () => {
  const { app, show } = await begin("300");
  await spend(app, "8");
  show();
  await act(() => app.store.set(stepMonthAtom, -1));
  const today = screen.getByRole("list", { name: "Today" });
  await userEvent.click(within(today).getByRole("button", { name: /^Food, / }));
  expect(app.address()).toBe("/history?entry=his-8");
});
