import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startGuestApp } from "@testing/app";
import { eventually } from "@testing/eventually";
import { HistorySheet } from "./HistorySheet";

beforeEach(() => {
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

test("of a long history only what is near stands in the sheet, down to what was first", async () => {
  const app = await startGuestApp();
  const account = app.account("Cash");
  for (let count = 0; count < 250; count += 1) {
    await app.change({ name: "transfer", id: `his-${count}`, accountId: account.id, body: { value: "1" } });
  }
  app.show(<HistorySheet open account={account} onClose={() => undefined} />);
  const sheet = await screen.findByRole("dialog", { name: "History of Cash" });
  expect(await within(sheet).findByText("$248.00")).toBeVisible();
  expect(within(sheet).getAllByRole("listitem").length).toBeLessThan(30);
  sheet.scrollTop = 300 * 64;
  fireEvent.scroll(sheet);
  expect(await within(sheet).findByText("$1.00")).toBeVisible();
  expect(within(sheet).queryByText("$248.00")).toBeNull();
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
  app.show(<HistorySheet open account={app.account("Cash")} onClose={() => undefined} />);
  const day = (name: RegExp) => screen.getByRole("list", { name });
  // Rows come in slices, those in sight first.
  await eventually(() => {
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
  });
  const rows = within(day(/^Fri 20 Nov$/)).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "FoodExpense−$3.00$90.00",
    "lunchFood · Expense−$12.00$93.00",
  ]);
  expect(day(/^Thu 19 Nov$/)).toHaveTextContent("Transfer from Credit Card+$5.00$105.00");
  expect(day(/^Thu 5 Nov$/)).toHaveTextContent("salaryIncome+$100.00$100.00");
  expect(day(/^Today, /)).toHaveTextContent(/^Opened\d\d:\d\d.*\$90.00$/);
});
