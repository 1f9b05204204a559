import { screen } from "@testing-library/react";
import { createElement } from "react";
import { expect, test } from "vitest";
import { planningRowsAtom } from "@/state/budget/planning";
import { copyableAtom, removedPlanningRowsAtom } from "@/state/budget/planChanges";
import { startGuestApp, type TestApp } from "@testing/app";
import { CopyLastMonth } from "./MonthPlan";
import { useCopyLastMonth } from "@/parts/useCopyLastMonth";

async function withLastMonth(): Promise<TestApp> {
  const app = await startGuestApp();
  const budgets = { Food: "300.00", Transport: "80.00" };
  const planningsCategories = Object.entries(budgets).map(([name, budget]) => ({
    categoryId: app.category(name).id,
    budget,
  }));
  await app.change({ name: "setPlannings", body: { date: "2026-10-01", planningsCategories } });
  return app;
}

const budgets = (app: TestApp) =>
  Object.fromEntries(app.store.get(planningRowsAtom).map(({ category, budget }) => [category.name, budget]));

const copy = (app: TestApp) => app.call(useCopyLastMonth);

test("last month's budgets come where nothing is planned, and go again with Undo", async () => {
  const app = await withLastMonth();
  await copy(app);
  expect(budgets(app)).toMatchObject({ Food: "300.00", Transport: "80.00", Utilities: "0.00" });
  expect(app.toasts.at(-1)?.text).toBe("2 budgets copied");
  await app.undo();
  await expect.poll(() => budgets(app)).toMatchObject({ Food: "0.00", Transport: "0.00" });
  expect(app.store.get(copyableAtom)).toHaveLength(2);
});

test("what is planned already stays as it is", async () => {
  const app = await withLastMonth();
  const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget: "500" };
  await app.change({ name: "setPlanning", id: "plan-1", body });
  await copy(app);
  expect(budgets(app)).toMatchObject({ Food: "500.00", Transport: "80.00" });
  expect(app.toasts.at(-1)?.text).toBe("1 budget copied");
});

test("a category removed from the month comes back with its budget, and is removed again by Undo", async () => {
  const app = await withLastMonth();
  const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget: "0" };
  await app.change({ name: "setPlanning", id: "plan-1", body });
  await app.change({ name: "deletePlanning", id: "plan-1" });
  await copy(app);
  expect(budgets(app)).toMatchObject({ Food: "300.00" });
  await app.undo();
  await expect
    .poll(() => app.store.get(removedPlanningRowsAtom).map(({ category }) => category.name))
    .toEqual(["Food"]);
});

test("copying is offered only while last month has budgets this one has not", async () => {
  const app = await withLastMonth();
  app.show(createElement(CopyLastMonth));
  expect(screen.getByRole("button", { name: /^Copy \w+’s plan$/ })).toBeVisible();
  await copy(app);
  expect(screen.queryByRole("button", { name: /^Copy \w+’s plan$/ })).toBeNull();
});
