import { expect, test } from "vitest";
import { scaleOf, tickOf } from "./scale";

test.each([
  [[2700, 900], 0, [0, 1000, 2000, 3000]],
  [[0], 0, [0, 0.25, 0.5, 0.75, 1]],
  [[-40, 60], 0, [-50, -25, 0, 25, 50, 75]],
  [[8400, 11592], undefined, [8000, 9000, 10000, 11000, 12000]],
])("the values %j have round numbers around them", (values, from, ticks) =>
  expect(scaleOf(values, from).ticks).toEqual(ticks),
);

test("a value lies between the lowest and the highest tick", () => {
  const { at } = scaleOf([2700], 0);
  expect([at(0), at(1500), at(3000)]).toEqual([0, 0.5, 1]);
});

test("a single value that is not zero has room on both sides", () => {
  const { ticks, at } = scaleOf([50]);
  expect(ticks.length).toBeGreaterThan(1);
  expect(at(50)).toBeGreaterThanOrEqual(0);
  expect(at(50)).toBeLessThanOrEqual(1);
});

test.each([
  [0, "0", "ones"],
  [500, "500", "ones"],
  [1500, "1.5", "thousands"],
  [-2000, "2", "thousands"],
  [2_500_000, "2.5", "millions"],
])("the tick %d reads %s %s", (value, number, unit) =>
  expect(tickOf(value)).toEqual({ number, unit, isNegative: value < 0 }),
);
