import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { monthAtom } from "@/state/budget/month";
import { startGuestApp } from "@testing/app";
import { MonthPicker } from "./MonthPicker";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("the arrows lead to the months beside, over the end of a year", async () => {
  const app = await startGuestApp();
  app.show(<MonthPicker />);
  await press("Next month");
  await press("Next month");
  expect(screen.getByRole("button", { name: "January 2027" })).toBeVisible();
  expect(app.store.get(monthAtom)).toBe("2027-01");
  await press("Previous month");
  expect(app.store.get(monthAtom)).toBe("2026-12");
});

test("a month of the year that opens is chosen, and the sheet is gone", async () => {
  const app = await startGuestApp();
  app.show(<MonthPicker />);
  await press("November 2026");
  const grid = await screen.findByRole("grid", { name: "Months of 2026" });
  await userEvent.click(within(grid).getByRole("button", { name: "March 2026" }));
  expect(app.store.get(monthAtom)).toBe("2026-03");
  await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
});

test("each month says what was spent in it, and one ahead that it is planned", async () => {
  const app = await startGuestApp();
  const categoryId = app.category("Food").id;
  const body = { value: "1205.40", accountId: app.account("Cash").id, categoryId };
  await app.change({ name: "addExpenses", id: "his-1", body });
  const budget = { categoryId, date: "2026-12-01", budget: "300" };
  await app.change({ name: "setPlanning", id: "plan-1", body: budget });
  app.show(<MonthPicker />);
  await press("November 2026");
  const november = await screen.findByRole("button", { name: /^November 2026, .1.205\.40 spent$/ });
  expect(november).toHaveTextContent(/^Nov1.205$/);
  expect(november).toHaveAttribute("aria-current", "date");
  expect(screen.getByRole("button", { name: "December 2026, planned" })).toHaveTextContent("Decplan");
});

test("the keys lead over the months and years, and the year beside is one press away", async () => {
  const app = await startGuestApp();
  app.show(<MonthPicker />);
  await press("November 2026");
  const grid = await screen.findByRole("grid");
  within(grid).getByRole("button", { name: "November 2026" }).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  expect(screen.getByRole("button", { name: "April 2027" })).toHaveFocus();
  await userEvent.keyboard("{End}{PageUp}{Home}{ArrowLeft}");
  expect(screen.getByRole("button", { name: "December 2025" })).toHaveFocus();
  await press("2024");
  await userEvent.click(screen.getByRole("button", { name: "July 2024" }));
  expect(app.store.get(monthAtom)).toBe("2024-07");
});

test("from any month one press leads to the running one", async () => {
  const app = await startGuestApp();
  app.show(<MonthPicker />);
  await press("Previous month");
  await press("October 2026");
  await userEvent.click(await screen.findByRole("button", { name: "This month" }));
  expect(app.store.get(monthAtom)).toBe("2026-11");
});
