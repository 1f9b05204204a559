import { expect, test } from "vitest";
import { budgetOf, wrongBudget, wrongName } from "./fields";

test.each([
  ["", "0"],
  ["620", "620"],
  ["12,5", "12.5"],
  ["1 284.50", "1284.50"],
  ["1\u00a0284,50", "1284.50"],
])("a budget typed as %j is %s", (text, amount) => {
  expect(budgetOf(text)).toBe(amount);
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
])("of a budget of %s in %s, wrong is %s", (text, currency, code) => {
  expect(wrongBudget(text, currency)).toBe(code);
});

test("a name is needed, and has at most 100 characters", () => {
  expect([wrongName("  "), wrongName("x".repeat(101)), wrongName("Food")]).toEqual([
    "validation.required",
    "validation.nameMax",
    null,
  ]);
});
