import { expect, test } from "vitest";
import { dayHeading, dayInWords, dayRangeText, dayShort, monthName, timeText } from "./dates";

test("a month is its name and year, without words for year", () => {
  expect(monthName("2026-12", "en")).toBe("December 2026");
  expect(monthName("2026-12", "ua")).toBe("Грудень 2026");
});

test("a range names both of its days", () => {
  expect(dayRangeText("2026-11-11", "2026-12-10", "en")).toBe("11 Nov – 10 Dec");
  expect(dayRangeText("2026-11-11", "2026-12-10", "ua")).toBe("11 лист. – 10 груд.");
});

test("a day heads its entries with weekday and date", () => {
  expect(dayHeading("2026-11-22", "en")).toBe("Sunday, 22.11.2026");
  expect(dayHeading("2026-11-22", "ua")).toBe("Неділя, 22.11.2026");
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
