import { expect, it } from "vitest";
import { account, category, failure, guest, run, start } from "@testing/budgets";
import { apply } from "./apply";
import type { Operation, OperationOf } from "./operations";
import { withPrices } from "./prices";

const ENTRY = "0198f3a2-0000-7000-8000-00000000000a";
const ITEMS = [
  { id: "milk", label: "Oat milk", isChecked: true, price: "1.90", quantity: "3" },
  { id: "eggs", label: "Eggs", isChecked: true, price: "2.10", quantity: "2" },
  { id: "dill", label: "Dill", isChecked: false },
];

function shopping(hasCategory = true) {
  const state = start();
  const categoryId = hasCategory ? category(state, "Food").id : null;
  const body = { name: "Market", categoryId, listItems: ITEMS };
  const made = run(state, [{ name: "createList", id: "list", body }]);
  return { state: made, cash: account(made, "Cash").id };
}

function checkOut(accountId: string, more: Partial<OperationOf<"checkOutList">["body"]> = {}) {
  const body = { itemIds: ["milk", "eggs", "dill"], accountId, date: "2026-11-21", ...more };
  return { name: "checkOutList", id: ENTRY, listId: "list", body } satisfies Operation;
}

it("books the ticked items, takes them off the list and keeps their prices", () => {
  const { state, cash } = shopping();
  const after = run(state, [checkOut(cash), checkOut(cash)]);
  expect(after.history).toMatchObject([{ id: ENTRY, value: "-9.90", categoryLabel: "Food" }]);
  expect(account(after, "Cash").budget).toBe("-9.90");
  expect(after.lists[0]?.listItems.map(({ label }) => label)).toEqual(["Dill"]);
  expect(after.prices.map(({ label, price }) => [label, price])).toEqual([
    ["Oat milk", "1.90"],
    ["Eggs", "2.10"],
  ]);
});

it("divides a basket into lines, whatever the category of its list", () => {
  const { state, cash } = shopping();
  const line = (name: string, value: string) => ({ categoryId: category(state, name).id, value });
  const lines = [line("Transport", "4.90"), line("Food", "5.00")];
  const after = run(state, [checkOut(cash, { lines })]);
  expect(after.history).toMatchObject([{ value: "-9.90", categoryLabel: "Transport" }]);
  expect(after.history[0]?.lines.map(({ value }) => value)).toEqual(["-4.90", "-5.00"]);
  expect(after.lists[0]?.listItems.map(({ label }) => label)).toEqual(["Dill"]);
  const wrong = [line("Food", "9.91")];
  expect(failure(state, checkOut(cash, { lines: wrong }))).toEqual([
    "request.invalid",
    { lines: "lines.sum" },
  ]);
  const other = shopping(false);
  const food = [{ categoryId: category(other.state, "Food").id, value: "9.90" }];
  expect(run(other.state, [checkOut(other.cash, { lines: food })]).history).toHaveLength(1);
});

it("books a basket with the details of an expense, paid in another currency", () => {
  const { state, cash } = shopping();
  const said = { payee: "Silpo", tags: ["market"], currencyCode: "EUR", accountValue: "10.00" };
  const after = run(state, [checkOut(cash, { ...said, value: "9" })]);
  expect(after.history).toMatchObject([{ ...said, value: "-9.00", accountValue: "-10.00" }]);
  expect(failure(state, checkOut(cash, said))).toEqual(["request.invalid", { value: "validation.required" }]);
});

it("refuses what cannot be booked with the server's codes", () => {
  const { state, cash } = shopping();
  const wrong = (field: string, code: string) => ["request.invalid", { [field]: code }];
  expect(failure(state, checkOut(cash, { itemIds: ["dill", "gone"] }))).toEqual(["conflict.basket", {}]);
  expect(failure(state, checkOut(cash, { value: "0" }))).toEqual(wrong("value", "validation.positive"));
  expect(failure(state, checkOut("gone"))).toEqual(wrong("accountId", "validation.reference"));
  expect(failure(shopping(false).state, checkOut(cash))).toEqual(wrong("categoryId", "validation.required"));
  const archived = apply(state, { name: "deleteCategory", id: category(state, "Food").id }, guest);
  expect(failure(archived, checkOut(cash))).toEqual(wrong("categoryId", "validation.reference"));
  expect(failure(apply(state, { name: "deleteList", id: "list" }, guest), checkOut(cash))).toEqual([
    "notFound",
    {},
  ]);
});

it("the last price of a label is the newest, whatever its case and accents", () => {
  const price = (label: string, amount: string) => ({ label, price: amount, updatedAt: "" });
  const kept = withPrices([price("Crème", "3.00"), price("Eggs", "2.10")], [price("CREME", "3.50")]);
  expect(kept.map(({ label, price: amount }) => [label, amount])).toEqual([
    ["Eggs", "2.10"],
    ["CREME", "3.50"],
  ]);
  expect(withPrices(kept, [])).toBe(kept);
});
