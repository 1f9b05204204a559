import { expect, test } from "vitest";
import type { HistoryEntry } from "@/domain";
import { expenseBody, momentText, rebooking } from "./rebooking";

const ENTRY: HistoryEntry = {
  id: "his-1",
  workspaceId: "guestWorkspace",
  kind: "expense",
  categoryId: "cat-1",
  accountId: "acc-1",
  fromAccountId: null,
  date: "2026-11-21T09:12:00.000Z",
  localDay: "2026-11-21",
  value: "-30.10",
  currencyCode: "USD",
  accountValue: "-1249.75",
  accountCurrencyCode: "UAH",
  fromValue: null,
  fromCurrencyCode: null,
  rate: "41.52",
  rateDate: "2026-11-20",
  note: "Silpo",
  userId: "guest",
  creatorName: "",
  accountLabel: "Family card",
  fromAccountLabel: null,
  categoryLabel: "Food",
  version: 1,
  createdAt: "2026-11-21T09:12:00.000Z",
  updatedAt: "2026-11-21T09:12:00.000Z",
};

test.each([
  ["2026-11-21T09:12:00.000Z", "2026-11-21", "2026-11-21T09:12:00.000+00:00"],
  ["2026-11-20T23:30:00.000Z", "2026-11-21", "2026-11-21T13:30:00.000+14:00"],
  ["2026-11-20T10:00:00.000Z", "2026-11-21", "2026-11-21T00:00:00.000+14:00"],
  ["2026-11-22T03:00:00.000Z", "2026-11-21", "2026-11-21T15:00:00.000-12:00"],
  ["2026-11-28T03:00:00.000Z", "2026-11-21", "2026-11-21"],
])("%s on the local day %s is written as %s", (date, localDay, text) => {
  expect(momentText({ date, localDay })).toBe(text);
});

test("an expense is booked again with what its account paid", () => {
  expect(rebooking(ENTRY, "his-2")).toEqual({
    name: "addExpenses",
    id: "his-2",
    body: {
      value: "30.10",
      accountValue: "1249.75",
      categoryId: "cat-1",
      accountId: "acc-1",
      note: "Silpo",
      date: "2026-11-21T09:12:00.000+00:00",
    },
  });
});

test("an account of the workspace's currency pays the value itself", () => {
  const entry = { ...ENTRY, accountValue: "-30.10", accountCurrencyCode: "USD" };
  expect(expenseBody(entry)).not.toHaveProperty("accountValue");
});

test("a transfer is booked again with both its sides, an income with its one", () => {
  const transfer: HistoryEntry = {
    ...ENTRY,
    kind: "transfer",
    value: "300.00",
    fromAccountId: "acc-2",
    fromValue: "325.73",
  };
  expect(rebooking(transfer, "his-2")).toMatchObject({
    name: "transfer",
    accountId: "acc-1",
    body: { value: "300.00", fromAccountId: "acc-2", fromValue: "325.73" },
  });
  const income: HistoryEntry = { ...ENTRY, kind: "income", value: "12.00" };
  expect(Object.keys((rebooking(income, "his-2") as { body: object }).body)).toEqual([
    "value",
    "note",
    "date",
  ]);
});
