import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { entriesAtom } from "@/state/budget/history";
import { expensesViewAtom } from "@/state/budget/settings";
import { startGuestApp, type TestApp } from "@testing/app";
import Add from "./index";

const entries = (app: TestApp) => app.store.get(entriesAtom);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("a link fills the keypad in, and one press books what it says", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?amount=12.5&category=Transport&note=bus");
  expect(screen.getByRole("button", { name: /^To Transport/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Note: bus. Change" })).toBeVisible();
  await press("Add expense");
  await waitFor(() => {
    expect(app.address()).toBe("/expenses");
  });
  expect(entries(app)).toMatchObject([{ value: "-12.50", categoryLabel: "Transport", note: "bus" }]);
});

test("nothing can be booked before there is an amount", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add");
  expect(screen.getByRole("button", { name: "Add expense" })).toBeDisabled();
  await press("5");
  expect(screen.getByRole("button", { name: "Add expense" })).toBeEnabled();
});

test("another account, category and day are chosen in sheets", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?amount=8");
  await press(/^From Credit Card/);
  await userEvent.click(await screen.findByRole("button", { name: /^Cash/ }));
  await press(/^To Food/);
  await userEvent.click(await screen.findByRole("button", { name: /^Utilities/ }));
  await press("Date: Today. Change");
  await userEvent.click(await screen.findByRole("button", { name: /^Yesterday/ }));
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  await press("Add expense");
  await waitFor(() => {
    expect(entries(app)).toHaveLength(1);
  });
  expect(entries(app)[0]).toMatchObject({
    accountLabel: "Cash",
    categoryLabel: "Utilities",
    localDay: "2026-11-20",
  });
});

test("a category is chosen among icons or in a list, each with what is left, and the choice of view is kept", async () => {
  const app = await startGuestApp();
  const body = { categoryId: app.category("Utilities").id, date: "2026-11-01", budget: "40" };
  await app.change({ name: "setPlanning", id: "plan-1", body });
  app.show(<Add />, "/add?amount=8");
  await press(/^To Food/);
  const icon = await screen.findByRole("button", { name: "Utilities, $40.00 left of $40.00, 0 %" });
  expect(screen.getByRole("button", { name: /^Food, / })).toHaveAttribute("aria-current", "true");
  await userEvent.click(icon);
  await press(/^To Utilities, \$40.00 left/);
  await userEvent.click(await screen.findByRole("button", { name: "List" }));
  const row = await screen.findByRole("button", { name: /^Transport/ });
  expect(screen.queryByRole("button", { name: "Utilities, $40.00 left of $40.00, 0 %" })).toBeNull();
  expect(app.store.get(expensesViewAtom)).toBe("list-view");
  await userEvent.click(row);
  expect(await screen.findByRole("button", { name: /^To Transport/ })).toBeVisible();
});

test("a correction starts from what was booked and takes its place", async () => {
  const app = await startGuestApp();
  const body = { value: "7", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  app.show(<Add />, "/add?replace=his-1");
  expect(screen.getByRole("button", { name: /^From Cash/ })).toBeVisible();
  await press("5");
  await press("Save correction");
  await waitFor(() => {
    expect(entries(app)).toMatchObject([{ value: "-75.00" }]);
  });
});

test("a correction keeps the note that was typed before it began", async () => {
  const app = await startGuestApp();
  const body = { value: "7", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body: { ...body, note: "lunch" } });
  const begin = (
    <Link to="/add?replace=his-1" state={{ note: "lunch with Olena" }}>
      Correct
    </Link>
  );
  const screens = (
    <Routes>
      <Route path="/history" element={begin} />
      <Route path="/add" element={<Add />} />
    </Routes>
  );
  app.show(screens, "/history");
  await userEvent.click(screen.getByRole("link", { name: "Correct" }));
  expect(screen.getByRole("button", { name: "Note: lunch with Olena. Change" })).toBeVisible();
  await press("5");
  await press("Save correction");
  await waitFor(() => {
    expect(entries(app)).toMatchObject([{ value: "-75.00", note: "lunch with Olena" }]);
  });
});

test("a correction of what is gone leads to the history", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?replace=his-unknown");
  expect(screen.getByText("This expense is gone")).toBeVisible();
  expect(screen.getByRole("link", { name: "To the history" })).toHaveAttribute("href", "/history");
});
