import { expect, test } from "vitest";
import { translator, type Key } from "./translate";

const TEXTS = {
  day_one: "{count} day",
  day_other: "{count} days",
  day_ordinal_one: "the {count}st",
  day_ordinal_two: "the {count}nd",
  day_ordinal_few: "the {count}rd",
  day_ordinal_other: "the {count}th",
  page: { greeting: "Hello {name}, {name}{end}", plain: "No {thing}" },
};
const { t, exists, add } = translator("en");
add(TEXTS);
const text = (key: string, values?: Parameters<typeof t>[1]) => t(key as Key, values);

test("a count chooses the form, of amounts and of places in a row", () => {
  expect([1, 2].map((count) => text("day", { count }))).toEqual(["1 day", "2 days"]);
  const ordinal = (count: number) => text("day", { count, ordinal: true });
  expect([1, 22, 3, 11].map(ordinal)).toEqual(["the 1st", "the 22nd", "the 3rd", "the 11th"]);
});

test("a placeholder takes its value wherever it stands, and nothing where there is none", () => {
  expect(text("page.greeting", { name: "$& <b>" })).toBe("Hello $& <b>, $& <b>");
  expect(text("page.plain", { count: 3, thing: 0 })).toBe("No 0");
});

test("a key without a text stands for itself", () => {
  expect([text("page.none"), text("page"), text("page.plain.more")]).toEqual([
    "page.none",
    "page",
    "page.plain.more",
  ]);
  expect(["page.plain", "day"].map(exists)).toEqual([true, false]);
});
