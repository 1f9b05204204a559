import { expect, test } from "vitest";
import { lineAt, linesOf, runsOf, topOfLine } from "./lines";

const HEIGHTS = { row: 60, header: 40 };
const LINES = linesOf([
  { key: "a", length: 2 },
  { key: "b", length: 0 },
  { key: "c", length: 3 },
]);

test("a line stands below the headers and rows before it", () => {
  const tops = Array.from({ length: LINES.count + 1 }, (_, line) => topOfLine(LINES, line, HEIGHTS));
  expect(tops).toEqual([0, 40, 100, 160, 200, 240, 300, 360, 420]);
});

test("the line at a distance is the one that covers it, the first above the list and the last below it", () => {
  const at = (distance: number) => lineAt(LINES, distance, HEIGHTS);
  expect([-10, 0, 39, 40, 99.5, 160, 419, 5000].map(at)).toEqual([0, 0, 0, 1, 1, 3, 7, 7]);
  expect(lineAt(linesOf([]), 100, HEIGHTS)).toBe(0);
});

test("lines are runs of their groups: a group whose rows stand has its header", () => {
  const runs = (from: number, to: number) =>
    runsOf({ from, to }, LINES).map(({ group, ...run }) => [group.key, run.header, run.from, run.to]);
  expect(runs(0, 8)).toEqual([
    ["a", 0, 0, 2],
    ["b", 3, 0, 0],
    ["c", 4, 0, 3],
  ]);
  expect(runs(2, 6)).toEqual([
    ["a", 0, 1, 2],
    ["b", 3, 0, 0],
    ["c", 4, 0, 1],
  ]);
  expect(runs(5, 6)).toEqual([["c", 4, 0, 1]]);
  expect(runs(0, 0)).toEqual([]);
  expect(runsOf({ from: 0, to: 3 }, linesOf([]))).toEqual([]);
});

/** Number of looks at groups for a window full of lines in the middle of so many rows. */
function looks(rows: number): number {
  let count = 0;
  const groups = Array.from({ length: 100 }, (_, index) => ({
    key: String(index),
    get length() {
      count += 1;
      return rows;
    },
  }));
  const lines = linesOf(groups);
  const from = lineAt(lines, topOfLine(lines, lines.count / 2, HEIGHTS), HEIGHTS);
  runsOf({ from, to: from + 12 }, lines);
  return count;
}

test("the work for what is shown does not grow with the rows", () =>
  expect(looks(100_000)).toBeLessThanOrEqual(looks(10)));
