import { expect, test } from "vitest";
import type { Operation } from "@/domain";
import { entriesAtom } from "@testing/entries";
import { startGuestApp, startSharedApp, type TestApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { USER_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { useEntryTexts } from "./useEntryTexts";

const BO = "0198f3a2-0000-7000-8000-00000000000b";
/** Half past twelve, wherever this runs. */
const date = new Date(2026, 10, 20, 12, 30).toISOString();

/** The row of the one entry that the operation makes. */
async function textsOf(make: (app: TestApp) => Operation) {
  const app = await startGuestApp();
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  await app.change(make(app));
  const [entry] = app.store.get(entriesAtom);
  if (entry === undefined) throw new Error("There is no entry");
  return app.hook(useEntryTexts).current(entry);
}

test("an expense is called by its note, with its category below and its account", async () => {
  const texts = await textsOf((app) => ({
    name: "addExpenses",
    id: "his-1",
    body: {
      value: "12.50",
      note: "cinema",
      date,
      accountId: app.account("Cash").id,
      categoryId: app.category("Entertaiment").id,
    },
  }));
  expect(texts).toMatchObject({
    title: "cinema",
    sub: "Entertainment",
    amount: { text: "−$12.50" },
    tone: undefined,
    second: "Cash",
    author: null,
    label: "cinema, −$12.50, Entertainment, Cash",
  });
});

test("without a note the category leads, a transfer's note stands above its accounts", async () => {
  const expense = await textsOf((app) => ({
    name: "addExpenses",
    id: "his-1",
    body: { value: "10", date, accountId: app.account("Cash").id, categoryId: app.category("Food").id },
  }));
  expect(expense).toMatchObject({ title: "Food", sub: "", label: "Food, −$10.00, Cash" });
  const transfer = await textsOf((app) => ({
    name: "transfer",
    id: "his-1",
    accountId: app.account("Cash").id,
    body: { value: "5", note: "for the trip", fromAccountId: app.account("Credit Card").id, date },
  }));
  expect(transfer).toMatchObject({ title: "for the trip", sub: "Credit Card → Cash", second: "" });
});

test("where several people share the budget, an entry says who made it", async () => {
  const app = await startSharedApp();
  const state = app.server.state();
  app.server.change(lunch(state, "his-1", "2026-11-12", "12.50"), { id: "bo", name: "Bo" });
  const { id: accountId } = state.accounts[0] ?? { id: "" };
  app.server.change(
    { name: "transfer", id: "his-2", accountId, body: { value: "5", date } },
    { id: USER_ID, name: "Ann" },
  );
  await app.refresh();
  const labels = () => {
    const texts = app.hook(useEntryTexts).current;
    return app.store.get(entriesAtom).map((entry) => [texts(entry).author?.name, texts(entry).label]);
  };
  expect(labels().map(([author]) => author)).toEqual([undefined, undefined]);
  app.server.setPeople([member(USER_ID, "Ann"), member("bo", "Bo")]);
  await app.refresh();
  expect(labels()).toEqual([
    ["Ann", "Income, +$5.00, Credit Card, added by Ann"],
    ["Bo", "Food, −$12.50, Cash, paid by Bo"],
  ]);
});

test("an expense from another currency shows what left the account, and the budget's amount beside", async () => {
  const { amount, second } = await textsOf((app) => ({
    name: "addExpenses",
    id: "his-1",
    body: { value: "10", accountValue: "8", date, accountId: "acc-eur", categoryId: app.category("Food").id },
  }));
  expect(amount.text).toBe("−€8.00");
  expect(second).toBe("≈ −$10.00");
});

test("what came in has a plus and its colour", async () => {
  const texts = await textsOf((app) => ({
    name: "transfer",
    id: "his-1",
    accountId: app.account("Cash").id,
    body: { value: "150", date },
  }));
  expect(texts).toMatchObject({
    title: "Income",
    sub: "",
    second: "Cash",
    amount: { text: "+$150.00" },
    tone: "in",
  });
});

test("a transfer names both accounts, and what left in the other currency", async () => {
  const texts = await textsOf((app) => ({
    name: "transfer",
    id: "his-1",
    accountId: "acc-eur",
    body: { value: "80", fromValue: "100", fromAccountId: app.account("Cash").id, date },
  }));
  expect(texts).toMatchObject({
    title: "Cash → Euros",
    sub: "Transfer",
    amount: { text: "€80.00" },
    second: "$100.00",
    label: "Cash → Euros, €80.00, Transfer, $100.00",
  });
});

test("what was scheduled says that it was posted automatically, or by whom", async () => {
  const scheduled = { scheduleId: "s", occurrence: "2026-11-20" };
  const guest = await startGuestApp();
  const [accountId, categoryId] = [guest.account("Cash").id, guest.category("Food").id];
  await guest.change({ name: "addExpenses", id: "his-1", body: { value: "5", date, accountId, categoryId } });
  const [entry] = guest.store.get(entriesAtom);
  if (entry === undefined) throw new Error("There is no entry");
  const { current: textsOfGuest } = guest.hook(useEntryTexts);
  expect(textsOfGuest({ ...entry, ...scheduled }).sub).toBe(textsOfGuest(entry).sub);
  expect(textsOfGuest({ ...entry, ...scheduled, isAutomatic: true }).sub).toMatch(/posted automatically$/);
  const app = await startSharedApp((server) =>
    server.setPeople([member(USER_ID, "Ann"), member("bob", "Bob")]),
  );
  const byBob = { ...entry, ...scheduled, userId: "bob", creatorName: "Bob" };
  const { current: texts } = app.hook(useEntryTexts);
  expect(texts(byBob).sub).toMatch(/posted by Bob$/);
  expect(texts({ ...byBob, isAutomatic: true }).sub).toMatch(/posted automatically$/);
});

test("a settlement says who paid whom, and an expense who paid it", async () => {
  const app = await startSharedApp((server) => server.setPeople([member(USER_ID, "Ann"), member(BO, "Bo")]));
  const state = app.server.state();
  const body = { fromMemberId: BO, toMemberId: USER_ID, value: "345", currencyCode: "USD", date };
  app.server.change({ name: "settle", id: "0198f3a2-0000-7000-8000-0000000000e1", body });
  const [accountId = "", categoryId = ""] = [state.accounts[0]?.id, state.categories[0]?.id];
  const paid = { value: "5", accountId, categoryId, paidBy: BO, date: "2026-11-01" };
  app.server.change({ name: "addExpenses", id: "0198f3a2-0000-7000-8000-0000000000e2", body: paid });
  await app.refresh();
  const texts = app.hook(useEntryTexts).current;
  expect(app.store.get(entriesAtom).map((entry) => texts(entry).label)).toEqual([
    "Bo paid you, $345.00, Settlement, paid by Bo",
    "Food, −$5.00, Credit Card, paid by Bo",
  ]);
});

test("an entry of several lines joins their categories, and says how many; a refund says so", async () => {
  const lines = (app: TestApp) => [
    { categoryId: app.category("Food").id, value: "50" },
    { categoryId: app.category("Entertaiment").id, value: "30" },
  ];
  const body = (app: TestApp) => ({
    value: "80",
    date,
    accountId: app.account("Cash").id,
    lines: lines(app),
  });
  const split = await textsOf((app) => ({ name: "addExpenses", id: "his-1", body: body(app) }));
  expect(split).toMatchObject({
    title: "Food, Entertainment",
    marks: [{ text: "2 lines" }],
    label: "Food, Entertainment, 2 lines, −$80.00, Cash",
  });
  const refund = await textsOf((app) => ({
    name: "addRefund",
    id: "his-1",
    body: { ...body(app), note: "boots" },
  }));
  expect(refund).toMatchObject({
    title: "boots",
    sub: "Food, Entertainment",
    amount: { text: "+$80.00" },
    tone: "in",
    marks: [{ text: "Refund", tone: "positive" }, { text: "2 lines" }],
  });
});

test("a payee leads, then the note, and tags stand below", async () => {
  const body = (app: TestApp, changes: object) => ({
    ...{ value: "5", date, accountId: app.account("Cash").id, categoryId: app.category("Food").id },
    ...changes,
  });
  const paid = await textsOf((app) => ({
    name: "addExpenses",
    id: "his-1",
    body: body(app, { payee: "Сільпо", note: "weekly shop", tags: ["trip", "home"] }),
  }));
  expect(paid).toMatchObject({ title: "Сільпо", sub: "Food · weekly shop · #trip #home" });
  const income = await textsOf((app) => ({
    name: "transfer",
    id: "his-1",
    accountId: app.account("Cash").id,
    body: { value: "150", payee: "Employer", date },
  }));
  expect(income).toMatchObject({ title: "Employer", sub: "Income" });
});
