import { expect, test } from "vitest";
import type { EntryView } from "@/state/budget/history";
import { entriesAtom } from "@testing/entries";
import { canRebookAtom } from "@/state/budget/rebooking";
import { startGuestApp, type TestApp } from "@testing/app";
import { useDelete } from "@/parts/entry/useDelete";

function entry(app: TestApp): EntryView {
  const [first] = app.store.get(entriesAtom);
  if (first === undefined) throw new Error("There is no entry");
  return first;
}

async function withLunch(): Promise<TestApp> {
  const app = await startGuestApp();
  const ids = { accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body: { ...ids, value: "12.50", note: "lunch" } });
  return app;
}

test("a deleted expense gives its money back, and Undo books it again as it was", async () => {
  const app = await withLunch();
  const before = entry(app);
  await app.call(() => useDelete(before));
  expect(app.store.get(entriesAtom)).toEqual([]);
  expect(app.account("Cash").budget).toBe("0.00");
  expect(app.toasts.at(-1)).toMatchObject({ text: "Expense deleted", action: { label: "Undo" } });
  await app.undo();
  expect(app.account("Cash").budget).toBe("-12.50");
  expect(entry(app)).toMatchObject({ note: "lunch", value: "-12.50", localDay: before.localDay });
});

test("a deleted expense of another currency than the budget's comes back in its own", async () => {
  const app = await startGuestApp();
  const ids = { accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  const body = { ...ids, value: "10.00", currencyCode: "EUR", accountValue: "12.00" };
  await app.change({ name: "addExpenses", id: "his-1", body });
  const before = entry(app);
  await app.call(() => useDelete(before));
  expect(app.account("Cash").budget).toBe("0.00");
  await app.undo();
  expect(entry(app)).toMatchObject({ value: "-10.00", currencyCode: "EUR", accountValue: "-12.00" });
});

test("what can't be booked again is deleted without a promise to undo it", async () => {
  const app = await withLunch();
  await app.change({ name: "deleteCategory", id: app.category("Food").id });
  const gone = entry(app);
  expect(app.store.get(canRebookAtom)(gone)).toBe(false);
  await app.call(() => useDelete(gone));
  expect(app.toasts.at(-1)).toEqual({ text: "Expense deleted" });
});
