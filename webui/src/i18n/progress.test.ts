import { expect, test } from "vitest";
import { ratioOf, wholePercent } from "./progress";

test.each([
  ["620.00", "384.20", 0.6196774193548387],
  ["120.00", "150.00", 1.25],
  ["900.00", "900.00", 1],
  ["0.00", "0.00", 0],
  ["0.00", "5.00", 0],
  ["100.00", "-5.00", 0],
])("of %s planned, %s spent is a ratio of %f", (budget, spent, ratio) => {
  expect(ratioOf({ budget, spent })).toBe(ratio);
});

test.each([
  ["300.00", "187.50", 63],
  ["300.00", "298.80", 99],
  ["0.00", "5.00", 100],
])("of %s planned, %s spent is written as %d percent", (budget, spent, percent) => {
  expect(wholePercent({ budget, spent })).toBe(percent);
});
