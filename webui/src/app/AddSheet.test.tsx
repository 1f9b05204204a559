import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import { showWide } from "@testing/wide";
import { AddSheet } from "./AddSheet";
import ExpensesScreen from "./ExpensesScreen";

test("what the keypad beside the expenses answered opens no sheet on the next page", async () => {
  showWide();
  const app = await startGuestApp();
  app.show(
    <>
      <Link to="/accounts">Budget</Link>
      <Routes>
        <Route path="/expenses" element={<ExpensesScreen />} />
        <Route path="/accounts" element={<h1>Accounts</h1>} />
      </Routes>
      <AddSheet />
    </>,
    "/expenses",
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Food,/ }));
  expect(await screen.findByRole("button", { name: /^To Food/ })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Budget" }));
  expect(screen.getByRole("heading", { name: "Accounts" })).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});
