import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import { EMPTY_DRAFT, type Draft } from "./draft";
import { useExpense } from "./useExpense";

async function begin() {
  const app = await startGuestApp();
  const expense = (draft: Partial<Draft> = {}) =>
    app.hook(() => useExpense({ ...EMPTY_DRAFT, ...draft })).current;
  return { app, expense };
}

test("at first the main account pays for the first category", async () => {
  const { expense } = await begin();
  expect(expense()).toMatchObject({
    currency: "USD",
    account: { name: "Credit Card" },
    category: { name: "Food" },
    paid: null,
  });
});

test("the category of the last expense is the usual one", async () => {
  const { app, expense } = await begin();
  const body = { value: "3", accountId: app.account("Cash").id, categoryId: app.category("Transport").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  expect(expense()).toMatchObject({ account: { name: "Credit Card" }, category: { name: "Transport" } });
});

test.each(["Entertaiment", "entertainment", "ENTERTAIMENT"])(
  "a link names a category as it is stored or shown, in any case: %s",
  async (category) => {
    const { expense } = await begin();
    expect(expense({ category }).category?.name).toBe("Entertaiment");
  },
);

test("a category nobody knows and an account that went fall back to the usual ones", async () => {
  const { app, expense } = await begin();
  const { id } = app.account("Cash");
  await app.change({ name: "deleteAccount", id });
  expect(expense({ category: "Rockets", accountId: id })).toMatchObject({
    account: { name: "Credit Card" },
    category: { name: "Food" },
  });
});

test("an account of another currency is paid from by the rate, or by what was typed", async () => {
  const { app, expense } = await begin();
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  const draft = { text: "10", accountId: "acc-eur" };
  expect(expense(draft).paid).toMatchObject({ kind: "converted" });
  expect(expense({ ...draft, accountText: "9." }).paid).toMatchObject({ kind: "typed", amount: "9" });
});
