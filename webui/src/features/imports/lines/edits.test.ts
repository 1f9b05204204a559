import { expect, test } from "vitest";
import {
  changesOf,
  fieldsOf,
  isBookable,
  withEdits,
  NO_EDITS,
  editLine,
  countSelected,
  selectLine,
} from "./edits";
import { line } from "@testing/imports";

test("a line left out and selected again is as it was read, without an edit", () => {
  const without = selectLine(NO_EDITS, NO_EDITS, line(2), false);
  expect([changesOf(without), countSelected(3, without, NO_EDITS)]).toEqual([[{ line: 2, take: false }], 2]);
  const again = selectLine(without, NO_EDITS, line(2), true);
  expect([changesOf(again), countSelected(3, again, NO_EDITS)]).toEqual([[], 3]);
});

test("a duplicate that is ticked is booked all the same", () => {
  const preview = line(2, { taken: false, code: "import.duplicate" });
  const taken = selectLine(NO_EDITS, NO_EDITS, preview, true);
  expect([changesOf(taken), countSelected(0, taken, NO_EDITS)]).toEqual([[{ line: 2, take: true }], 1]);
});

test("an edit that the preview was read with counts once, and can be undone", () => {
  const sentEdits = selectLine(NO_EDITS, NO_EDITS, line(2), false);
  expect(countSelected(2, sentEdits, sentEdits)).toBe(2);
  const back = selectLine(sentEdits, sentEdits, line(2, { taken: false, code: "import.skipped" }), true);
  expect([changesOf(back), countSelected(2, back, sentEdits)]).toEqual([[{ line: 2, take: true }], 3]);
});

test("a category is kept beside a tick, and goes where a rule says it", () => {
  const both = editLine(selectLine(NO_EDITS, NO_EDITS, line(2), false), line(2), { category: "Food" });
  expect(changesOf(both)).toEqual([{ line: 2, take: false, category: "Food" }]);
  expect(withEdits(line(2), both)).toMatchObject({ taken: false, category: "Food" });
  const without = { category: undefined };
  expect(changesOf(editLine(both, line(2), without))).toEqual([{ line: 2, take: false }]);
  expect(changesOf(editLine(editLine(NO_EDITS, line(2), { category: "Food" }), line(2), without))).toEqual(
    [],
  );
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
    ["amount", "day", "accountId", "note", "payee", "tags"],
  ]);
});
