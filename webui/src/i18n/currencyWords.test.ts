import { expect, test } from "vitest";
import { amountInWords, currencyInWords } from "./currencyWords";

test("amounts are read with the name of their currency", () => {
  expect(amountInWords("30.10", "USD", "en")).toBe("30.10 US dollars");
  expect(amountInWords("30.10", "UAH", "ua")).toBe("30,10 української гривні");
  expect(amountInWords("1", "JPY", "en")).toBe("1 Japanese yen");
});

test("a field names its currency: in the plural in English, as one in Ukrainian", () =>
  expect([currencyInWords("USD", "en"), currencyInWords("USD", "ua")]).toEqual(["US dollars", "долар США"]));

test("a code that is no ISO code stands for itself", () =>
  expect([currencyInWords("USDT", "en"), amountInWords("2", "USDT", "en")]).toEqual(["USDT", "2 USDT"]));
