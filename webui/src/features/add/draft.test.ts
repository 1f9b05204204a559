import { expect, test } from "vitest";
import { momentOf } from "@/parts/meta/moment";
import type { EntryView } from "@/state/budget/history";
import { amountOf, draftOfBody, draftOfEntry, draftOfQuery, fittedText, isTouched } from "./draft";
import { EMPTY_DRAFT } from "./draftFields";

const ENTRY = {
  kind: "expense",
  categoryId: "cat-1",
  accountId: "acc-1",
  date: "2026-11-21T09:12:00.000Z",
  localDay: "2026-11-21",
  value: "-30.10",
  currencyCode: "USD",
  accountValue: "-1200.00",
  accountCurrencyCode: "UAH",
  note: "Silpo",
  paidBy: null,
  converted: null,
} as EntryView;

test.each([
  ["0", "0"],
  ["30.", "30"],
  ["30.1", "30.1"],
])("%s on the keypad is the amount %s", (text, amount) => expect(amountOf(text)).toBe(amount));

test.each([
  ["amount=12.5", "12.5"],
  ["amount=12,50", "12.50"],
  ["amount=12.345", "12.34"],
  ["amount=-3", "0"],
  ["amount=1e3", "0"],
  ["amount=12abc", "0"],
  ["amount=.5", "0.5"],
  ["amount=lots", "0"],
  ["note=lunch", "0"],
])("a link with %s starts at %s", (query, text) =>
  expect(draftOfQuery(new URLSearchParams(query)).text).toBe(text),
);

test("a link brings its category and its note", () => {
  const draft = draftOfQuery(new URLSearchParams("category=Food&note=two%20coffees"));
  expect(draft).toMatchObject({ category: "Food", note: "two coffees" });
});

test.each([
  ["", { kind: "expense", fromId: "acc-1", toId: null }],
  ["&kind=income", { kind: "income", fromId: null, toId: "acc-1" }],
  ["&kind=transfer", { kind: "transfer", fromId: "acc-1", toId: null }],
  ["&kind=gift", { kind: "expense", fromId: "acc-1", toId: null }],
])("a link of an account with %s opens its kind", (query, draft) =>
  expect(draftOfQuery(new URLSearchParams(`account=acc-1${query}`))).toMatchObject(draft),
);

test.each([
  ["30.10", 2, "30.10"],
  ["30.105", 2, "30.10"],
  ["30.5", 0, "30"],
  ["30.", 0, "30"],
])("%s with %s decimals is %s", (text, decimals, fitted) => expect(fittedText(text, decimals)).toBe(fitted));

test.each([
  ["a text alone", { note: "Two coffees" }, "Two coffees"],
  ["a page with its address", { title: "Menu", url: "https://cafe.example" }, "Menu\nhttps://cafe.example"],
  [
    "an address told twice",
    { note: "Menu https://cafe.example", url: "https://cafe.example" },
    "Menu https://cafe.example",
  ],
  ["a title that is the text", { title: "Menu", note: "Menu", url: " " }, "Menu"],
])("what is shared becomes the note: %s", (_, shared, note) =>
  expect(draftOfQuery(new URLSearchParams(shared)).note).toBe(note),
);

test("a shared text that is too long ends after a whole word, and says that it goes on", () => {
  const { note } = draftOfQuery(new URLSearchParams({ note: "coffee ".repeat(300) }));
  expect(note).toHaveLength(994);
  expect(note.endsWith("coffee coffee…")).toBe(true);
  expect(draftOfQuery(new URLSearchParams({ note: "x".repeat(2000) })).note).toBe(`${"x".repeat(999)}…`);
  expect(draftOfQuery(new URLSearchParams({ note: "x".repeat(1000) })).note).toBe("x".repeat(1000));
});

test("a correction starts with what was booked", () =>
  expect(draftOfEntry(ENTRY, "USD", new Map())).toEqual({
    ...EMPTY_DRAFT,
    ...{ kind: "expense", lines: [], refundOf: null, paidBy: null, shares: null, payee: "", tags: [] },
    text: "30.10",
    accountText: "1200",
    accountTextFor: "30.10",
    fromId: "acc-1",
    toId: null,
    category: "cat-1",
    day: "2026-11-21",
    note: "Silpo",
  }));

test("a correction after a change of the workspace currency starts with the converted amount", () => {
  const draft = draftOfEntry({ ...ENTRY, converted: "-27.70" }, "EUR", new Map());
  expect(draft).toMatchObject({ text: "27.70", accountText: null });
});

test("an expense of another day happens at the present time of that day", () => {
  const at = new Date(2026, 10, 22, 14, 30);
  expect(momentOf(null, null, at)).toBeUndefined();
  expect(momentOf("2026-11-20", null, at)).toMatch(/^2026-11-20T14:30:00/);
});

test("a correction on the same day keeps the moment of the entry", () => {
  const at = new Date(2026, 10, 22, 14, 30);
  expect(momentOf("2026-11-21", ENTRY, at)).toBe("2026-11-21T09:12:00.000+00:00");
  expect(momentOf("2026-11-20", ENTRY, at)).toMatch(/^2026-11-20T14:30:00/);
});

test("only what was typed is worth a question before it is lost", () => {
  expect(isTouched(EMPTY_DRAFT)).toBe(false);
  expect(isTouched({ ...EMPTY_DRAFT, category: "cat-1", fromId: "acc-1" })).toBe(false);
  expect(isTouched({ ...EMPTY_DRAFT, text: "3" })).toBe(true);
  expect(isTouched({ ...EMPTY_DRAFT, note: "lunch" })).toBe(true);
});

test.each([
  ["in the workspace's currency as typed", "USD", "10", "400"],
  ["in the currency of before by the rate, and what its account pays anew", "UAH", "0.25", null],
  ["in a currency without a rate not at all", "PLN", "0", null],
])("an expense that was refused is filled in %s", (_, currencyCode, text, accountText) => {
  const body = {
    value: "10.00",
    currencyCode,
    accountValue: "400.00",
    accountId: "acc-1",
    categoryId: "cat-1",
  };
  const convert = (_amount: string, source: string) =>
    source === "UAH" ? { amount: "0.25", rate: "0.025", rateDate: "2026-11-20" } : null;
  expect(draftOfBody(body, "USD", convert)).toMatchObject({ text, accountText });
});
