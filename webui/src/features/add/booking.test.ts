import { expect, test } from "vitest";
import type { AccountView } from "@/state/budget/accounts";
import type { CategoryView } from "@/state/budget/categories";
import type { Convert } from "@/state/budget/rates";
import { EMPTY_DRAFT, type Draft } from "./draftFields";
import { bodyOf, otherAmountOf, type Booking } from "./booking";

const CARD = { id: "acc-1", currency: "USD" } as AccountView;
const FAMILY_CARD = { id: "acc-2", currency: "UAH" } as AccountView;
const FOOD = { id: "cat-1" } as CategoryView;
const AT = new Date(2026, 10, 21, 12, 4);

const draft = (changes: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...changes });
const atRate = (amount: string) => ({
  amount: String(Number(amount) * 40),
  rate: "40",
  rateDate: "2026-11-20",
});

function bodyFor(changes: Partial<Draft>, account: AccountView | undefined, convert: Convert = atRate) {
  const filled = draft(changes);
  const booking: Booking = {
    kind: "expense",
    currency: "USD",
    from: account,
    to: undefined,
    category: FOOD,
    refundable: null,
    members: [],
    other: account,
    otherAmount: otherAmountOf(filled, "USD", account, convert),
  };
  return bodyOf(filled, booking, null, AT)?.body ?? null;
}

test("an account of the same currency pays the amount itself", () => {
  expect(otherAmountOf(draft({ text: "3" }), "USD", CARD, atRate)).toBeNull();
  expect(bodyFor({ text: "30.", note: "tea" }, CARD)).toEqual({
    ...{ value: "30", payee: "", tags: [] },
    currencyCode: "USD",
    accountId: "acc-1",
    categoryId: "cat-1",
    note: "tea",
  });
});

test("the lines of a split are sent, the last with the rest; without a rest nothing is", () => {
  const line = (category: string | null, text: string) => ({ category, text, note: "" });
  const lines = [line("cat-1", "25%"), line("cat-2", "0")];
  expect(bodyFor({ text: "80", lines }, CARD)).toMatchObject({
    value: "80",
    categoryId: "cat-1",
    lines: [
      { categoryId: "cat-1", value: "20.00" },
      { categoryId: "cat-2", value: "60.00" },
    ],
  });
  expect(bodyFor({ text: "80", lines: [line("cat-1", "80"), line("cat-2", "0")] }, CARD)).toBeNull();
  expect(bodyFor({ text: "80", lines: [line("cat-1", "20"), line(null, "0")] }, CARD)).toBeNull();
});

test("an account of another currency pays the converted amount, which is sent as it was seen", () => {
  expect(otherAmountOf(draft({ text: "30.1" }), "USD", FAMILY_CARD, atRate)).toEqual({
    kind: "converted",
    amount: "1204",
    rate: "40",
    rateDate: "2026-11-20",
  });
  expect(bodyFor({ text: "30.1" }, FAMILY_CARD)).toMatchObject({ accountValue: "1204" });
});

test("an amount typed by hand is what the account pays", () =>
  expect(
    bodyFor({ text: "30.1", accountText: "1249.75", accountTextFor: "30.1" }, FAMILY_CARD),
  ).toMatchObject({
    value: "30.1",
    accountValue: "1249.75",
  }));

test("an amount typed by hand is asked about once the expense's own amount is another", () => {
  const changed = { text: "40", accountText: "1249.75", accountTextFor: "30.1" };
  expect(otherAmountOf(draft(changed), "USD", FAMILY_CARD, atRate)).toMatchObject({
    kind: "typed",
    isOutdated: true,
    converted: { amount: "1600" },
  });
  expect(bodyFor(changed, FAMILY_CARD)).toBeNull();
  expect(bodyFor({ ...changed, accountTextFor: "40." }, FAMILY_CARD)).toMatchObject({
    accountValue: "1249.75",
  });
});

test("without a rate the expense waits until the account's amount is typed", () => {
  const noRate = () => null;
  expect(bodyFor({ text: "30.1" }, FAMILY_CARD, noRate)).toBeNull();
  expect(
    bodyFor({ text: "30.1", accountText: "0.", accountTextFor: "30.1" }, FAMILY_CARD, noRate),
  ).toBeNull();
  expect(
    bodyFor({ text: "30.1", accountText: "450", accountTextFor: "30.1" }, FAMILY_CARD, noRate),
  ).toMatchObject({
    accountValue: "450",
  });
});

test.each([
  ["nothing typed", { text: "0" }, CARD],
  ["only a point typed", { text: "0." }, CARD],
  ["too long a note", { text: "3", note: "x".repeat(1001) }, CARD],
  ["no account", { text: "3" }, undefined],
])("with %s there is nothing to add", (_what, changes, account) =>
  expect(bodyFor(changes, account)).toBeNull(),
);

test("a chosen day is sent, today is left to the moment of sending", () => {
  expect(bodyFor({ text: "3" }, CARD)).not.toHaveProperty("date");
  expect(bodyFor({ text: "3", day: "2026-11-20" }, CARD)?.date).toMatch(/^2026-11-20T12:04:00/);
});

test("an amount too little for a coin of the account is asked for by hand", () => {
  const toBitcoin: Convert = () => ({ amount: "0.00", rate: "0.000012", rateDate: "2026-11-20" });
  expect(otherAmountOf(draft({ text: "100" }), "USD", FAMILY_CARD, toBitcoin)).toEqual({
    kind: "missing",
    why: "tooLittle",
  });
  expect(otherAmountOf(draft({}), "USD", FAMILY_CARD, toBitcoin)).toMatchObject({ kind: "converted" });
  expect(bodyFor({ text: "100" }, FAMILY_CARD, toBitcoin)).toBeNull();
  expect(
    bodyFor({ text: "100", accountText: "0.01", accountTextFor: "100" }, FAMILY_CARD, toBitcoin),
  ).toMatchObject({
    accountValue: "0.01",
  });
});

function movedFor(changes: Partial<Draft>, to: AccountView | undefined, convert: Convert = atRate) {
  const filled = draft({ kind: "transfer", ...changes });
  const other = filled.kind === "transfer" ? to : undefined;
  const otherAmount = otherAmountOf(filled, "USD", other, convert);
  const places = { from: CARD, to, category: FOOD, refundable: null, members: [], other };
  const booking = { kind: filled.kind, currency: "USD", ...places, otherAmount };
  return bodyOf(filled, booking, null, AT);
}

test("an income names its account and nothing that leaves", () =>
  expect(movedFor({ kind: "income", text: "640.5", note: "salary" }, CARD)).toEqual({
    kind: "transfer",
    body: { accountId: "acc-1", value: "640.5", note: "salary", payee: "", tags: [] },
  }));

test("a transfer in one currency names one amount, between two what leaves and what arrives", () => {
  const pound = { id: "acc-3", currency: "USD" } as AccountView;
  expect(movedFor({ text: "40" }, pound)?.body).toEqual({
    ...{ accountId: "acc-3", payee: "", tags: [] },
    fromAccountId: "acc-1",
    value: "40",
    note: "",
  });
  expect(movedFor({ text: "40" }, FAMILY_CARD)?.body).toMatchObject({ value: "1600", fromValue: "40" });
  expect(movedFor({ text: "40" }, FAMILY_CARD, () => null)).toBeNull();
  expect(movedFor({ text: "40" }, undefined)).toBeNull();
});
