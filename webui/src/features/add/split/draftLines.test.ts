import { expect, test } from "vitest";
import { money, type Money } from "@/domain";
import {
  amountsOf,
  areWhole,
  isDivided,
  linesOfAmounts,
  settled,
  withDifference,
  type DraftLine,
} from "./draftLines";

const line = (text: string, category: string | null = "food"): DraftLine => ({ category, text, note: "" });
const texts = (amounts: readonly Money[]) => amounts.map(money.formatText);

test.each([
  ["amounts and a sum", ["50", "4+6", "0"], "80", 2, ["50.00", "10.00", "20.00"]],
  ["a part of the whole", ["25%", "0"], "80", 2, ["20.00", "60.00"]],
  ["a part is rounded, the rest is not", ["33%", "0"], "10.01", 2, ["3.30", "6.71"]],
  ["a currency without hundredths", ["33%", "0"], "100", 0, ["33.00", "67.00"]],
  ["too much", ["90", "0"], "80", 2, ["90.00", "-10.00"]],
])("the last line gets the rest: %s", (_, typed, total, decimals, amounts) =>
  expect(
    texts(
      amountsOf(
        typed.map((text) => line(text)),
        total,
        decimals,
      ),
    ),
  ).toEqual(amounts),
);

test("lines are whole with a category and something each", () => {
  expect(areWhole([line("50"), line("0")], "80", 2)).toBe(true);
  expect(areWhole([line("50", null), line("0")], "80", 2)).toBe(false);
  expect(areWhole([line("0"), line("0")], "80", 2)).toBe(false);
  expect(areWhole([line("80"), line("0")], "80", 2)).toBe(false);
});

test("what was typed in per cent is settled as an amount, so that another total moves the rest alone", () => {
  const lines = settled([line("25%"), line("0")], "80", 2);
  expect(lines.map(({ text }) => text)).toEqual(["20", "60"]);
  expect(isDivided(lines, "80")).toBe(true);
  expect(isDivided(lines, "100")).toBe(false);
  expect(texts(amountsOf(lines, "100", 2))).toEqual(["20.00", "80.00"]);
});

test("one line takes the difference of a corrected total", () => {
  const lines = [line("50"), line("10"), line("20")];
  expect(withDifference(lines, "85.5", 1).map(({ text }) => text)).toEqual(["50", "15.5", "20"]);
});

test("lines of another currency keep their proportion", () => {
  const parts = [
    { categoryId: "food", value: "-1.00" },
    { categoryId: "fun", value: "-2.00", note: "cinema" },
  ];
  expect(linesOfAmounts(parts, "100", 2)).toEqual([
    line("33.33"),
    { category: "fun", text: "66.67", note: "cinema" },
  ]);
});
