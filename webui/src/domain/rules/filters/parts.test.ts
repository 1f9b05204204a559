import { expect, test } from "vitest";
import { partsOf, withConditions } from "./parts";

const TODAY = "2026-11-21";
const texts = (text: string) => partsOf(text, TODAY).map((part) => part.text);

test.each([
  ["food min:15 since:2026-09", ["food", "min:15", "since:2026-09"]],
  ["food and min:15", ["food", "min:15"]],
  ["not food (lunch or min:5) #trip", ["not food", "(lunch or min:5)", "#trip"]],
  ["not (a or b) кава і min:1", ["not (a or b)", "кава", "min:1"]],
  ['payee="Oat milk" «two words»', ['payee="Oat milk"', "«two words»"]],
  ["milk or min:15", ["milk or min:15"]],
  ["(milk)", ["(milk)"]],
  ["🍞 min:1", ["🍞", "min:1"]],
])("%j has the conditions %j", (text, conditions) => expect(texts(text)).toEqual(conditions));

test.each([
  ["food min:15 since:2026-09", "food since:2026-09 min:20"],
  ["food (min:1 max:5)", "food (min:1 max:5) min:20"],
  ["not min:15", "not min:15 min:20"],
  ["(min:15 or food)", "(min:15 or food) min:20"],
  ["min:1 min:2", "min:20"],
])("in %j another least amount takes the place of what says that alone: %j", (text, changed) =>
  expect(withConditions(partsOf(text, TODAY), ["min"], ["min:20"])).toBe(changed),
);

test("a span of days that is one condition goes with both its fields", () =>
  expect(withConditions(partsOf("food on:2026-06", TODAY), ["since", "until"], [])).toBe("food"));
