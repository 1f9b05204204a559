import { expect, test } from "vitest";
import { changesOf, fieldsOf, isBookable, mended, NO_MENDS, saying, takenCount, taking } from "./mends";
import { line } from "@testing/imports";

test("a line left out and taken again is as it was found, and nothing is said of it", () => {
  const without = taking(NO_MENDS, NO_MENDS, line(2), false);
  expect([changesOf(without), takenCount(3, without, NO_MENDS)]).toEqual([[{ line: 2, take: false }], 2]);
  const again = taking(without, NO_MENDS, line(2), true);
  expect([changesOf(again), takenCount(3, again, NO_MENDS)]).toEqual([[], 3]);
});

test("a duplicate that is ticked is booked all the same", () => {
  const seen = line(2, { taken: false, code: "import.duplicate" });
  const taken = taking(NO_MENDS, NO_MENDS, seen, true);
  expect([changesOf(taken), takenCount(0, taken, NO_MENDS)]).toEqual([[{ line: 2, take: true }], 1]);
});

test("what the file was looked at with counts once, and can be taken back", () => {
  const sent = taking(NO_MENDS, NO_MENDS, line(2), false);
  expect(takenCount(2, sent, sent)).toBe(2);
  const back = taking(sent, sent, line(2, { taken: false, code: "import.skipped" }), true);
  expect([changesOf(back), takenCount(2, back, sent)]).toEqual([[{ line: 2, take: true }], 3]);
});

test("a category is kept beside a tick, and goes where a rule says it", () => {
  const both = saying(taking(NO_MENDS, NO_MENDS, line(2), false), line(2), { category: "Food" });
  expect(changesOf(both)).toEqual([{ line: 2, take: false, category: "Food" }]);
  expect(mended(line(2), both)).toMatchObject({ taken: false, category: "Food" });
  const without = { category: undefined };
  expect(changesOf(saying(both, line(2), without))).toEqual([{ line: 2, take: false }]);
  expect(changesOf(saying(saying(NO_MENDS, line(2), { category: "Food" }), line(2), without))).toEqual([]);
});

test("what the file says wrong can't be ticked", () => {
  expect([null, "import.duplicate", "import.skipped"].map((code) => isBookable(line(2, { code })))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isBookable(line(2, { code: "import.amount" }))).toBe(false);
});

test("of a line that can't be booked only what is wrong with it is asked for", () => {
  const fields = ["import.amount", "import.date", "import.account", "import.noEntry", null];
  expect(fields.map((code) => fieldsOf(line(2, { code })))).toEqual([
    ["amount"],
    ["day"],
    ["accountId"],
    [],
    ["amount", "day", "accountId", "note"],
  ]);
});
