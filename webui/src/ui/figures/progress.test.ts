import { expect, test } from "vitest";
import { progress } from "./progress";

test.each([
  [0, 0, 0],
  [0.62, 62, 0],
  [1, 100, 0],
  [1.25, 80, 20],
  [4, 25, 75],
  [Infinity, 0, 100],
  [NaN, 0, 0],
  [-1, 0, 0],
])("%f of the plan is %f within and %f beyond", (ratio, within, beyond) =>
  expect(progress(ratio)).toEqual({ within, beyond }),
);
