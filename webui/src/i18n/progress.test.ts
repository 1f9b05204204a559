import { expect, test } from "vitest";
import { ratioOf, wholePercent } from "./progress";

test.each([
  ["620.00", "384.20", 0.6196774193548387],
  ["120.00", "150.00", 1.25],
  ["900.00", "900.00", 1],
  ["0.00", "0.00", 0],
  ["0.00", "5.00", Infinity],
  ["100.00", "-5.00", 0],
])("of %s planned, %s spent is a ratio of %f", (budget, spent, ratio) => {
  expect(ratioOf({ budget, spent })).toBe(ratio);
});

test.each([
  [0.62, 62],
  [0.9997, 99],
  [1, 100],
  [1.001, 101],
  [1.1825, 118],
  [Infinity, 100],
])("a ratio of %f is written as %d percent", (ratio, percent) => {
  expect(wholePercent(ratio)).toBe(percent);
});
