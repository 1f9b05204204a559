import { expect, test } from "vitest";
import type { AddExpense } from "@/domain";
import { entriesAtom } from "@testing/entries";
import { noticesAtom } from "@/state/notices";
import { newLocalId } from "@/data/device/clock";
import { startGuestApp, type TestApp } from "@testing/app";
import type { EntryBody } from "./booking";
import { useSaveEntry } from "./useSaveEntry";

const expense = (body: AddExpense): EntryBody => ({ kind: "expense", body });
const entries = (app: TestApp) => app.store.get(entriesAtom);

async function begin() {
  const app = await startGuestApp();
  const body = { value: "12.50", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  return { app, body };
}

test("an expense is booked, told with its amount and category, and taken back by Undo", async () => {
  const { app, body } = await begin();
  expect(await app.call(() => useSaveEntry(null), expense(body), newLocalId)).toMatchObject({ ok: true });
  expect(entries(app)).toMatchObject([{ value: "-12.50", categoryLabel: "Food" }]);
  expect(app.account("Cash").budget).toBe("-12.50");
  expect(app.toasts.at(-1)?.text).toBe("−$12.50 Food");
  await app.undo();
  expect(entries(app)).toEqual([]);
  expect(app.account("Cash").budget).toBe("0.00");
});

test("a corrected expense takes the place of the one before, and Undo puts that one back", async () => {
  const { app, body } = await begin();
  await app.change({ name: "addExpenses", id: "his-1", body: { ...body, note: "lunch" } });
  const [replaced = null] = entries(app);
  await app.call(() => useSaveEntry(replaced), expense({ ...body, value: "20", note: "dinner" }), newLocalId);
  expect(entries(app)).toMatchObject([{ value: "-20.00", note: "dinner" }]);
  expect(app.toasts.at(-1)?.text).toBe("Expense corrected");
  await app.undo();
  expect(entries(app)).toMatchObject([{ value: "-12.50", note: "lunch" }]);
  expect(app.account("Cash").budget).toBe("-12.50");
});

test("what is refused is announced by its field's text, and nothing is booked", async () => {
  const { app, body } = await begin();
  const { ok } = await app.call(() => useSaveEntry(null), expense({ ...body, value: "0" }), newLocalId);
  expect(ok).toBe(false);
  expect(entries(app)).toEqual([]);
  expect(app.toasts).toEqual([]);
  expect(app.store.get(noticesAtom)).toMatchObject([{ severity: "error", code: "validation.positive" }]);
});

const toldOf = (app: TestApp) => app.toasts.at(-1)?.text;
const plan = (app: TestApp, budget: string) => {
  const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget };
  return app.change({ name: "setPlanning", id: "plan-1", body });
};

test("a planned category says what it has left, or how far it is over", async () => {
  const { app, body } = await begin();
  await plan(app, "20");
  await app.call(() => useSaveEntry(null), expense(body), newLocalId);
  expect(toldOf(app)).toBe("−$12.50 Food · $7.50 left");
  await app.call(() => useSaveEntry(null), expense(body), newLocalId);
  expect(toldOf(app)).toMatch(/^−\$12\.50 Food · \$5\.00 over/);
});

test("an expense of another month says nothing of what this one has left", async () => {
  const { app, body } = await begin();
  await plan(app, "20");
  const date = "2026-10-05T12:00:00+00:00";
  await app.call(() => useSaveEntry(null), expense({ ...body, date }), newLocalId);
  expect(toldOf(app)).toBe("−$12.50 Food");
});

test("an income moves one account alone, says so, and is taken back by Undo", async () => {
  const { app } = await begin();
  const body = { value: "1500", note: "salary", accountId: app.account("Cash").id };
  await app.call(() => useSaveEntry(null), { kind: "transfer", body }, newLocalId);
  const budgets = () => [app.account("Cash").budget, app.account("Credit Card").budget];
  expect(budgets()).toEqual(["1500.00", "0.00"]);
  expect(toldOf(app)).toBe("+$1 500.00 · Cash".replace(" 5", "\u00a05"));
  await app.undo();
  expect(budgets()).toEqual(["0.00", "0.00"]);
});
