import { expect, test } from "vitest";
import { entriesAtom } from "@testing/entries";
import { planningRowsAtom } from "@/state/budget/planning";
import { removedPlanningRowsAtom, removedExpenseCountAtom } from "@/state/budget/planChanges";
import { startGuestApp, type TestApp } from "@testing/app";
import { useArchive } from "./EditSheet";
import { useRemove } from "./useRemove";

const planned = (app: TestApp) => app.store.get(planningRowsAtom).map(({ category }) => category.name);
const removed = (app: TestApp) => app.store.get(removedPlanningRowsAtom).map(({ category }) => category.name);

function rowOf(app: TestApp, name: string) {
  const found = app.store.get(planningRowsAtom).find(({ category }) => category.name === name);
  if (found === undefined) throw new Error(`${name} is not in the month`);
  return found;
}

async function remove(app: TestApp, name: string) {
  const row = rowOf(app, name);
  await app.call(() => useRemove(row));
}

test("a category never planned can be removed from the month, and brought back", async () => {
  const app = await startGuestApp();
  await remove(app, "Utilities");
  expect(planned(app)).not.toContain("Utilities");
  expect(removed(app)).toEqual(["Utilities"]);
  expect(app.toasts.at(-1)?.text).toBe("Utilities removed from November 2026");
  await app.undo();
  await expect.poll(() => planned(app)).toContain("Utilities");
  expect(removed(app)).toEqual([]);
});

test("removing a category takes its expenses of the month back, and Undo books them again", async () => {
  const app = await startGuestApp();
  const body = { value: "12.50", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  expect(app.store.get(removedExpenseCountAtom)(rowOf(app, "Food"))).toBe(1);
  await remove(app, "Food");
  expect(app.store.get(entriesAtom)).toEqual([]);
  expect(app.account("Cash").budget).toBe("0.00");
  await app.undo();
  await expect.poll(() => app.account("Cash").budget).toBe("-12.50");
  expect(rowOf(app, "Food").spent).toBe("12.50");
});

test("an archived category leaves every month until it is brought back", async () => {
  const app = await startGuestApp();
  const category = app.category("Transport");
  await app.call(() => useArchive(category));
  expect(planned(app)).not.toContain("Transport");
  expect(app.toasts.at(-1)?.text).toBe("Transport archived");
  await app.undo();
  await expect.poll(() => planned(app)).toContain("Transport");
});
