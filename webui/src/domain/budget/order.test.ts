import { expect, it } from "vitest";
import { account, category, failure, guest, run, start } from "@testing/budgets";
import { planningView } from "./planningView";
import type { State } from "./state";

const names = (rows: State["accounts"] | State["categories"]) => rows.map(({ name }) => name);
const begun = start();
const [FOOD, TRANSPORT] = [category(begun, "Food").id, category(begun, "Transport").id];
const CASH = account(begun, "Cash").id;

it("named ones come first, in everything that is shown, and no version changes", () => {
  const ordered = run(begun, [
    { name: "orderCategories", body: { ids: [TRANSPORT] } },
    { name: "orderAccounts", body: { ids: [CASH] } },
  ]);
  expect(names(ordered.categories)).toEqual(["Transport", "Food", "Entertaiment", "Utilities"]);
  expect(names(ordered.accounts)).toEqual(["Cash", "Credit Card"]);
  expect(ordered.categories.map(({ position, version }) => [position, version])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
  const { planningsCategories } = planningView(ordered, "2026-11", guest.today, guest.rates);
  expect(planningsCategories.map(({ categoryId }) => categoryId)).toEqual(
    ordered.categories.map(({ id }) => id),
  );
});

it("the last order wins, and what is new comes last", () => {
  const ordered = run(begun, [
    { name: "orderCategories", body: { ids: [TRANSPORT] } },
    { name: "createCategory", id: "new", body: { name: "Pets" } },
    { name: "orderCategories", body: { ids: [FOOD] } },
    { name: "createAccount", id: "bank", body: { name: "Bank" } },
  ]);
  expect(names(ordered.categories)).toEqual(["Food", "Transport", "Entertaiment", "Utilities", "Pets"]);
  expect(names(ordered.accounts)).toEqual(["Credit Card", "Cash", "Bank"]);
});

it("what is new comes behind what is deleted, too", () => {
  const made = run(begun, [
    { name: "createCategory", id: "old", body: { name: "Old" } },
    { name: "deleteCategory", id: "old" },
    { name: "createCategory", id: "new", body: { name: "New" } },
    { name: "restoreCategory", id: "old" },
  ]);
  expect(names(made.categories).slice(-2)).toEqual(["Old", "New"]);
});

it.each(["orderCategories", "orderAccounts"] as const)(
  "%s refuses what is not there, or is there twice",
  (name) => {
    const id = name === "orderAccounts" ? CASH : FOOD;
    const wrong = (ids: string[]) => failure(begun, { name, body: { ids } });
    expect(wrong([id, "nobody"])).toEqual(["request.invalid", { "ids.1": "validation.reference" }]);
    expect(wrong([id, id])).toEqual(["request.invalid", { "ids.1": "validation.unique" }]);
  },
);
