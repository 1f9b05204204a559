import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import History from "../index";

test("an expense leads to its refunds and they to it, and it is refunded no more than once", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const body = { accountId, categoryId, value: "116.40", date: "2026-11-18" };
  await app.change({ name: "addExpenses", id: "his-1", body: { ...body, note: "Winter boots" } });
  const back = { ...body, value: "24.90", refundOf: "his-1", date: "2026-11-20", note: "Boots" };
  await app.change({ name: "addRefund", id: "his-2", body: back });
  app.show(<History />, "/history?entry=his-1");
  const sheet = await screen.findByRole("dialog", { name: "Expense" });
  expect(within(sheet).getByRole("heading", { name: "Refunds" })).toBeVisible();
  expect(within(sheet).getByRole("button", { name: "Refund" })).toBeVisible();
  await userEvent.click(within(sheet).getByRole("button", { name: /^Boots, Refund, \+\$24\.90/ }));
  const refund = await screen.findByRole("dialog", { name: "Refund" });
  expect(
    within(refund).getByRole("heading", { name: "Of “Winter boots”, −$116.40 on 18 Nov" }),
  ).toBeVisible();
  expect(within(refund).queryByRole("button", { name: "Refund" })).toBeNull();
  await app.change({ name: "addRefund", id: "his-3", body: { ...back, value: "91.50" } });
  await userEvent.click(within(refund).getByRole("button", { name: /^Winter boots/ }));
  const whole = await screen.findByRole("dialog", { name: "Expense" });
  expect(within(whole).queryByRole("button", { name: "Refund" })).toBeNull();
});
