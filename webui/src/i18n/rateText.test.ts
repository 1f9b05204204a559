import { expect, test } from "vitest";
import { NO_BREAK_SPACE } from "@/domain";
import { rateText } from "./rateText";

test.each([
  ["41.519823", "USD", "UAH", "$1 = ₴41.52", "1 $ = 41.52 ₴"],
  ["1500", "USD", "KRW", "$1 = ₩1 500", "1 $ = 1 500 ₩"],
  ["0.00001201740523", "UAH", "BTC", "₴1 = ₿0.000012017", "1 ₴ = 0.000012017 ₿"],
  ["0.9", "CHF", "EUR", "CHF 1 = €0.9", "1 CHF = 0.9 €"],
])("the rate %s of %s in %s reads %s, in Ukrainian %s", (rate, source, target, english, ukrainian) => {
  const texts = (["en", "ua"] as const).map((language) => rateText(rate, source, target, language));
  expect(texts.map((text) => text.replaceAll(NO_BREAK_SPACE, " "))).toEqual([english, ukrainian]);
});
