import { expect, test } from "vitest";
import { NO_MENDS, saying } from "./lines/mends";
import { line } from "@testing/imports";
import { areEnough, bodyOf, NOTHING_SAID, says, withColumn } from "./said";

test("a table is read by a saved mapping or by columns that are told, whichever was said last", () => {
  const columns = [{ column: "A", field: "date" } as const];
  const told = says({ ...NOTHING_SAID, decimal: "," }, { columns });
  expect(told).toEqual({ accounts: {}, decimal: ",", columns });
  expect(says(told, { mapping: "My bank" })).toEqual({ accounts: {}, decimal: ",", mapping: "My bank" });
  expect(says(told, { decimal: "." })).toEqual({ accounts: {}, decimal: ".", columns });
});

test("a column holds one thing, and a thing stands in one column", () => {
  const first = withColumn([], "A", "date");
  expect(withColumn(first, "B", "date")).toEqual([{ column: "B", field: "date" }]);
  expect(withColumn(first, "A", "note")).toEqual([{ column: "A", field: "note" }]);
  expect(withColumn(first, "A", null)).toEqual([]);
});

test("a day and an amount in one column or in two are enough", () => {
  const given = (...fields: ("date" | "amount" | "inflow" | "note")[]) =>
    areEnough(fields.map((field) => ({ column: field, field })));
  expect(given("date", "amount")).toBe(true);
  expect(given("date", "inflow")).toBe(true);
  expect(given("date", "note")).toBe(false);
  expect(given("amount")).toBe(false);
});

test("what is sent is the file, what was said of it, and the mends", () => {
  const file = { name: "a.csv", size: 3, content: "QQ==" };
  const said = { accounts: { Giro: "acc-1" }, dateOrder: "dmy" } as const;
  expect(bodyOf(file, said, saying(NO_MENDS, line(4), { category: "Food" }))).toEqual({
    fileName: "a.csv",
    content: "QQ==",
    dateOrder: "dmy",
    accounts: [{ name: "Giro", accountId: "acc-1" }],
    changes: [{ line: 4, category: "Food" }],
  });
});
