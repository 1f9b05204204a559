import type { Translate } from "@/i18n/translate";
import { expect, test } from "vitest";
import { navTabs } from "./navTabs";

const t = ((key: string, values?: { reason: string }) =>
  values ? `${key} ${values.reason}` : key) as Translate;

test.each([
  ["/accounts", "nav.budget"],
  ["/accounts/debt", "nav.budget"],
  ["/planning", "nav.budget"],
  ["/expenses", "nav.expenses"],
  ["/categories/food", "nav.expenses"],
  ["/history", "nav.history"],
  ["/statistics", "nav.statistics"],
  ["/profile/workspace", "nav.more"],
  ["/currencies", "nav.more"],
  ["/reminder", "nav.more"],
  ["/alerts", "nav.more"],
  ["/payees", "nav.more"],
  ["/tags", "nav.more"],
  ["/schedules", "nav.more"],
  ["/subscription", "nav.more"],
])("the page %s belongs to the tab %s", (path, tab) => {
  const current = navTabs(path, t, undefined, undefined).filter((one) => one.current);
  expect(current.map(({ text }) => text)).toEqual([tab]);
});

test("the page of a category belongs to the tab it was opened from", () => {
  const current = navTabs("/categories/food", t, undefined, "/accounts").filter((one) => one.current);
  expect(current.map(({ text }) => text)).toEqual(["nav.budget"]);
});

test("a path that only begins like a tab's belongs to none", () =>
  expect(navTabs("/expenses-old", t, undefined, "/expenses").some((tab) => tab.current)).toBe(false));

test("only More asks for attention, and says why", () => {
  const reasons = navTabs("/history", t, "e-mail not verified", undefined).map((tab) => tab.attention);
  expect(reasons).toEqual([undefined, undefined, undefined, undefined, "nav.attention e-mail not verified"]);
});
