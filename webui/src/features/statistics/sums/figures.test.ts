import { describe, expect, test } from "vitest";
import type { LeftOut, MonthFigures } from "@/contract/statistics";
import { compared, leftOutOf, sumOf } from "./figures";

const month = (key: string, spent: string, notConverted: readonly LeftOut[] = []): MonthFigures => ({
  month: key,
  firstDay: `${key}-01`,
  lastDay: `${key}-28`,
  income: "0.00",
  spent,
  budget: "0.00",
  net: "0.00",
  balance: "0.00",
  notConverted,
});

describe("a month beside the one before", () =>
  test.each([
    ["77.00", "100.00", { kind: "less", percent: 23 }],
    ["150.00", "100.00", { kind: "more", percent: 50 }],
    ["199.99", "100.00", { kind: "more", percent: 100 }],
    ["200.00", "100.00", { kind: "times", times: 2 }],
    ["354.00", "100.00", { kind: "times", times: 3.5 }],
    ["997.60", "20.41", { kind: "only" }],
    ["100.00", "100.00", { kind: "same" }],
    ["100.10", "100.00", { kind: "same" }],
    ["5.00", "0.00", { kind: "none" }],
  ])("%s after %s", (now, before, expected) => expect(compared(now, before)).toEqual(expected)));

test("a sum of months is exact", () =>
  expect(sumOf([month("2026-10", "0.10"), month("2026-11", "0.20")], "spent")).toBe("0.30"));

test("amounts without a rate add up, but a balance counts once, at the end", () => {
  const part = (figure: LeftOut["figure"], amount: string): LeftOut => ({
    figure,
    currencyCode: "GHS",
    amount,
  });
  const months = [
    month("2026-10", "0", [part("spent", "1.00"), part("balance", "7.00")]),
    month("2026-11", "0", [part("spent", "2.00"), part("balance", "9.00")]),
  ];
  expect(leftOutOf(months)).toEqual([part("spent", "3.00"), part("balance", "9.00")]);
});
