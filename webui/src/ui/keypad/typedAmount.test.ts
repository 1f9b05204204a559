import { expect, test } from "vitest";
import { displayMoney } from "@/domain/rules/base/display";
import { keyOf, sumText, typed, typedParts, type Key } from "./typedAmount";

function afterKeys(keys: string, decimals = 2, start = "0"): string {
  const pressed = Array.from(keys, (key) => (key === "<" ? "backspace" : key) as Key);
  return pressed.reduce((text, key) => typed(text, key, decimals), start);
}

test.each([
  ["30.1", "30.1"],
  ["007", "7"],
  [".5", "0.5"],
  ["1..5", "1.5"],
  ["1.5.", "1.5"],
  ["1.239", "1.23"],
  ["12<", "1"],
  ["1<", "0"],
  ["<", "0"],
  ["1.5<<<", "0"],
  ["12345678901", "1234567890"],
  ["25.60+4.5", "25.60+4.5"],
  ["5.+", "5+"],
  ["5+-3", "5-3"],
  ["+", "0"],
  ["-5", "5"],
  ["5+.5", "5+0.5"],
  ["5+007", "5+7"],
  ["5+<", "5"],
  ["25.60+4.50=", "30.10"],
  ["1+1+1+1+1+1+1+1+", "8+"],
  ["25%", "25%"],
  ["2.5.%", "2.5%"],
  ["%", "0"],
  ["25%3+", "25%"],
  ["25%<5", "255"],
  ["2+3%", "2+3"],
])("the keys %s give %s", (keys, text) => expect(afterKeys(keys)).toBe(text));

test("a currency without decimals takes no point", () => expect(afterKeys("15.5", 0)).toBe("155"));

test("two zeros are two digits, and none where an amount begins", () =>
  expect([typed("5", "00", 2), typed("0", "00", 2), typed("5.1", "00", 2)]).toEqual(["500", "0", "5.10"]));

test("the terms of a sum stand as they were typed, parted by their signs", () =>
  expect(["12", "1250+4.5", "5-", "5-3.50+"].map(sumText)).toEqual([
    "",
    "1\u00a0250 + 4.5",
    "5 \u2212",
    "5 \u2212 3.50 +",
  ]));

test("clear leaves nothing of a long amount", () => expect(typed("1234.56", "clear", 2)).toBe("0"));

test("the typed text is shown as typed, with the symbol of its currency", () => {
  const show = (text: string) => {
    const { sign, symbol, whole, fraction } = typedParts(text, displayMoney("-3", "USD", "en"));
    return sign + symbol + whole + fraction;
  };
  expect([show("25.60+4.50"), show("5-8")]).toEqual(["$30.10", "\u2212$3"]);
  expect([show("0"), show("1234"), show("30."), show("30.10")]).toEqual([
    "$0",
    "$1\u00a0234",
    "$30.",
    "$30.10",
  ]);
});

test("a comma on the keyboard is a point", () =>
  expect(["7", ",", ".", "+", "-", "=", "Backspace", "Delete", "a", "F1"].map(keyOf)).toEqual([
    "7",
    ".",
    ".",
    "+",
    "-",
    "=",
    "backspace",
    "clear",
    undefined,
    undefined,
  ]));
