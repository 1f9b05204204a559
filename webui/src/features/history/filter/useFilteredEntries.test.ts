import { act } from "@testing-library/react";
import { atom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { expect, test } from "vitest";
import { startGuestApp, type TestApp } from "@testing/app";
import { NO_FILTER, type Filter } from "@/state/budget/historyFilter";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import { useAccountChoices, useCategoryChoices, useMonthChoices } from "./Filters";

const filterAtom = atom<Filter>(NO_FILTER);

async function withEntries(): Promise<TestApp> {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const expense = (id: string, body: object) =>
    app.change({ name: "addExpenses", id, body: { value: "5", accountId, categoryId, ...body } });
  await expense("his-1", { date: "2026-09-30", note: "coffee beans" });
  await expense("his-2", { date: "2026-11-01", categoryId: app.category("Entertaiment").id });
  await expense("his-3", { date: "2026-11-20", value: "1249.75" });
  await app.change({
    name: "transfer",
    id: "his-4",
    accountId: app.account("Credit Card").id,
    body: { value: "30", fromAccountId: accountId },
  });
  return app;
}

const found = (app: TestApp, filter: Partial<Filter>) => {
  const entries = app.hook(() => useFilteredEntries(useAtomValue(filterAtom)));
  act(() => app.store.set(filterAtom, { ...NO_FILTER, ...filter }));
  return entries.current.entries.map(({ id }) => id);
};

test("without a filter everything is found, newest first", async () => {
  expect(found(await withEntries(), {})).toEqual(["his-4", "his-3", "his-2", "his-1"]);
});

test("words are searched in notes and in names, as they are stored and as they are shown", async () => {
  const app = await withEntries();
  expect(found(app, { text: "beans" })).toEqual(["his-1"]);
  expect(found(app, { text: "entertainment" })).toEqual(["his-2"]);
  expect(found(app, { text: "Entertaiment" })).toEqual(["his-2"]);
  expect(found(app, { text: "1 249,7" })).toEqual(["his-3"]);
});

test("a month's filter takes its days alone, and filters add up", async () => {
  const app = await withEntries();
  expect(found(app, { month: "2026-11" })).toEqual(["his-4", "his-3", "his-2"]);
  const categoryId = app.category("Food").id;
  expect(found(app, { month: "2026-11", categoryId })).toEqual(["his-3"]);
});

test("a payee is found in any spelling, by a word too, and a tag by itself", async () => {
  const app = await withEntries();
  const details = (id: string, body: object) => app.change({ name: "updateHistory", id, body });
  await details("his-1", { payee: "Café Olé", tags: ["trip"] });
  await details("his-2", { payee: "CAFE OLE" });
  expect(found(app, { payee: "cafe olé" })).toEqual(["his-2", "his-1"]);
  expect(found(app, { text: "ole" })).toEqual(["his-2", "his-1"]);
  expect(found(app, { tag: "trip" })).toEqual(["his-1"]);
  expect(found(app, { tag: "trip", payee: "Rozetka" })).toEqual([]);
});

test("a transfer is found by the account it left and by the one it reached", async () => {
  const app = await withEntries();
  expect(found(app, { accountId: app.account("Credit Card").id })).toEqual(["his-4"]);
  expect(found(app, { accountId: app.account("Cash").id })).toContain("his-4");
});

test("months are offered from the running one back to the oldest entry", async () => {
  const app = await withEntries();
  expect(app.hook(useMonthChoices).current.map(({ value, text }) => [value, text])).toEqual([
    ["2026-11", "November 2026"],
    ["2026-10", "October 2026"],
    ["2026-09", "September 2026"],
  ]);
});

test("what was deleted is offered while entries are its own", async () => {
  const app = await withEntries();
  const names = (choices: typeof useCategoryChoices) => app.hook(choices).current.map(({ text }) => text);
  for (const name of ["Food", "Utilities"]) {
    await app.change({ name: "deleteCategory", id: app.category(name).id });
  }
  await app.change({ name: "createAccount", id: "acc-1", body: { name: "Unused" } });
  await app.change({ name: "deleteAccount", id: "acc-1" });
  await app.change({ name: "deleteAccount", id: app.account("Cash").id });
  expect(names(useCategoryChoices)).toEqual(["Food", "Entertainment", "Transport"]);
  expect(names(useAccountChoices)).toEqual(["Credit Card", "Cash"]);
});
