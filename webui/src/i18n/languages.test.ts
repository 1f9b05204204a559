import { expect, test } from "vitest";
import { detectLanguage, languageOf, tagOf } from "./languages";

test.each([
  [["uk-UA", "en"], "ua"],
  [["uk"], "ua"],
  [["UK-ua"], "ua"],
  [["en-US", "uk-UA"], "en"],
  [["ukr-x"], "en"],
  [[], "en"],
] as const)("a browser that prefers %j starts in %s", (preferred, language) =>
  expect(detectLanguage(preferred)).toBe(language),
);

test("Ukrainian is uk for the browser and ua in settings", () => {
  expect(tagOf("ua")).toBe("uk");
  expect(languageOf("uk")).toBe("ua");
  expect(new Intl.PluralRules(tagOf("ua")).select(3)).toBe("few");
});
