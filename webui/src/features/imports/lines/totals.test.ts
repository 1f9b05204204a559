import { expect, test } from "vitest";
import { NO_EDITS, selectLine } from "./edits";
import { balancesOf, totalsNow, type Total } from "./totals";
import { line } from "@testing/imports";

const FOUND: Total[] = [
  { kind: "income", currencyCode: "USD", count: 1, amount: "1000.00" },
  { kind: "expense", currencyCode: "USD", count: 1, amount: "12.50" },
];
const LINES = [
  line(2),
  line(3, { taken: false, code: "import.duplicate", currencyCode: "EUR", amount: "-2.00" }),
];

test("a line that is left out is taken off, and one that is ticked is added in its currency", () => {
  const without = selectLine(NO_EDITS, NO_EDITS, line(2), false);
  expect(totalsNow(FOUND, LINES, without)).toEqual([FOUND[0]]);
  const edits = selectLine(without, NO_EDITS, line(3, { taken: false }), true);
  const totals = totalsNow(FOUND, LINES, edits);
  expect(totals).toEqual([FOUND[0], { kind: "expense", currencyCode: "EUR", count: 1, amount: "2.00" }]);
  expect(balancesOf(totals)).toEqual([
    { currencyCode: "USD", amount: "1000.00" },
    { currencyCode: "EUR", amount: "-2.00" },
  ]);
});

test("money moved between own accounts is neither received nor spent", () => {
  const moved: Total = { kind: "transfer", currencyCode: "USD", count: 2, amount: "50.00" };
  expect(totalsNow([moved, ...FOUND], [], NO_EDITS).map(({ kind }) => kind)).toEqual([
    "income",
    "expense",
    "transfer",
  ]);
  expect(balancesOf([moved])).toEqual([]);
  expect(balancesOf([...FOUND, moved])).toEqual([{ currencyCode: "USD", amount: "987.50" }]);
});
