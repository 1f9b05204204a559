import { describe, expect, it } from "vitest";
import { displayMoney, shortMoney, withSymbol } from "./display";
import { DomainError } from "./errors";
import { fromDecimal } from "./fractions";
import { checkDigits, convert, formatText, parse, sum } from "./money";

const NBSP = "\u00a0";

describe("money", () => {
  it("reads what people write and gives two places back", () =>
    expect(["12.5", "-0", "007", "-3.99"].map((text) => formatText(parse(text)))).toEqual([
      "12.50",
      "0.00",
      "7.00",
      "-3.99",
    ]));

  it.each([" 12", "12.345", "1e9", "1_000", "١٢", "NaN", "", "-", "12."])("refuses %j as an amount", (text) =>
    expect(() => parse(text)).toThrow(new DomainError("validation.amount")),
  );

  it("stores up to ten digits before the point", () => {
    expect(formatText(parse("-9999999999.99"))).toBe("-9999999999.99");
    expect(() => parse("10000000000")).toThrow(new DomainError("validation.amountRange"));
  });

  it("refuses decimals a currency does not have", () => {
    expect(checkDigits(1200n, 0)).toBe(1200n);
    expect(() => checkDigits(1250n, 0)).toThrow(new DomainError("validation.amountDigits"));
  });

  it("converts exactly and rounds once, half away from zero", () => {
    const usd = fromDecimal("1");
    expect(convert(100n, usd, fromDecimal("0.125"))).toBe(13n);
    expect(convert(-100n, usd, fromDecimal("0.125"))).toBe(-13n);
    expect(convert(100n, usd, fromDecimal("159.5"), 0)).toBe(16000n);
  });

  it("adds without losing a hundredth", () => expect(formatText(sum([10n, 20n, -31n]))).toBe("-0.01"));
});

describe("displayMoney", () => {
  it("puts the symbol before the number in English", () =>
    expect(displayMoney("-1284.5", "USD", "en")).toEqual({
      sign: "−",
      symbol: "$",
      symbolPosition: "before",
      gap: "",
      whole: `1${NBSP}284`,
      fraction: ".50",
      text: `−$1${NBSP}284.50`,
    }));

  it("puts the symbol after the number in Ukrainian", () => {
    const { text, symbolPosition } = displayMoney("1284.50", "UAH", "ua");
    expect([text, symbolPosition]).toEqual([`1${NBSP}284.50${NBSP}₴`, "after"]);
  });

  it("keeps a symbol that ends in a letter apart", () =>
    expect(displayMoney("12", "CHF", "en").text).toBe(`CHF${NBSP}12.00`));

  it("shows no decimals where the currency has none", () =>
    expect(displayMoney("1234567", "JPY", "en")).toMatchObject({
      whole: `1${NBSP}234${NBSP}567`,
      fraction: "",
    }));

  it("marks what came in only when asked", () => {
    expect(displayMoney(500n, "USD", "en", { signed: true }).text).toBe("+$5.00");
    expect(displayMoney(0n, "USD", "en", { signed: true }).text).toBe("$0.00");
    expect(displayMoney(500n, "USD", "en").text).toBe("$5.00");
  });

  it("rounds to whole units from 1 000 up where there is little room, half away from zero", () => {
    const short = (value: string) => shortMoney(value, "USD", "en").text;
    expect(["999.99", "1999.50", "-1999.50", "1284.49"].map(short)).toEqual([
      "$999.99",
      `$2${NBSP}000`,
      `−$2${NBSP}000`,
      `$1${NBSP}284`,
    ]);
  });

  it("puts the symbol beside a number that is written already", () => {
    expect(withSymbol("1.5k", "CHF", "en")).toBe(`CHF${NBSP}1.5k`);
    expect(withSymbol("1.5", "UAH", "ua")).toBe(`1.5${NBSP}₴`);
  });
});
