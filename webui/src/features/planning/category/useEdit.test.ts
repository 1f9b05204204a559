import { expect, test } from "vitest";
import { planningRowsAtom, type PlanningRow } from "@/state/budget/planning";
import { startGuestApp, type TestApp } from "@testing/app";
import type { CategoryFields } from "./fields";
import { useEdit } from "./useEdit";

function rowOf(app: TestApp, id: string): PlanningRow {
  const found = app.store.get(planningRowsAtom).find(({ categoryId }) => categoryId === id);
  if (found === undefined) throw new Error(`${id} is not in the month`);
  return found;
}

async function begin(name = "Food") {
  const app = await startGuestApp();
  const { id } = app.category(name);
  const row = rowOf(app, id);
  const save = (fields: Partial<CategoryFields>) => {
    const shown = { name, icon: row.category.icon, budget: "" };
    return app.call(() => useEdit(row), { ...shown, ...fields });
  };
  return { app, save, row: () => rowOf(app, id) };
}

test("a budget typed with a comma is saved for the month and told of", async () => {
  const { app, save, row } = await begin();
  expect(await save({ budget: "1 200,5" })).toEqual({ ok: true });
  expect(row()).toMatchObject({ budget: "1200.50", category: { name: "Food" } });
  expect(app.toasts.at(-1)?.text).toBe("Food changed");
});

test("Undo gives the name, the icon and the budget back", async () => {
  const { app, save, row } = await begin();
  const { icon } = row().category;
  await save({ name: "Meals", icon: "utensils", budget: "90" });
  expect(row()).toMatchObject({ budget: "90.00", category: { name: "Meals", icon: "utensils" } });
  await app.undo();
  await expect.poll(() => row().budget).toBe("0.00");
  expect(row().category).toMatchObject({ name: "Food", icon });
});

test("what is refused of a name leaves the budget as it was too", async () => {
  const { app, save, row } = await begin();
  const outcome = await save({ name: "   ", budget: "50" });
  expect(outcome).toMatchObject({ ok: false, fields: { name: "validation.required" } });
  expect(row()).toMatchObject({ budget: "0.00", category: { name: "Food" } });
  expect(app.toasts).toEqual([]);
});

test("a name that is shown translated is not stored as it is shown", async () => {
  const { save, row } = await begin("Entertaiment");
  await save({ name: "Entertainment", budget: "10" });
  expect(row()).toMatchObject({ budget: "10.00", category: { name: "Entertaiment" } });
});
