// @vitest-environment jsdom
import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { startTexts, switchLanguage } from "./start";

beforeAll(async () => {
  await startTexts("en");
});

test("the page speaks the language it was started in, and its lang says so", async () => {
  await switchLanguage("en");
  expect(i18next.t("nav.expenses")).toBe("Expenses");
  expect(document.documentElement.lang).toBe("en");
});

test("Ukrainian counts with its own plural forms", async () => {
  await switchLanguage("ua");
  expect(document.documentElement.lang).toBe("uk");
  expect([1, 3, 5].map((count) => i18next.t("states.waiting", { count }))).toEqual([
    "1 зміна чекає",
    "3 зміни чекають",
    "5 змін чекають",
  ]);
});

test("a placeholder takes its value as it is, without HTML escapes", async () => {
  await switchLanguage("en");
  expect(i18next.t("nav.attention", { reason: "A & B" })).toBe(", needs your attention: A & B");
});
