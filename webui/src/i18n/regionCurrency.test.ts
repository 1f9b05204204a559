import { expect, test } from "vitest";
import { currencyOfRegion } from "./regionCurrency";

test.each([
  ["uk-UA", "UAH"],
  ["uk", "UAH"],
  ["en-GB", "GBP"],
  ["en-US", "USD"],
  ["de-AT", "EUR"],
  ["pl", "PLN"],
  ["ja-JP", "JPY"],
])("a browser that speaks %s budgets in %s", (tag, code) =>
  expect(currencyOfRegion([tag, "fr-FR"])).toBe(code),
);

test.each([[[]], [["eo"]], [["sv-SE"]], [["no such language"]]])(
  "no currency to choose is that of the region of %j",
  (tags) => expect(currencyOfRegion(tags)).toBeNull(),
);
