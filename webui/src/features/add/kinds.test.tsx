import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { schedulesAtom } from "@/state/budget/schedules";
import { entriesAtom } from "@testing/entries";
import { startGuestApp, type TestApp } from "@testing/app";
import Add from "./index";

const entries = (app: TestApp) => app.store.get(entriesAtom);
const budgets = (app: TestApp) => ["Cash", "Credit Card"].map((name) => app.account(name).budget);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

async function onKeypad(query = "") {
  const app = await startGuestApp();
  app.show(<Add />, `/add${query}`);
  return app;
}

/** Chooses a day in its sheet. */
async function day(date: string): Promise<void> {
  await press(/^Date: /);
  fireEvent.change(await screen.findByLabelText("Another day"), { target: { value: date } });
  await press("OK");
}

test("an expense that was begun becomes an income with its amount, day and note", async () => {
  const app = await onKeypad("?amount=640&note=salary");
  await day("2026-11-05");
  await press("Income");
  expect(screen.getByRole("heading", { name: "New income" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^To / })).toBeNull();
  await press("Into Credit Card, $0.00. Change");
  await press(/^Cash/);
  await press("Add income");
  await waitFor(() => expect(budgets(app)).toEqual(["640.00", "0.00"]));
  expect(entries(app)).toMatchObject([{ kind: "income", localDay: "2026-11-05", note: "salary" }]);
});

test("two presses move the money once, and Undo moves it back", async () => {
  const app = await onKeypad("?amount=40");
  await press("Transfer");
  await userEvent.dblClick(screen.getByRole("button", { name: "Transfer $40.00" }));
  await waitFor(() => expect(budgets(app)).toEqual(["40.00", "-40.00"]));
  expect(entries(app)).toHaveLength(1);
  expect(app.toasts.at(-1)?.text).toBe("+$40.00 · Cash");
  await app.undo();
  expect(budgets(app)).toEqual(["0.00", "0.00"]);
});

test("an account chosen for both sides of a transfer changes places with the other", async () => {
  await onKeypad("?kind=transfer");
  await press(/^From Credit Card/);
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /^Cash/ }));
  expect(await screen.findByRole("button", { name: /^From Cash/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Into Credit Card/ })).toBeVisible();
});

test("into another currency the amount that arrives is converted, or typed instead", async () => {
  const app = await onKeypad("?kind=transfer&amount=100");
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  await press(/^Into Cash/);
  await press(/^Euros/);
  await press(/^€[\d.]+ arrives in Euros\. Change, \$1 /);
  await userEvent.keyboard("77.7");
  await press("Transfer $100.00");
  await waitFor(() => expect(app.account("Euros").budget).toBe("77.70"));
  expect(app.account("Credit Card").budget).toBe("-100.00");
});

test("one account alone has nothing to transfer to", async () => {
  const app = await startGuestApp();
  await app.change({ name: "setMainAccount", id: app.account("Cash").id, body: { isMainAccount: true } });
  await app.change({ name: "deleteAccount", id: app.account("Credit Card").id });
  app.show(<Add />, "/add");
  const kinds = within(screen.getByRole("group", { name: "Kind" })).getAllByRole("button");
  expect(kinds.map(({ textContent }) => textContent)).toEqual(["Expense", "Income"]);
});

test("an income of a day after today is scheduled, and repeats when asked to", async () => {
  const app = await onKeypad("?kind=income&amount=1500");
  await day("2026-12-01");
  expect(screen.getByText("Not in the balance until 1 December")).toBeVisible();
  await press("Repeat: once. Change");
  await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: /^Every month/ }));
  await userEvent.dblClick(await screen.findByRole("button", { name: "Schedule income" }));
  await waitFor(() =>
    expect(app.store.get(schedulesAtom)).toMatchObject([
      { kind: "income", value: "1500.00", frequency: "month", startDate: "2026-12-01" },
    ]),
  );
  expect(entries(app)).toEqual([]);
});

test("an entry of today that repeats is booked and scheduled in one, and Undo takes both", async () => {
  const app = await onKeypad("?amount=900&category=Utilities&note=rent");
  await press("Repeat: once. Change");
  await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: /^Every month/ }));
  expect(await screen.findByText("Next 21 Dec, then 21 Jan")).toBeVisible();
  await userEvent.dblClick(await screen.findByRole("button", { name: "Add and repeat" }));
  await waitFor(() =>
    expect(app.store.get(schedulesAtom)).toMatchObject([
      { value: "900.00", frequency: "month", startDate: "2026-11-21", note: "rent" },
    ]),
  );
  expect(entries(app)).toMatchObject([{ value: "-900.00", note: "rent", localDay: "2026-11-21" }]);
  await app.undo();
  await waitFor(() => expect([app.store.get(schedulesAtom), entries(app)]).toEqual([[], []]));
});

test("any other rhythm is chosen in a sheet, whose mistakes keep it open", async () => {
  const app = await onKeypad("?amount=9");
  await press("Repeat: once. Change");
  await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Custom…" }));
  const every = await screen.findByRole("textbox", { name: "Every" });
  await userEvent.clear(every);
  expect(screen.getByRole("button", { name: "OK" })).toBeDisabled();
  await userEvent.type(every, "2");
  await press("Weeks");
  await press("OK");
  await press("Add and repeat");
  await waitFor(() => expect(app.store.get(schedulesAtom)).toMatchObject([{ frequency: "week", every: 2 }]));
});

test("a correction between two currencies that becomes an income keeps what arrived", async () => {
  const app = await startGuestApp();
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  const body = { value: "77.70", fromAccountId: app.account("Cash").id, fromValue: "100" };
  await app.change({ name: "transfer", id: "his-1", accountId: "acc-eur", body });
  app.show(<Add />, "/add?replace=his-1");
  expect(screen.queryByRole("button", { name: "Expense" })).toBeNull();
  await press("Income");
  await press("Save");
  await waitFor(() =>
    expect(entries(app)).toMatchObject([{ kind: "income", value: "77.70", currencyCode: "EUR" }]),
  );
});

test("a refund that is corrected may be all of its expense, and no more", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const body = { accountId, categoryId, date: "2026-11-18" };
  await app.change({ name: "addExpenses", id: "his-1", body: { ...body, value: "20" } });
  await app.change({ name: "addRefund", id: "his-2", body: { ...body, value: "15", refundOf: "his-1" } });
  app.show(<Add />, "/add?replace=his-2");
  await screen.findByRole("button", { name: "Save" });
  await userEvent.keyboard("21");
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.keyboard("{Backspace}0");
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
});
