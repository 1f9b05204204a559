import { expect, test } from "vitest";
import { planningRowsAtom } from "@/state/budget/planning";
import { startGuestApp, type TestApp } from "@testing/app";
import { startOf, type PlanFields } from "./planFields";
import { useEdit } from "./PlanForm";

function rowOf(app: TestApp, name: string) {
  const found = app.store.get(planningRowsAtom).find(({ category }) => category.name === name);
  if (found === undefined) throw new Error(`${name} is not in the month`);
  return found;
}

async function begin(name = "Food") {
  const app = await startGuestApp();
  const category = app.category(name);
  const row = rowOf(app, name);
  const save = (fields: Partial<PlanFields>) =>
    app.call(() => useEdit(row), { ...startOf(row, name), ...fields });
  return { app, category, save };
}

test("Undo gives the name and the icon back", async () => {
  const { app, category, save } = await begin();
  expect(await save({ name: "Meals", icon: "utensils" })).toEqual({ ok: true });
  expect(app.category("Meals")).toMatchObject({ id: category.id, icon: "utensils" });
  expect(app.toasts.at(-1)?.text).toBe("Meals changed");
  await app.undo();
  await expect.poll(() => app.category("Food")).toMatchObject({ icon: category.icon });
});

test("a name of spaces is refused at its field", async () => {
  const { app, save } = await begin();
  expect(await save({ name: "   " })).toMatchObject({ ok: false, fields: { name: "validation.required" } });
  expect(app.toasts).toEqual([]);
});

test("a name that is shown translated is not stored as it is shown", async () => {
  const { app, category, save } = await begin("Entertaiment");
  await save({ name: "Entertainment", icon: "utensils" });
  expect(app.category("Entertaiment")).toMatchObject({ id: category.id, icon: "utensils" });
});

test("what is left is carried up to a limit, and one Undo takes that and the target back", async () => {
  const { app, save } = await begin();
  const target = { hasTarget: true, amount: "900", every: "once", by: "2027-06" } as const;
  expect(await save({ carry: "all", cap: "50", ...target })).toEqual({ ok: true });
  expect(rowOf(app, "Food")).toMatchObject({
    carry: { rule: "all", cap: "50.00", from: "2026-11-01" },
    target: { amount: "900.00", by: "2027-06-01", perMonth: "112.50" },
  });
  expect(app.toasts.map(({ text }) => text)).toEqual(["Food changed"]);
  await app.undo();
  await expect.poll(() => rowOf(app, "Food")).toMatchObject({ carry: { rule: "none" }, target: null });
});

test("who starts fresh in spite of a target does so", async () => {
  const { app, save } = await begin();
  await save({ carry: "none", hasTarget: true, amount: "900", by: "2027-06" });
  expect(rowOf(app, "Food").carry).toMatchObject({ rule: "none" });
});

test("a limit and a target are refused at their fields", async () => {
  const { save } = await begin();
  const past = await save({ carry: "left", hasTarget: true, amount: "900", by: "2026-10" });
  expect(past).toMatchObject({ ok: false, fields: { by: "validation.past" } });
  expect(await save({ carry: "left", cap: "-1" })).toMatchObject({ ok: false });
});
