import { renderHook } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { startTexts } from "./start";
import { useProgress } from "./useProgress";

const MONTH = {
  ...{ budget: "0.00", carried: "0.00", left: "0.00", overflow: "0.00", target: null, currencyCode: "USD" },
  ...{ spent: "0.00", upcoming: "0.00" },
};

beforeAll(() => startTexts("en"));

test.each([
  [{ upcoming: "900.00" }, "900 to come", "Rent, $900.00 to come, nothing planned"],
  [{ upcoming: "900.00", spent: "20.00" }, "900 to come", "Rent, $900.00 to come, nothing planned"],
  [{ spent: "20.00" }, "20 spent", "Rent, $20.00 spent, nothing planned"],
  [{ spent: "-5.00" }, "5 back", "Rent, $5.00 came back, nothing planned"],
  [{}, "0 spent", "Rent, nothing planned"],
])("a category without a plan, %j, says %s", (month, text, label) => {
  const { current: progress } = renderHook(useProgress).result;
  const texts = progress("Rent", { ...MONTH, ...month });
  expect(`${texts.leftWhole.replace("-", "")} ${texts.leftWord}`).toBe(text);
  expect(texts.label).toBe(label);
});
