import { expect, test } from "vitest";
import {
  agoText,
  dayHeading,
  dayInWords,
  dayRangeText,
  dayShort,
  dayTitle,
  monthInWords,
  monthName,
  monthShort,
  timeText,
  weekdayShort,
} from "./dates";

test("a month is its name and year, without words for year", () => {
  expect(monthName("2026-12", "en")).toBe("December 2026");
  expect(monthName("2026-12", "ua")).toBe("Грудень 2026");
});

test.each([
  ["en", "en-GB"],
  ["ua", "uk"],
] as const)("in %s every month and weekday is called as Intl calls it", (language, locale) => {
  for (let number = 1; number <= 12; number += 1) {
    const month = `2026-${String(number).padStart(2, "0")}`;
    const day = `${month}-${String(number * 2).padStart(2, "0")}`;
    const named = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" }).format(new Date(day));
    expect(monthName(month, language).toLowerCase()).toBe(`${named({ month: "long" }).toLowerCase()} 2026`);
    expect(monthShort(month, language)).toBe(named({ month: "short" }));
    expect(dayShort(day, language)).toBe(named({ day: "numeric", month: "short" }));
    expect(dayInWords(day, language)).toBe(named({ day: "numeric", month: "long" }));
    expect(dayInWords(day, language)).toContain(monthInWords(month, language));
    expect(dayHeading(day, language)).toContain(`${named({ weekday: "long" })}, `);
    expect(weekdayShort(day, language)).toBe(named({ weekday: "short" }));
  }
});

test("a range names both of its days", () => {
  expect(dayRangeText("2026-11-11", "2026-12-10", "en")).toBe("11 Nov – 10 Dec");
  expect(dayRangeText("2026-11-11", "2026-12-10", "ua")).toBe("11 лист. – 10 груд.");
});

test("a day heads its entries with weekday and date", () => {
  expect(dayHeading("2026-11-22", "en")).toBe("Sunday, 22.11.2026");
  expect(dayHeading("2026-11-22", "ua")).toBe("неділя, 22.11.2026");
});

test("a day in short names its year only where it is another", () => {
  expect(dayTitle("2026-11-22", "2026-11-24", "en")).toBe("Sun 22 Nov");
  expect(dayTitle("2026-11-22", "2026-11-24", "ua")).toBe("нд 22 лист.");
  expect(dayTitle("2025-12-31", "2026-01-01", "en")).toBe("Wed 31 Dec 2025");
});

test("a day in words is in the genitive in Ukrainian", () => {
  expect(dayInWords("2026-11-11", "en")).toBe("11 November");
  expect(dayInWords("2026-11-11", "ua")).toBe("11 листопада");
  expect(dayShort("2026-11-20", "en")).toBe("20 Nov");
});

test("a time has 24 hours and no seconds", () => {
  const local = new Date(2026, 10, 22, 8, 5, 59);
  expect(timeText(local.toISOString())).toBe("08:05");
});

test.each([
  ["2026-11-22T11:59:30Z", "0 min ago", "0 хв тому"],
  ["2026-11-22T11:01:00Z", "59 min ago", "59 хв тому"],
  ["2026-11-22T09:00:00Z", "3 hr ago", "3 год тому"],
  ["2026-11-20T09:00:00Z", "2 days ago", "2 дн. тому"],
  ["2026-11-23T09:00:00Z", "0 min ago", "0 хв тому"],
])("%s is %s", (instant, inEnglish, inUkrainian) => {
  const now = "2026-11-22T12:00:00Z";
  const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll(/(min|hr)\./g, "$1");
  expect([agoText(instant, now, "en"), agoText(instant, now, "ua")].map(plain)).toEqual([
    inEnglish,
    inUkrainian,
  ]);
});
