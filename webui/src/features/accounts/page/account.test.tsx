import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { QuestionDialog } from "@/parts/QuestionDialog";
import { accountsAtom } from "@/state/budget/accounts";
import type { ScheduleCreate } from "@/domain";
import { startGuestApp, type TestApp } from "@testing/app";
import { eventually } from "@testing/eventually";
import { showWide } from "@testing/wide";
import Accounts from "../index";

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const balanceOf = (app: TestApp, id: string) =>
  app.store.get(accountsAtom).find((account) => account.id === id)?.budget;

/** Its code comes by itself. */
async function open(app: TestApp, accountId: string) {
  app.show(
    <>
      <Routes>
        <Route path="/accounts/:accountId?" element={<Accounts />} />
      </Routes>
      <QuestionDialog />
    </>,
    `/accounts/${accountId}`,
  );
  await screen.findByRole("button", { name: /^(Back|Close)$/ });
}

async function withCash(income: string | null = null) {
  const app = await startGuestApp();
  const { id } = app.account("Cash");
  if (income !== null)
    await app.change({ name: "transfer", id: "his-income", accountId: id, body: { value: income } });
  return { app, id };
}

test("of a long history only what is near stands on the page", async () => {
  const { app, id } = await withCash();
  for (let count = 0; count < 150; count += 1) {
    await app.change({ name: "transfer", id: `his-${count}`, accountId: id, body: { value: "1" } });
  }
  await open(app, id);
  expect(await screen.findByText("148.00")).toBeVisible();
  expect(screen.getAllByRole("listitem").length).toBeLessThan(60);
});

test("a row leads with the note, else the category, and says what kind it is", async () => {
  const app = await startGuestApp();
  const [cash, card] = [app.account("Cash"), app.account("Credit Card")];
  const body = { accountId: cash.id, categoryId: app.category("Food").id, date: "2026-11-20" };
  await app.change({ name: "addExpenses", id: "his-1", body: { ...body, value: "12", note: "lunch" } });
  await app.change({ name: "addExpenses", id: "his-2", body: { ...body, value: "3" } });
  const moved = { value: "5", fromAccountId: card.id, date: "2026-11-19" };
  await app.change({ name: "transfer", id: "his-3", accountId: cash.id, body: moved });
  const pay = { value: "100", note: "salary", date: "2026-11-05" };
  await app.change({ name: "transfer", id: "his-4", accountId: cash.id, body: pay });
  await open(app, cash.id);
  const day = (name: RegExp) => screen.getByRole("list", { name });
  // Rows come in slices, those in sight first.
  await eventually(() => expect(screen.getAllByRole("listitem")).toHaveLength(5));
  const rows = within(day(/^Fri 20 Nov$/)).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "FoodExpense−$3.00Balance after it:90.00",
    "lunchFood · Expense−$12.00Balance after it:93.00",
  ]);
  expect(day(/^Thu 19 Nov$/)).toHaveTextContent("Transfer from Credit Card+$5.00Balance after it:105.00");
  expect(day(/^Thu 5 Nov$/)).toHaveTextContent("salaryIncome+$100.00Balance after it:100.00");
  expect(day(/^Today, /)).toHaveTextContent(/^Opened\d\d:\d\d.*90\.00$/);
});

test("a booking opens in the history, a balance that was set opens nothing", async () => {
  const { app, id } = await withCash("100");
  await app.change({ name: "updateAccount", id, body: { budget: "70", prevBudget: "100" } });
  await open(app, id);
  expect(await screen.findByText("Balance set")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Balance set/ })).toBeNull();
  await press(/^Income/);
  expect(app.address()).toBe("/history?entry=his-income");
});

test("an account that nothing moved yet shows how it was opened, and keeps its actions", async () => {
  const { app, id } = await withCash();
  await open(app, id);
  expect(screen.getByText("Opened")).toBeVisible();
  expect(screen.queryByText(/No entries/)).toBeNull();
  await press("Add income");
  expect(app.address()).toBe(`/add?kind=income&account=${id}`);
});

test("what is scheduled this month stands above the entries, and what it leaves leads to the forecast", async () => {
  const { app, id } = await withCash("100");
  const once = { accountId: id, frequency: "once" } as const;
  const rent = { kind: "expense", categoryId: app.category("Food").id, value: "60", note: "Rent" } as const;
  const away = { kind: "transfer", accountId: app.account("Credit Card").id, fromAccountId: id } as const;
  const schedule = (name: string, body: ScheduleCreate) =>
    app.change({ name: "createSchedule", id: name, body });
  await schedule("sch-1", { ...once, ...rent, startDate: "2026-11-21" });
  await schedule("sch-2", { ...once, ...away, value: "5", startDate: "2026-11-30" });
  await schedule("sch-3", { ...once, ...rent, startDate: "2026-12-01" });
  await open(app, id);
  const upcoming = screen.getByRole("list", { name: "Upcoming · 2" });
  expect(
    within(upcoming)
      .getAllByRole("link")
      .map((row) => row.textContent),
  ).toEqual(["Rentdue today−$60.00Balance after it:40.00", "Transfer30 Nov−$5.00Balance after it:35.00"]);
  expect(screen.getByText("Upcoming · 2").parentElement).toHaveTextContent("−$65.00");
  const atEnd = screen.getByRole("link", { name: "$35.00 on 30 Nov, after what is scheduled" });
  expect(atEnd).toHaveAttribute("href", `/forecast?account=${id}`);
});

test("with nothing scheduled an account says its balance alone", async () => {
  const { app, id } = await withCash("100");
  await open(app, id);
  expect(await screen.findByText("Balance")).toBeVisible();
  expect(screen.queryByText(/Upcoming/)).toBeNull();
  expect(screen.queryByRole("link", { name: /after what is scheduled/ })).toBeNull();
});

test("a transfer is offered only where there is another account", async () => {
  const { app, id } = await withCash();
  await open(app, id);
  expect(screen.getByRole("button", { name: "Transfer" })).toBeVisible();
  await app.change({ name: "setMainAccount", id, body: { isMainAccount: true } });
  await app.change({ name: "deleteAccount", id: app.account("Credit Card").id });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Transfer" })).toBeNull());
});

async function type(keys: string) {
  const keypad = await screen.findByRole("group", { name: "Balance in US dollars" });
  for (const key of keys) await userEvent.click(within(keypad).getByRole("button", { name: key }));
}

test("a balance is set after its difference is shown, and taken back", async () => {
  const { app, id } = await withCash("100");
  await open(app, id);
  await press("Set balance");
  const sheet = await screen.findByRole("dialog", { name: "Set balance" });
  expect(within(sheet).getByRole("button", { name: /^Set to/ })).toBeDisabled();
  await type("92");
  expect(within(sheet).getByText("Difference").parentElement).toHaveTextContent("−$8.00");
  await userEvent.click(within(sheet).getByRole("button", { name: "Set to $92.00" }));
  await waitFor(() => expect(balanceOf(app, id)).toBe("92.00"));
  expect(await screen.findByText("Balance set")).toBeVisible();
  await app.undo();
  expect(balanceOf(app, id)).toBe("100.00");
});

test("what is missing is booked in a category, what is too much is a correction", async () => {
  const { app, id } = await withCash("100");
  await open(app, id);
  await press("Set balance");
  await type("92");
  await press("In a category");
  await userEvent.click(await screen.findByRole("button", { name: "Food" }));
  await press("Set to $92.00");
  expect(await screen.findByRole("button", { name: /^Food/ })).toHaveTextContent("−$8.00");
  expect(balanceOf(app, id)).toBe("92.00");
  await press("Set balance");
  await type("91");
  expect(screen.getByRole("button", { name: "As a correction" })).toBeVisible();
  await type("95");
  expect(screen.queryByRole("button", { name: /^In a category/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "As a correction" })).toBeNull();
});

test("a balance below zero has its minus", async () => {
  const { app, id } = await withCash("10");
  await open(app, id);
  await press("Set balance");
  await type("20");
  await press("Below zero");
  await press("Set to −$20.00");
  await waitFor(() => expect(balanceOf(app, id)).toBe("-20.00"));
});

test("who changed the balance meanwhile is not overwritten: the difference is booked", async () => {
  const { app, id } = await withCash("100");
  await open(app, id);
  await press("Set balance");
  await type("92");
  await act(() => app.change({ name: "transfer", id: "his-late", accountId: id, body: { value: "5" } }));
  await press("Set to $92.00");
  await waitFor(() => expect(balanceOf(app, id)).toBe("97.00"));
});

test("a deleted account leads back to the accounts, and Undo brings it back", async () => {
  const { app, id } = await withCash("100");
  await open(app, id);
  await press("Edit");
  await userEvent.click(await screen.findByRole("button", { name: "Delete account" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete Cash?" });
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(app.address()).toBe("/accounts"));
  await app.undo();
  expect(balanceOf(app, id)).toBe("100.00");
});

/** The accounts of a wide window, with a card that owes. */
async function openWide(address: string) {
  showWide();
  const app = await startGuestApp();
  const body = { name: "Bo", type: "debt", budget: "-80", isShowInBalance: false } as const;
  await app.change({ name: "createAccount", id: "acc-bo", body });
  const cash = app.account("Cash").id;
  app.show(
    <Routes>
      <Route path="/accounts/:accountId?" element={<Accounts />} />
    </Routes>,
    address.replace("cash", cash),
  );
  return { app, cash };
}

const besides = (name: string) => screen.getByRole("region", { name });
const beside = async (name: string, button: string) =>
  within(await screen.findByRole("region", { name })).getByRole("button", { name: button });

test("on a wide window an account stands beside the accounts, at its own address", async () => {
  const { app, cash } = await openWide("/accounts");
  expect(within(besides("Account")).getByText(/^Choose an account/)).toBeVisible();
  const row = screen.getByRole("button", { name: "Cash, Basic, $0.00" });
  await userEvent.click(row);
  expect(app.address()).toBe(`/accounts/${cash}`);
  expect(await beside("Cash", "Set balance")).toBeVisible();
  expect(screen.getByRole("button", { name: "Cash, Basic, $0.00" })).toBe(row);
  expect(row).toHaveAttribute("aria-current", "true");
  expect(row).toHaveFocus();
  expect(document.title).toBe("Cash · Accounts · Budget");
  await userEvent.click(within(besides("Cash")).getByRole("button", { name: "Close" }));
  expect(app.address()).toBe("/accounts");
  expect(row).not.toHaveAttribute("aria-current");
});

test("the tab of the accounts stays while one of them is opened, changed and closed beside them", async () => {
  const { app } = await openWide("/accounts?tab=debt");
  await userEvent.click(screen.getByRole("button", { name: /^Bo,/ }));
  expect(app.address()).toBe("/accounts/acc-bo?tab=debt");
  expect(screen.getByText("Debts, net")).toBeVisible();
  await userEvent.click(await beside("Bo", "Edit"));
  expect(await screen.findByRole("dialog", { name: "Bo" })).toBeVisible();
  await press("Close");
  await userEvent.click(within(besides("Bo")).getByRole("button", { name: "Close" }));
  expect(app.address()).toBe("/accounts?tab=debt");
});

test("an account opened by its address has the accounts beside it, and one that is gone leaves them alone", async () => {
  const { app } = await openWide("/accounts/cash");
  expect(screen.getByRole("button", { name: /^Cash,/ })).toHaveAttribute("aria-current", "true");
  await act(() => app.change({ name: "deleteAccount", id: app.account("Cash").id }));
  await waitFor(() => expect(app.address()).toBe("/accounts"));
  expect(besides("Account")).toBeVisible();
});
