import { expect, test } from "vitest";
import { currencies } from "@/domain";
import { currencyNames } from "./currencyNames";

test("every currency has a name in both languages, and only fiat has countries", () => {
  for (const { code, type } of currencies.CURRENCIES) {
    const { en, ua, countries } = currencyNames(code);
    expect([en, ua], code).not.toContain(code === "BNB" || code === "XRP" ? "" : code);
    expect(countries.length > 0, code).toBe(type === "fiat");
  }
});

test("a currency that nobody knows is called by its code", () =>
  expect(currencyNames("LTL")).toEqual({ en: "LTL", ua: "LTL", countries: [] }));
