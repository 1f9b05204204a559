import { expect, test } from "vitest";
import { entriesAtom } from "@testing/entries";
import { noticesAtom } from "@/state/notices";
import { newLocalId } from "@/data/device/clock";
import { startGuestApp, type TestApp } from "@testing/app";
import { useSaveExpense } from "./useSaveExpense";

const entries = (app: TestApp) => app.store.get(entriesAtom);

async function begin() {
  const app = await startGuestApp();
  const body = { value: "12.50", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  return { app, body };
}

test("an expense is booked, told with its category, and taken back by Undo", async () => {
  const { app, body } = await begin();
  expect(await app.call(() => useSaveExpense(null), body, newLocalId)).toMatchObject({ ok: true });
  expect(entries(app)).toMatchObject([{ value: "-12.50", categoryLabel: "Food" }]);
  expect(app.account("Cash").budget).toBe("-12.50");
  expect(app.toasts.at(-1)?.text).toBe("Expense added to Food");
  await app.undo();
  expect(entries(app)).toEqual([]);
  expect(app.account("Cash").budget).toBe("0.00");
});

test("a corrected expense takes the place of the one before, and Undo puts that one back", async () => {
  const { app, body } = await begin();
  await app.change({ name: "addExpenses", id: "his-1", body: { ...body, note: "lunch" } });
  const [replaced = null] = entries(app);
  await app.call(() => useSaveExpense(replaced), { ...body, value: "20", note: "dinner" }, newLocalId);
  expect(entries(app)).toMatchObject([{ value: "-20.00", note: "dinner" }]);
  expect(app.toasts.at(-1)?.text).toBe("Expense corrected");
  await app.undo();
  expect(entries(app)).toMatchObject([{ value: "-12.50", note: "lunch" }]);
  expect(app.account("Cash").budget).toBe("-12.50");
});

test("what is refused is announced by its field's text, and nothing is booked", async () => {
  const { app, body } = await begin();
  const { ok } = await app.call(() => useSaveExpense(null), { ...body, value: "0" }, newLocalId);
  expect(ok).toBe(false);
  expect(entries(app)).toEqual([]);
  expect(app.toasts).toEqual([]);
  expect(app.store.get(noticesAtom)).toMatchObject([{ severity: "error", code: "validation.positive" }]);
});
