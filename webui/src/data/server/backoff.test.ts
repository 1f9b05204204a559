import { expect, test, vi } from "vitest";
import { backoffSeconds } from "./backoff";

const TIMES = { firstSeconds: 2, maxSeconds: 120 };
const waits = () => [0, 1, 2, 5, 6, 50].map((failures) => backoffSeconds(TIMES, failures));

test("each wait is twice the one before, up to the longest", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  expect(waits()).toEqual([2, 4, 8, 64, 120, 120]);
});

test("devices that failed together come back spread over half of it", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  expect(waits()).toEqual([1.5, 3, 6, 48, 90, 90]);
});
