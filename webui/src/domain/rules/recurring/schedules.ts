/**
 * Schedules: on which days planned expenses, incomes and transfers occur, and which of these days are open. Every
 * occurrence is computed from the first one, so that a schedule of the 31st comes back to it after shorter months. An
 * occurrence is named by its own date; `weekend` moves the day it is booked on alone. Days are `yyyy-MM-dd`.
 */
import { YEAR_MAX } from "@/contract/limits.gen";
import { ErrorCode, fieldError } from "../base/errors";
import * as months from "../base/months";

export const FREQUENCIES = ["once", "day", "week", "month", "year"] as const;
export const WEEKENDS = ["asIs", "before", "after"] as const;
/** Post it when it is due, or ask first. */
export const MODES = ["ask", "post"] as const;

/** Rule that gives the dates of a schedule's occurrences. */
export interface Rhythm {
  readonly frequency: "once" | "day" | "week" | "month" | "year";
  readonly every: number;
  readonly startDate: string;
  /** Last date an occurrence may have. */
  readonly endDate: string | null;
  /** Number of occurrences, counted from the first date. */
  readonly count: number | null;
  /** `before` and `after` move what falls on a weekend to Friday or Monday. */
  readonly weekend: "asIs" | "before" | "after";
}

/** Rhythm that is switched on or off. */
export interface Schedule extends Rhythm {
  readonly isActive: boolean;
  /** No occurrence before this date is ever due. */
  readonly activeFrom: string;
}

/** An occurrence that waits, and the day it is booked on. */
export interface OpenOccurrence {
  readonly occurrence: string;
  readonly day: string;
}

/** Dates of the occurrences that are posted or skipped. */
export type Settled = ReadonlySet<string>;

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };
const SATURDAY = 6;
const SUNDAY = 0;
const SHIFT_MAX_DAYS = 2;
const LAST_DAY = `${String(YEAR_MAX)}-12-31`;

/** Refuse the field that makes no sense beside the others: one for once needs no end, others have one at most. */
export function checkRhythm({ frequency, every, startDate, endDate, count }: Rhythm): void {
  if (endDate !== null && count !== null) throw fieldError("count", ErrorCode.VALIDATION_CHOICE);
  if (frequency === "once") {
    if (every !== 1) throw fieldError("every", ErrorCode.VALIDATION_CHOICE);
    if (endDate !== null) throw fieldError("endDate", ErrorCode.VALIDATION_CHOICE);
    if (count !== null) throw fieldError("count", ErrorCode.VALIDATION_CHOICE);
  }
  if (endDate !== null && endDate < startDate) throw fieldError("endDate", ErrorCode.VALIDATION_PAST);
}

/** Return the dates of the occurrences from `first` to `last`, both included. */
export function occurrences(rhythm: Rhythm, first: string, last: string): string[] {
  const found: string[] = [];
  for (const day of datesFrom(rhythm, first)) {
    if (day > last) break;
    found.push(day);
  }
  return found;
}

export function isOccurrence(rhythm: Rhythm, day: string): boolean {
  return count(rhythm, day, day) === 1;
}

/** Return the day an occurrence is booked on: a weekend moves it to the Friday before or the Monday after. */
export function bookedDay(occurrence: string, weekend: Rhythm["weekend"]): string {
  const weekday = new Date(occurrence).getUTCDay();
  if (weekend === "asIs" || (weekday !== SATURDAY && weekday !== SUNDAY)) return occurrence;
  if (weekend === "before") return months.addDays(occurrence, weekday === SATURDAY ? -1 : -2);
  return months.addDays(occurrence, weekday === SATURDAY ? 2 : 1);
}

/** Yield what is to be booked up to a day, in order, settled ones left out. */
export function* openOccurrences(
  schedule: Schedule,
  settled: Settled,
  last: string,
): Generator<OpenOccurrence> {
  if (!schedule.isActive) return;
  for (const occurrence of datesFrom(schedule, schedule.activeFrom)) {
    const day = bookedDay(occurrence, schedule.weekend);
    if (day > last) return;
    if (!settled.has(occurrence)) yield { occurrence, day };
  }
}

/** Return the days from `first` to `last` on which occurrences are booked, whether they are posted or not. */
export function bookedDays(schedule: Schedule, skipped: Settled, first: string, last: string): string[] {
  if (!schedule.isActive) return [];
  const earliest = later(schedule.activeFrom, months.addDays(first, -SHIFT_MAX_DAYS));
  return occurrences(schedule, earliest, months.addDays(last, SHIFT_MAX_DAYS))
    .filter((occurrence) => !skipped.has(occurrence))
    .map((occurrence) => bookedDay(occurrence, schedule.weekend))
    .filter((day) => first <= day && day <= last);
}

/**
 * Return the number of occurrences booked from `first` to `last`, without listing them; without `first` since the
 * schedule is active. `leftOut` are posted or skipped ones.
 */
export function countBooked(
  schedule: Schedule,
  leftOut: Settled,
  first: string | null,
  last: string,
): number {
  if (!schedule.isActive) return 0;
  const { activeFrom, weekend } = schedule;
  const days = first === null ? [] : daysAround(first).filter((day) => bookedDay(day, weekend) >= first);
  const begin = later(activeFrom, days[0] ?? activeFrom);
  const end = daysAround(last).findLast((day) => bookedDay(day, weekend) <= last) ?? last;
  const isCounted = (day: string) => begin <= day && day <= end && isOccurrence(schedule, day);
  return count(schedule, begin, end) - [...leftOut].filter(isCounted).length;
}

/** Return the day of the first open occurrence that is booked after today; null when there is none. */
export function nextDay(schedule: Schedule, settled: Settled, today: string): string | null {
  if (!schedule.isActive) return null;
  const shifted = months.addDays(today, -SHIFT_MAX_DAYS);
  for (const occurrence of datesFrom(schedule, later(schedule.activeFrom, shifted))) {
    const day = bookedDay(occurrence, schedule.weekend);
    if (!settled.has(occurrence) && day > today) return day;
  }
  return null;
}

/** Return the date before which nothing of a new schedule is due: of the past only what `hasBackfill` asks for. */
export function activeFrom(startDate: string, today: string, hasBackfill = false): string {
  return hasBackfill ? startDate : later(startDate, today);
}

/** Yield the dates of the occurrences from a day on, in order. */
function* datesFrom(rhythm: Rhythm, first: string): Generator<string> {
  for (let index = indexFrom(rhythm, first); index < numberOf(rhythm); index += 1) {
    const day = dateAt(rhythm, index);
    if (day === null || (rhythm.endDate !== null && day > rhythm.endDate)) return;
    yield day;
  }
}

/** Return the number of occurrences from `first` to `last`, both included. */
function count(rhythm: Rhythm, first: string, last: string): number {
  const end = earlier(last, earlier(rhythm.endDate ?? LAST_DAY, LAST_DAY));
  const after = Math.min(indexFrom(rhythm, months.addDays(end, 1)), numberOf(rhythm));
  return Math.max(0, after - indexFrom(rhythm, first));
}

/** Return the number of all occurrences. */
function numberOf({ frequency, count: most }: Rhythm): number {
  return frequency === "once" ? 1 : (most ?? Infinity);
}

/** Return the number of the first occurrence from a day on, counted from 0. */
function indexFrom(rhythm: Rhythm, first: string): number {
  const { frequency, every, startDate } = rhythm;
  if (first <= startDate) return 0;
  if (frequency === "once") return 1;
  const days = DAYS[frequency];
  if (days !== undefined) return Math.ceil(months.daysBetween(startDate, first) / (days * every));
  const inMonths = (MONTHS[frequency] ?? 1) * every;
  const index = Math.floor((monthNumber(first) - monthNumber(startDate)) / inMonths);
  const day = dateAt(rhythm, index);
  return day === null || day >= first ? index : index + 1;
}

/** Return the days that a weekend can move to or from a day, in order. */
function daysAround(day: string): string[] {
  return [-2, -1, 0, 1, 2].map((days) => months.addDays(day, days));
}

/** Return the date of the occurrence of a number, from 0; null beyond the last year there is. */
function dateAt({ frequency, every, startDate }: Rhythm, index: number): string | null {
  const steps = every * index;
  const inMonths = MONTHS[frequency];
  const day =
    inMonths === undefined
      ? months.addDays(startDate, steps * (DAYS[frequency] ?? 0))
      : inMonth(months.add(startDate.slice(0, 7), steps * inMonths), startDate.slice(8));
  return Number(day.slice(0, 4)) > YEAR_MAX ? null : day;
}

/** Return the day of a month, or its last one where it is shorter. */
function inMonth(month: string, dayOfMonth: string): string {
  const [, last] = months.dayRange(month, 1);
  return earlier(`${month}-${dayOfMonth}`, last);
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
