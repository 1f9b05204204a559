import { expect, test } from "vitest";
import { firstPages } from "./page";

const DAYS = ["22", "22", "21", "21", "21", "20"].map((localDay) => ({ localDay }));

test.each([
  [1, 2],
  [2, 2],
  [3, 5],
  [5, 5],
  [6, 6],
  [60, 6],
])("a page of %d entries shows %d, up to the end of a day", (count, shown) => {
  expect(firstPages(DAYS, count)).toHaveLength(shown);
});
