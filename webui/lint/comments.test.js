import { expect, test } from "vitest";
import { forbiddenBeginning } from "./comments.js";

test.each([
  ["* What the month still allows. ", "What"],
  ["*\n * Whether a change waits.\n ", "Whether"],
  [" The same in a sheet.", "The same"],
  ["* Money left this month. ", undefined],
  ["* Whatever comes first. ", undefined],
  [" Safari has no idle callbacks. What it has is a timer.", undefined],
])("%j begins with %s", (comment, beginning) => {
  expect(forbiddenBeginning(comment)).toBe(beginning);
});
