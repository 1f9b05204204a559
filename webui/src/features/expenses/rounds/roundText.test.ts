import { expect, test } from "vitest";
import { displayMoney } from "@/domain";
import { roundText } from "./roundText";

const dollars = (value: string) => displayMoney(value, "USD", "en");

test("what is over has a plus", () => {
  expect(roundText(dollars("21.90"), true, false)).toBe("+$21.90");
  expect(roundText(dollars("21.90"), false, false)).toBe("$21.90");
});

test("a narrow cell drops the fraction from 1 000 up, a wide one keeps it", () => {
  expect(roundText(dollars("1284.50"), false, false)).toBe("$1\u00a0284");
  expect(roundText(dollars("999.99"), false, false)).toBe("$999.99");
  expect(roundText(dollars("1284.50"), false, true)).toBe("$1\u00a0284.50");
});

test("the sign of hryvnias stays behind the number", () => {
  expect(roundText(displayMoney("9790.42", "UAH", "ua"), true, false)).toBe("+9\u00a0790\u00a0₴");
});
