import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import { EMPTY_DRAFT, type Draft } from "./draft";
import { useBooking } from "./useBooking";

async function begin() {
  const app = await startGuestApp();
  const booking = (draft: Partial<Draft> = {}, isCorrection = false) =>
    app.hook(() => useBooking({ ...EMPTY_DRAFT, ...draft }, isCorrection)).current;
  return { app, booking };
}

test("at first the main account pays for the first category", async () => {
  const { booking } = await begin();
  expect(booking()).toMatchObject({
    currency: "USD",
    from: { name: "Credit Card" },
    category: { name: "Food" },
    otherAmount: null,
  });
});

test("the category of the last expense is the usual one", async () => {
  const { app, booking } = await begin();
  const body = { value: "3", accountId: app.account("Cash").id, categoryId: app.category("Transport").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  expect(booking()).toMatchObject({ from: { name: "Credit Card" }, category: { name: "Transport" } });
});

test.each(["Entertaiment", "entertainment", "ENTERTAIMENT"])(
  "a link names a category as it is stored or shown, in any case: %s",
  async (category) => {
    const { booking } = await begin();
    expect(booking({ category }).category?.name).toBe("Entertaiment");
  },
);

test("a category nobody knows and an account that went fall back to the usual ones", async () => {
  const { app, booking } = await begin();
  const { id } = app.account("Cash");
  await app.change({ name: "deleteAccount", id });
  expect(booking({ category: "Rockets", fromId: id })).toMatchObject({
    from: { name: "Credit Card" },
    category: { name: "Food" },
  });
});

test("an account of another currency is paid from by the rate, or by what was typed", async () => {
  const { app, booking } = await begin();
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  const draft = { text: "10", fromId: "acc-eur" };
  expect(booking(draft).otherAmount).toMatchObject({ kind: "converted" });
  expect(booking({ ...draft, accountText: "9." }).otherAmount).toMatchObject({ kind: "typed", amount: "9" });
});

test("in a correction what is gone is not filled in by the usual", async () => {
  const { app, booking } = await begin();
  const { id } = app.account("Cash");
  await app.change({ name: "deleteAccount", id });
  const gone = booking({ category: "Rockets", fromId: id, toId: id }, true);
  expect([gone.from, gone.to, gone.category]).toEqual([undefined, undefined, undefined]);
  expect(booking({ kind: "transfer", fromId: id }, true).from).toBeUndefined();
  expect(booking({ kind: "transfer", toId: id }, true).to).toBeUndefined();
});

test("a transfer goes from the main account to the other one, and never to itself", async () => {
  const { app, booking } = await begin();
  const between = (draft: Partial<Draft>) => {
    const { from, to } = booking({ kind: "transfer", ...draft });
    return [from?.name, to?.name];
  };
  const [cash, card] = [app.account("Cash").id, app.account("Credit Card").id];
  expect(between({})).toEqual(["Credit Card", "Cash"]);
  expect(between({ toId: card })).toEqual(["Cash", "Credit Card"]);
  expect(between({ fromId: cash, toId: cash })).toEqual(["Cash", "Credit Card"]);
});

test("an income is in the currency of its account, a transfer in that of what leaves", async () => {
  const { app, booking } = await begin();
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  expect(booking({ kind: "income", toId: "acc-eur" })).toMatchObject({ currency: "EUR", otherAmount: null });
  const transfer = booking({ kind: "transfer", text: "10", fromId: "acc-eur" });
  expect(transfer).toMatchObject({ currency: "EUR", otherAmount: { kind: "converted" } });
});
