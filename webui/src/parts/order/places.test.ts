import { expect, it } from "vitest";
import { moved, placeAt, shiftOf, within, type Place } from "./places";

const PLACES: readonly Place[] = [
  { top: 10, height: 40 },
  { top: 50, height: 80 },
  { top: 130, height: 40 },
];

it("a row stands where it was dropped, the others in their order", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "b", "c"]);
});

it.each([
  ["down", 0, 39, 0],
  ["down past the middle of a high row", 0, 41, 1],
  ["down past all of them", 0, 101, 2],
  ["up", 2, -39, 2],
  ["up past the middle of a high row", 2, -41, 1],
  ["up past all of them", 2, -101, 0],
  ["from the middle, not far enough", 1, 19, 1],
  ["from the middle", 1, 21, 2],
])("%s: place %i by %i px is place %i", (_, from, offset, to) =>
  expect(placeAt(PLACES, from, offset)).toBe(to),
);

it("a row does not leave its list", () =>
  expect([within(PLACES, 0, -5), within(PLACES, 0, 500), within(PLACES, 1, 30)]).toEqual([0, 120, 30]));

it("the rows between make room", () => {
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 0, 2, 40))).toEqual([0, -40, -40, 0]);
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 3, 1, 40))).toEqual([0, 40, 40, 0]);
});
