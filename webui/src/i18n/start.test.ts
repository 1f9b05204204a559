// @vitest-environment jsdom
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { ErrorCode } from "@/domain/rules/base/errors";
import { startLanguage } from "./remembered";
import { activeTexts } from "./activeLanguage";
import { startTexts, switchLanguage } from "./start";
import type * as texts from "./texts";

beforeAll(async () => {
  await startTexts("en");
});

test("the page speaks the language it was started in, and its lang says so", async () => {
  await switchLanguage("en");
  expect(activeTexts().t("nav.expenses")).toBe("Expenses");
  expect(document.documentElement.lang).toBe("en");
});

test("Ukrainian counts with its own plural forms", async () => {
  await switchLanguage("ua");
  expect(document.documentElement.lang).toBe("uk");
  expect([1, 3, 5].map((count) => activeTexts().t("states.waiting", { count }))).toEqual([
    "1 зміна чекає",
    "3 зміни чекають",
    "5 змін чекають",
  ]);
});

test("a placeholder takes its value as it is, without HTML escapes", async () => {
  await switchLanguage("en");
  expect(activeTexts().t("nav.attention", { reason: "A & B" })).toBe(", needs your attention: A & B");
});

test.each(Object.values(ErrorCode))("the error %s has a text", async (code) => {
  await switchLanguage("en");
  expect(activeTexts().exists(code)).toBe(true);
  expect(activeTexts().t(code)).not.toBe(code);
});

test("a language chosen once is that of the next start", async () => {
  await switchLanguage("ua");
  expect(startLanguage()).toBe("ua");
});

test("a page started with the first texts gets those of all screens when one asks, and in every language after", async () => {
  vi.resetModules();
  const fresh = await import("./start");
  const now = (await import("./activeLanguage")).activeTexts;
  await fresh.startTexts("en", "first");
  await fresh.switchLanguage("en");
  expect(now().exists("nav.expenses")).toBe(true);
  expect(now().exists("signIn.signUp")).toBe(false);
  await Promise.all([fresh.allTexts(), fresh.allTexts()]);
  expect(now().exists("signIn.signUp")).toBe(true);
  await fresh.switchLanguage("ua");
  expect(now().exists("signIn.signUp")).toBe(true);
});

test.each([
  ["server.error", "Something went wrong, please try again later"],
  ["account.last", "You can't remove last account"],
  ["account.mainLast", "You can't change default main account on last item"],
  ["account.main", "You can't remove main account"],
  ["workspace.personal", "You can't remove personal workspace"],
  ["workspace.last", "You can't remove last workspace"],
  ["auth.codeIncorrect", "Code is not correct, please try again"],
  ["auth.codeExpired", "Code is expired, please resend code again"],
  ["auth.appleUnverified", "Apple user not verified"],
  ["auth.emailUnverified", "User have not verified email"],
  ["validation.email", "Invalid email address"],
  ["validation.required", "Field is required"],
  ["validation.nameMax", "Name has a max length of 100 characters"],
  ["validation.passwordsMatch", "Passwords must match"],
  ["validation.positive", "Value should be positive"],
])("the text of %s is word for word %s", async (code, text) => {
  await switchLanguage("en");
  expect(activeTexts().t(code as ErrorCode)).toBe(text);
});

test.each([
  "info.accountsUpdatedBy",
  "info.planningUpdatedBy",
  "info.historyUpdatedBy",
  "info.expensesUpdatedBy",
  "info.workspaceUpdatedBy",
] as const)("%s names who it was, in both languages", async (code) => {
  for (const language of ["en", "ua"] as const) {
    await switchLanguage(language);
    expect(activeTexts().t(code, { name: "Bo" })).toContain("Bo");
  }
});

test("a language whose texts cannot be fetched changes nothing, now and at the next start", async () => {
  vi.resetModules();
  vi.doMock("./texts", async (original) => ({
    ...(await original<typeof texts>()),
    loadTexts: (language: string) =>
      language === "ua" ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve({}),
  }));
  onTestFinished(() => vi.doUnmock("./texts"));
  const fresh = await import("./start");
  await fresh.startTexts("en");
  await fresh.switchLanguage("en");
  await expect(fresh.switchLanguage("ua")).rejects.toThrow("Failed to fetch");
  expect([document.documentElement.lang, startLanguage()]).toEqual(["en", "en"]);
});
