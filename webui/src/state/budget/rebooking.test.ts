import { expect, test } from "vitest";
import { expenseBody, rebooking, type HistoryEntry, type Operation } from "@/domain";
import { startGuestApp, type TestApp } from "@testing/app";
import { entriesAtom } from "@testing/entries";
import { canRebookAtom } from "./rebooking";

const ENTRY: HistoryEntry = {
  id: "his-1",
  workspaceId: "guestWorkspace",
  replaces: null,
  kind: "expense",
  categoryId: "cat-1",
  accountId: "acc-1",
  fromAccountId: null,
  date: "2026-11-21T09:12:00.000Z",
  localDay: "2026-11-21",
  value: "-30.10",
  lines: [{ categoryId: "cat-1", value: "-30.10", note: "" }],
  refundOf: null,
  paidBy: null,
  shares: {},
  currencyCode: "USD",
  accountValue: "-1249.75",
  accountCurrencyCode: "UAH",
  fromValue: null,
  fromCurrencyCode: null,
  rate: "41.52",
  rateDate: "2026-11-20",
  workspaceValue: "-30.10",
  workspaceCurrencyCode: "USD",
  workspaceRate: null,
  workspaceRateDate: null,
  note: "Silpo",
  payee: "Сільпо",
  tags: ["trip"],
  scheduleId: null,
  isAutomatic: false,
  occurrence: null,
  userId: "guest",
  creatorName: "",
  accountLabel: "Family card",
  fromAccountLabel: null,
  categoryLabel: "Food",
  version: 1,
  createdAt: "2026-11-21T09:12:00.000Z",
  updatedAt: "2026-11-21T09:12:00.000Z",
};

test("an expense is booked again with what its account paid", () =>
  expect(rebooking(ENTRY, "his-2")).toEqual({
    name: "addExpenses",
    id: "his-2",
    body: {
      value: "30.10",
      currencyCode: "USD",
      accountValue: "1249.75",
      categoryId: "cat-1",
      accountId: "acc-1",
      note: "Silpo",
      payee: "Сільпо",
      tags: ["trip"],
      date: "2026-11-21T09:12:00.000+00:00",
    },
  }));

test("several lines are booked again, and a refund stays one of its expense", () => {
  const lines = [
    { categoryId: "cat-1", value: "20.00", note: "" },
    { categoryId: "cat-2", value: "10.10", note: "soap" },
  ];
  const refund: HistoryEntry = { ...ENTRY, kind: "refund", value: "30.10", refundOf: "his-0", lines };
  expect(rebooking(refund, "his-2")).toMatchObject({ name: "addRefund", body: { refundOf: "his-0", lines } });
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
    "payee",
    "tags",
    "date",
  ]);
});

const canRebook = ({ store }: TestApp) => store.get(entriesAtom).map(store.get(canRebookAtom));

async function withTransfer() {
  const app = await startGuestApp();
  const ids = { accountId: app.account("Credit Card").id, fromAccountId: app.account("Cash").id };
  const body = { value: "20.00", fromAccountId: ids.fromAccountId };
  await app.change({ name: "transfer", id: "his-1", accountId: ids.accountId, body });
  return { app, ids };
}

test("a transfer is booked again only while both its accounts are there", async () => {
  const { app, ids } = await withTransfer();
  expect(canRebook(app)).toEqual([true]);
  for (const id of [ids.fromAccountId, ids.accountId]) {
    await app.change({ name: "setMainAccount", id: otherThan(app, id), body: { isMainAccount: true } });
    expect(await app.change({ name: "deleteAccount", id })).toEqual({ ok: true });
    expect(canRebook(app)).toEqual([false]);
    await app.change({ name: "restoreAccount", id });
    expect(canRebook(app)).toEqual([true]);
  }
});

const otherThan = (app: TestApp, id: string) =>
  app.account(app.account("Cash").id === id ? "Credit Card" : "Cash").id;

test.each<[string, (app: TestApp) => Operation]>([
  ["its category", (app) => ({ name: "deleteCategory", id: app.category("Food").id })],
  ["its account", (app) => ({ name: "deleteAccount", id: app.account("Cash").id })],
])("an expense is not booked again once %s is gone", async (_what, removal) => {
  const app = await startGuestApp();
  const ids = { accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body: { ...ids, value: "12.50" } });
  expect(canRebook(app)).toEqual([true]);
  await app.change({
    name: "setMainAccount",
    id: app.account("Credit Card").id,
    body: { isMainAccount: true },
  });
  expect(await app.change(removal(app))).toEqual({ ok: true });
  expect(canRebook(app)).toEqual([false]);
});

test("an income of another currency is booked again only while it would count as the same", async () => {
  const app = await startGuestApp();
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  await app.change({ name: "transfer", id: "his-1", accountId: "acc-eur", body: { value: "80" } });
  const [entry] = app.store.get(entriesAtom);
  if (entry === undefined) throw new Error("There is no entry");
  const canRebookAs = (workspaceValue: string | null, workspaceCurrencyCode: string | null) =>
    app.store.get(canRebookAtom)({ ...entry, workspaceValue, workspaceCurrencyCode });
  expect(canRebookAs(entry.workspaceValue, "USD")).toBe(true);
  expect(canRebookAs("1.00", "USD")).toBe(false);
  expect(canRebookAs(null, null)).toBe(true);
});
