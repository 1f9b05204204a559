import { expect, test } from "vitest";
import { baseOf, isPlanned, ratioOf, wholePercent } from "./progress";

test.each([
  ["620.00", "384.20", 0.6196774193548387],
  ["120.00", "150.00", 1.25],
  ["900.00", "900.00", 1],
  ["0.00", "0.00", 0],
  ["0.00", "5.00", 0],
  ["100.00", "-5.00", 0],
])("of %s planned, %s spent is a ratio of %f", (budget, spent, ratio) =>
  expect(ratioOf({ budget, carried: "0.00", spent })).toBe(ratio),
);

test.each([
  ["300.00", "187.50", 63],
  ["300.00", "298.80", 99],
  ["0.00", "5.00", 100],
])("of %s planned, %s spent is written as %d percent", (budget, spent, percent) =>
  expect(wholePercent({ budget, carried: "0.00", spent })).toBe(percent),
);

test.each([
  ["300.00", "45.00", "172.50", 0.5],
  ["300.00", "-60.00", "240.00", 1],
  ["0.00", "-20.00", "0.00", Infinity],
  ["20.00", "-20.00", "0.00", 0],
])("of %s planned with %s carried, %s spent is a ratio of %f", (budget, carried, spent, ratio) =>
  expect(ratioOf({ budget, carried, spent })).toBe(ratio),
);

test("what is carried is part of what there is to spend", () => {
  expect(baseOf({ budget: "300.00", carried: "-19.22" })).toBe("280.78");
  expect(isPlanned({ budget: "0.00", carried: "45.00" })).toBe(true);
});
