import { expect, test } from "vitest";
import { NO_EDITS, editLine } from "./lines/edits";
import { line } from "@testing/imports";
import { hasRequiredColumns, bodyOf, NO_OPTIONS, withOption, withColumn } from "./options";

test("a table is read by a saved mapping or by columns, whichever was set last", () => {
  const columns = [{ column: "A", field: "date" } as const];
  const told = withOption({ ...NO_OPTIONS, decimal: "," }, { columns });
  expect(told).toEqual({ ...NO_OPTIONS, decimal: ",", columns });
  expect(withOption(told, { mapping: "My bank" })).toEqual({
    ...NO_OPTIONS,
    decimal: ",",
    mapping: "My bank",
  });
  expect(withOption(told, { decimal: "." })).toEqual({ ...NO_OPTIONS, decimal: ".", columns });
});

test("a column holds one thing, and a thing stands in one column", () => {
  const first = withColumn([], "A", "date");
  expect(withColumn(first, "B", "date")).toEqual([{ column: "B", field: "date" }]);
  expect(withColumn(first, "A", "note")).toEqual([{ column: "A", field: "note" }]);
  expect(withColumn(first, "A", null)).toEqual([]);
});

test("a day and an amount in one column or in two are enough", () => {
  const given = (...fields: ("date" | "amount" | "inflow" | "note")[]) =>
    hasRequiredColumns(fields.map((field) => ({ column: field, field })));
  expect(given("date", "amount")).toBe(true);
  expect(given("date", "inflow")).toBe(true);
  expect(given("date", "note")).toBe(false);
  expect(given("amount")).toBe(false);
});

test("what is sent is the file, its options, and the edits of its lines", () => {
  const file = { name: "a.csv", size: 3, content: "QQ==" };
  const options = { accounts: { Giro: "acc-1" }, newAccounts: [], dateOrder: "dmy" } as const;
  expect(bodyOf(file, options, editLine(NO_EDITS, line(4), { category: "Food" }))).toEqual({
    fileName: "a.csv",
    content: "QQ==",
    dateOrder: "dmy",
    mapping: {},
    accounts: [{ name: "Giro", accountId: "acc-1" }],
    newAccounts: [],
    changes: [{ line: 4, category: "Food" }],
  });
  expect(
    bodyOf(file, { ...NO_OPTIONS, mapping: "Bank", answers: { signs: "reversed" } }, NO_EDITS).mapping,
  ).toBe("Bank");
  expect(bodyOf(file, NO_OPTIONS, NO_EDITS)).not.toHaveProperty("mapping");
});
