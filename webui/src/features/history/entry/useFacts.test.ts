import { expect, test } from "vitest";
import type { Operation } from "@/domain";
import { entriesAtom } from "@testing/entries";
import { startGuestApp, type TestApp } from "@testing/app";
import { useFacts } from "./useFacts";

/** Return the details of the one entry that the operation makes. */
async function factsOf(make: (app: TestApp) => Operation) {
  const app = await startGuestApp();
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  await app.change(make(app));
  const [entry] = app.store.get(entriesAtom);
  if (entry === undefined) throw new Error("There is no entry");
  return Object.fromEntries(
    app.hook(() => useFacts(entry)).current.map(({ label, value }) => [label, value]),
  );
}

test("an expense tells its category and its account", async () => {
  const facts = await factsOf((app) => ({
    name: "addExpenses",
    id: "his-1",
    body: { value: "5", accountId: app.account("Cash").id, categoryId: app.category("Entertaiment").id },
  }));
  expect(facts).toEqual({ Category: "Entertainment", Account: "Cash" });
});

test("an entry tells its note as it was written", async () => {
  const facts = await factsOf((app) => ({
    name: "transfer",
    id: "his-1",
    accountId: app.account("Cash").id,
    body: { value: "5", note: "salary\nand a bonus" },
  }));
  expect(facts).toEqual({ Account: "Cash", Note: "salary\nand a bonus" });
});

test("an expense from another currency tells what left, and the rate it was booked by with its day", async () => {
  const facts = await factsOf((app) => ({
    name: "addExpenses",
    id: "his-1",
    body: { value: "10", accountId: "acc-eur", categoryId: app.category("Food").id },
  }));
  expect(facts).toMatchObject({ Category: "Food", Account: "Euros" });
  expect(facts["Left the account"]).toMatch(/^€\d+\.\d\d$/);
  expect(facts["Rate booked"]).toMatch(/^\$1 = €0\.\d+ · \d\d\.\d\d\.20\d\d$/);
});

test("an amount typed by hand has a rate of no day", async () => {
  const facts = await factsOf((app) => ({
    name: "addExpenses",
    id: "his-1",
    body: { value: "10", accountValue: "8", accountId: "acc-eur", categoryId: app.category("Food").id },
  }));
  expect(facts).toMatchObject({ "Left the account": "€8.00", "Rate booked": "$1 = €0.8" });
});

test("a transfer tells both accounts, and what arrived in the budget's own currency", async () => {
  const facts = await factsOf((app) => ({
    name: "transfer",
    id: "his-1",
    accountId: "acc-eur",
    body: { value: "80", fromValue: "100", fromAccountId: app.account("Cash").id },
  }));
  expect(facts).toMatchObject({
    "From account": "Cash",
    "To account": "Euros",
    "Left the account": "$100.00",
    "Rate booked": "€1 = $1.25",
  });
  expect(facts["Converted"]).toMatch(/^≈ \$\d+\.\d\d · .1 = \$[\d.]+ · \d\d\.\d\d\.20\d\d$/);
});

test("an income of another currency tells what it counts as, and the rate it was booked by", async () => {
  const facts = await factsOf(() => ({
    name: "transfer",
    id: "his-1",
    accountId: "acc-eur",
    body: { value: "80", note: "salary" },
  }));
  expect(facts).toMatchObject({ Account: "Euros" });
  expect(facts["Counts as"]).toMatch(/^\$\d+\.\d\d$/);
  expect(facts["Rate booked"]).toMatch(/^\$1 = €0\.\d+ · \d\d\.\d\d\.20\d\d$/);
  expect(facts).not.toHaveProperty("Converted");
});

test("what was scheduled tells whether it was posted automatically, else by whom", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  await app.change({ name: "addExpenses", id: "his-1", body: { value: "5", accountId, categoryId } });
  const [entry] = app.store.get(entriesAtom);
  if (entry === undefined) throw new Error("There is no entry");
  const scheduled = { ...entry, scheduleId: "s", occurrence: "2026-11-20", creatorName: "Ann" };
  const last = (more: object) => app.hook(() => useFacts({ ...scheduled, ...more })).current.at(-1);
  expect(last({ isAutomatic: true })).toEqual({ label: "Posted", value: "Automatically" });
  expect(last({})).toEqual({ label: "Posted by", value: "Ann" });
  expect(last({ scheduleId: null })).toEqual({ label: "Added by", value: "Ann" });
});
