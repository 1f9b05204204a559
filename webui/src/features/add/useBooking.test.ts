import { expect, test, vi } from "vitest";
import { startGuestApp, startSharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { EMPTY_DRAFT, type Draft } from "./draftFields";
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

test("each kind takes what it used last, by the order it was entered in", async () => {
  const { app, booking } = await begin();
  const [cash, card] = [app.account("Cash").id, app.account("Credit Card").id];
  const ids = { accountId: cash, categoryId: app.category("Transport").id };
  const body = { ...ids, value: "3", date: "2026-10-02T12:00:00Z" };
  await app.change({ name: "addExpenses", id: "his-1", body });
  vi.setSystemTime(new Date("2026-11-21T10:01:00"));
  await app.change({
    name: "transfer",
    id: "his-2",
    accountId: card,
    body: { fromAccountId: cash, value: "5" },
  });
  expect(booking()).toMatchObject({ from: { name: "Cash" }, category: { name: "Transport" } });
  expect(booking({ kind: "income" })).toMatchObject({ to: { name: "Credit Card" } });
  expect(booking({ kind: "transfer" })).toMatchObject({
    from: { name: "Cash" },
    to: { name: "Credit Card" },
  });
  expect(booking({ kind: "transfer", toId: cash })).toMatchObject({ from: { name: "Credit Card" } });
  expect(booking({ kind: "transfer", fromId: card })).toMatchObject({ to: { name: "Cash" } });
  await app.change({ name: "transfer", id: "his-3", accountId: cash, body: { value: "900" } });
  expect(booking({ kind: "income" })).toMatchObject({ to: { name: "Cash" } });
});

test("what another member used counts for them alone", async () => {
  const app = await startSharedApp();
  app.server.change(lunch(app.server.state(), "his-1"), { id: "bo", name: "Bo" });
  await app.refresh();
  const account = () => app.hook(() => useBooking(EMPTY_DRAFT, false)).current.from?.name;
  expect(account()).toBe("Credit Card");
  app.server.change(lunch(app.server.state(), "his-2"));
  await app.refresh();
  expect(account()).toBe("Cash");
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
