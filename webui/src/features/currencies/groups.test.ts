import { expect, test } from "vitest";
import { NO_BREAK_SPACE } from "@/domain";
import { groupsOf } from "./groups";

const RATES = {
  base: "USD",
  date: "2026-11-20",
  data: { USD: "1", EUR: "0.8", UAH: "41.52", XAU: "0.00025" },
};

test("rates are those of the base, grouped, and the base itself is left out", () => {
  const groups = groupsOf(RATES, "EUR", "");
  expect(groups.map(({ type }) => type)).toEqual(["fiat", "metal"]);
  const rates = groups.flatMap(({ rows }) => rows.map(({ currency, rate }) => [currency.code, rate]));
  expect(Object.fromEntries(rates)).toEqual({ USD: "1.25", UAH: "51.9", XAU: "0.0003125" });
});

test("popular currencies come first, then all others", () => {
  const data = { ...RATES.data, AED: "3.67", CHF: "0.8" };
  const codes = groupsOf({ ...RATES, data }, "USD", "").flatMap(({ rows }) =>
    rows.map(({ currency }) => currency.code),
  );
  expect(codes).toEqual(["UAH", "EUR", "CHF", "AED", "XAU"]);
});

test("a search finds codes and names of both languages", () => {
  const codes = (search: string) =>
    groupsOf(RATES, "USD", search).flatMap(({ rows }) => rows.map(({ currency }) => currency.code));
  expect(codes("uah")).toEqual(["UAH"]);
  expect(codes("гривня")).toEqual(["UAH"]);
  expect(codes("nothing like it")).toEqual([]);
});

test("a search finds beginnings of words, and signs by themselves", () => {
  const codes = (search: string) =>
    groupsOf(RATES, "USD", search).flatMap(({ rows }) => rows.map(({ currency }) => currency.code));
  expect(codes("hryv")).toEqual(["UAH"]);
  expect(codes("ryvnia")).toEqual([]);
  expect(codes("€")).toEqual(["EUR"]);
  expect(codes("%")).toEqual([]);
});

test("thousands are parted", () => {
  const table = { ...RATES, data: { USD: "1", IRR: "42000.5" } };
  expect(groupsOf(table, "USD", "irr")[0]?.rows[0]?.rate).toBe(`42${NO_BREAK_SPACE}000.5`);
});
