import { expect, test } from "vitest";
import type { Operation } from "@/domain";
import { entriesAtom } from "@testing/entries";
import { startGuestApp, type TestApp } from "@testing/app";
import { useEntryTexts } from "./useEntryTexts";

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

test("an expense is called by its category, with its note and its account", async () => {
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
    title: "Entertainment",
    sub: "cinema · Cash",
    amount: { text: "−$12.50" },
    tone: undefined,
    second: "12:30",
    label: "Entertainment, −$12.50, cinema, Cash, 12:30",
  });
});

test("an entry made in another zone, where it was another day, tells the day here beside its time here", async () => {
  const app = await startGuestApp();
  const body = { value: "10", date, accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  const [entry] = app.store.get(entriesAtom);
  if (entry === undefined) throw new Error("There is no entry");
  const texts = app.hook(useEntryTexts).current;
  expect(texts(entry).second).toBe("12:30");
  expect(texts({ ...entry, localDay: "2026-11-21" }).second).toBe("20.11. 12:30");
});

test("an expense from another currency shows what left the account, and the budget's amount beside", async () => {
  const { amount, second } = await textsOf((app) => ({
    name: "addExpenses",
    id: "his-1",
    body: { value: "10", accountValue: "8", date, accountId: "acc-eur", categoryId: app.category("Food").id },
  }));
  expect(amount.text).toBe("−€8.00");
  expect(second).toBe("≈ −$10.00 · 12:30");
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
    sub: "Cash",
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
    title: "Transfer",
    sub: "Cash → Euros",
    amount: { text: "€80.00" },
    second: "$100.00 · 12:30",
  });
});
