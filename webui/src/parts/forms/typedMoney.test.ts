import { expect, test } from "vitest";
import { amountOf, typedOf } from "./typedMoney";
import { wrongAmount } from "./wrongAmount";

test.each([
  ["", "0"],
  ["-", "0"],
  ["620", "620"],
  ["12,5", "12.5"],
  ["5.", "5"],
  [".5", "0.5"],
  ["-,5", "-0.5"],
  [".", "."],
  ["−12,5", "-12.5"],
  ["1 284.50", "1284.50"],
  ["1\u00a0284,50", "1284.50"],
])("%j is read as %s", (typed, amount) => expect(amountOf(typed)).toBe(amount));

test("an amount is offered for editing without cents it does not have", () =>
  expect([typedOf("620.00"), typedOf("-5.50"), typedOf("100.00")]).toEqual(["620", "-5.50", "100"]));

test("a balance may be negative, an amount to add may not", () => {
  expect(wrongAmount("money", "-5", "USD")).toBeNull();
  expect(wrongAmount("positiveMoney", "-5", "USD")).toBe("validation.positive");
});

test.each([
  ["12.50", "USD", null],
  ["", "USD", null],
  ["-1", "USD", "validation.negative"],
  ["1.234", "USD", "validation.amount"],
  ["a lot", "USD", "validation.amount"],
  ["99999999999", "USD", "validation.amountRange"],
  ["12.50", "JPY", "validation.amountDigits"],
  ["1200", "JPY", null],
])("of a budget of %s in %s, wrong is %s", (text, currency, code) =>
  expect(wrongAmount("notNegativeMoney", text, currency)).toBe(code),
);
