import { expect, test } from "vitest";
import { amountOf, typedOf, wrongAmount } from "./amounts";

test.each([
  ["", "0"],
  ["-", "0"],
  ["−12,5", "-12.5"],
  ["1 284.50", "1284.50"],
])("%j is read as %s", (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

test("an amount is offered for editing without cents it does not have", () => {
  expect([typedOf("620.00"), typedOf("-5.50"), typedOf("100.00")]).toEqual(["620", "-5.50", "100"]);
});

test("a balance may be negative, an amount to add may not", () => {
  expect(wrongAmount("money", "-5", "USD")).toBeNull();
  expect(wrongAmount("positiveMoney", "-5", "USD")).toBe("validation.positive");
});

test("yen have no cents", () => {
  expect(wrongAmount("money", "1.50", "JPY")).toBe("validation.amountDigits");
});
