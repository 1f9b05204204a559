import { expect, test } from "vitest";
import { folded, totalOf } from "./terms";

test.each([
  ["30.", "30"],
  ["25.60+4.5", "30.10"],
  ["0.1+0.2", "0.30"],
  ["25.60+", "25.60"],
  ["5-8", "-3"],
  ["9999999999.99+0.01", "10000000000"],
])("%s comes to %s", (text, total) => expect(totalOf(text)).toBe(total));

test.each([
  ["25.60+4.5", "30.10"],
  ["12", "12"],
  ["5-8", "5-8"],
  ["9999999999+1", "9999999999+1"],
])("%s folds to %s", (text, amount) => expect(folded(text)).toBe(amount));
