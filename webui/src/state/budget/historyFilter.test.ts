import { expect, test } from "vitest";
import { isFilter } from "@/domain";
import type { EntryView, LineView } from "@/state/budget/history";
import { passes, queryOf } from "./filtering";
import { isFiltering, NO_FILTER, type Filter } from "./historyFilter";

const ENTRY = {
  localDay: "2026-11-21",
  kind: "expense",
  note: "Silpo, for the weekend",
  payee: "",
  tags: [],
  categoryLabel: "Food",
  lines: [{ categoryId: "cat-1", value: "-30.10", note: "", name: "Food", icon: "" }] as readonly LineView[],
  accountLabel: "Family card",
  fromAccountLabel: null,
  categoryId: "cat-1",
  accountId: "acc-1",
  userId: "ann",
  fromAccountId: null,
  value: "-30.10",
  accountValue: "-1249.75",
  fromValue: null,
} as unknown as EntryView;

function found(filter: Partial<Filter>, entry: EntryView = ENTRY): boolean {
  return passes(entry, { filter: { ...NO_FILTER, ...filter }, range: null, test: null });
}

test.each([
  ["", true],
  ["silpo", true],
  ["WEEKEND silpo", true],
  ["продукт", true],
  ["weekend FAM", true],
  ["eekend", false],
  ["family weekend", true],
  ["family holiday", false],
  ["30.1", true],
  ["-30.10", true],
  ["$30", true],
  ["1249", true],
  ["1 249,75", true],
  ["249", false],
  ["31", false],
])("a search for %j finds the entry: %s", (text, isFound) => expect(found({ text })).toBe(isFound));

test("a category and an account let through their own entries only", () => {
  expect([found({ categoryId: "cat-1" }), found({ categoryId: "cat-2" })]).toEqual([true, false]);
  expect([found({ accountId: "acc-1" }), found({ accountId: "acc-2" })]).toEqual([true, false]);
});

test("a category and a word are those of any line, and the amount is that of them all", () => {
  const line = (categoryId: string, name: string, note: string) => ({
    categoryId,
    name,
    note,
    value: "-15.05",
    icon: "",
  });
  const entry = { ...ENTRY, lines: [line("cat-1", "Food", ""), line("cat-2", "Household", "soap")] };
  expect([found({ categoryId: "cat-2" }, entry), found({ categoryId: "cat-3" }, entry)]).toEqual([
    true,
    false,
  ]);
  expect(["household", "soap", "30.1", "15.05"].map((text) => found({ text }, entry))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("a person lets through what they booked", () => {
  expect([found({ userId: "ann" }), found({ userId: "bo" })]).toEqual([true, false]);
  expect(queryOf({ ...NO_FILTER, userId: "ann" })).toEqual({ userId: "ann" });
});

test("a transfer is found under both its accounts", () => {
  const transfer = { ...ENTRY, fromAccountId: "acc-2" };
  expect([found({ accountId: "acc-1" }, transfer), found({ accountId: "acc-2" }, transfer)]).toEqual([
    true,
    true,
  ]);
});

test("a month lets through the days of its range, both ends included", () => {
  const inRange = (first: string, last: string) =>
    passes(ENTRY, { filter: NO_FILTER, range: [first, last], test: null });
  expect(inRange("2026-11-21", "2026-12-10")).toBe(true);
  expect(inRange("2026-10-11", "2026-11-21")).toBe(true);
  expect(inRange("2026-11-22", "2026-12-10")).toBe(false);
  expect(inRange("2026-10-11", "2026-11-20")).toBe(false);
});

test("blanks are no search", () => {
  expect(isFiltering({ ...NO_FILTER, text: "  " })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, text: "a" })).toBe(true);
  expect(isFiltering({ ...NO_FILTER, month: "2026-11" })).toBe(true);
});

test.each([
  ["food min:20", true],
  ["milk or bread", true],
  ["хліб або молоко", true],
  ["not food", true],
  ["не їжа", true],
  ["(milk)", true],
  ["payee=Silpo", true],
  ["Payee:silpo", true],
  ['"oat milk"', true],
  ["«Сільпо»", true],
  ["milk bread", false],
  ["#trip", false],
  ["1 249,75", false],
  ["not", false],
  ["milk or", false],
  ["or milk", false],
  ["note", false],
  ["https://example.com", false],
  ["12:30", false],
  ["notmin:5", false],
])("%j is a filter: %s", (text, is) => {
  expect(isFilter(text)).toBe(is);
  expect(queryOf({ ...NO_FILTER, text })).toEqual({ [is ? "where" : "search"]: text });
});

test("a typed tag finds the entries that have it, and is asked of the server with its sign", () => {
  const tagged = { ...ENTRY, tags: ["trip", "kyiv"] };
  expect(found({ text: "#Tri silpo" }, tagged)).toBe(true);
  expect(found({ text: "#weekend" }, tagged)).toBe(false);
  expect(found({ text: "trip" }, tagged)).toBe(false);
  expect(queryOf({ ...NO_FILTER, text: "#trip" })).toEqual({ search: "#trip" });
});
