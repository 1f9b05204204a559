import { expect, test } from "vitest";
import { rateText } from "./rateText";

test.each([
  ["41.519823", "41.52"],
  ["1500", "1500"],
  ["0.00001201740523", "0.000012017"],
  ["0.9", "0.9"],
])("the rate %s reads %s", (rate, text) => {
  expect(rateText(rate)).toBe(text);
});
