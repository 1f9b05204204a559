import { expect, test } from "vitest";
import { isSwipedAway } from "./SheetDrawer";

const SLOW_MS = 2000;
const FAST_MS = 300;

test.each([
  ["400 px of a tall sheet", { distance: 400, height: 760, elapsed: SLOW_MS }, true],
  ["less than 400 px of a tall sheet", { distance: 399, height: 760, elapsed: SLOW_MS }, false],
  ["70 % of a low sheet", { distance: 210, height: 300, elapsed: SLOW_MS }, true],
  ["less than 70 % of a low sheet", { distance: 200, height: 300, elapsed: SLOW_MS }, false],
  ["a flick over more than its half", { distance: 200, height: 300, elapsed: FAST_MS }, true],
  ["a flick over less than its half", { distance: 60, height: 300, elapsed: SLOW_MS }, true],
])("a swipe over %s", (_what, swipe, closes) => expect(isSwipedAway(swipe)).toBe(closes));
