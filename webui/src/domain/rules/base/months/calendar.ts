/**
 * Budget months: which one a day belongs to, its first and last day, and the days left in it. A month is its key
 * `yyyy-MM`, a day is `yyyy-MM-dd`. With a first day d, the days up to and including d belong to their own month, later
 * ones to the next; d = 1 means the calendar month.
 */
export const HOUR_MS = 3_600_000;

const DAY_MS = 24 * HOUR_MS;

/** The budget month of a day: with d = 10, 2026-11-10 is 2026-11 and 2026-11-11 is 2026-12. */
export function monthOf(day: string, firstDay: number): string {
  const own = day.slice(0, 7);
  return firstDay === 1 || Number(day.slice(8)) <= firstDay ? own : add(own, 1);
}

/** The month so many months later, or earlier when negative. */
export function add(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const year = Math.floor(months / 12);
  return `${String(year).padStart(4, "0")}-${twoDigits(months - year * 12 + 1)}`;
}

/** All months from the first to the last, both included; none when they are the wrong way round. */
export function between(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = add(month, 1)) months.push(month);
  return months;
}

/** The calendar day a planning of the month is dated with. */
export function firstDate(month: string): string {
  return `${month}-01`;
}

/** The first and the last day of a budget month: with d = 10, 2026-12 is 11 November to 10 December. */
export function dayRange(month: string, firstDay: number): readonly [first: string, last: string] {
  const start = firstDate(month);
  const beforeStart = addDays(start, -1);
  if (firstDay === 1) return [start, addDays(firstOfNext(start), -1)];
  return [addDays(`${beforeStart.slice(0, 8)}${twoDigits(firstDay)}`, 1), `${month}-${twoDigits(firstDay)}`];
}

/** The days of the running month from today on, today included; 0 for any other month. */
export function daysLeft(today: string, month: string, firstDay: number): number {
  const [first, last] = dayRange(month, firstDay);
  return first <= today && today <= last ? daysBetween(today, last) + 1 : 0;
}

/** Return the day and the number of days ("Day 12 of 30"), or null when the month is not the running one. */
export function dayNumber(
  today: string,
  month: string,
  firstDay: number,
): readonly [day: number, days: number] | null {
  const [first, last] = dayRange(month, firstDay);
  if (today < first || today > last) return null;
  return [daysBetween(first, today) + 1, daysBetween(first, last) + 1];
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS;
}

/** Orders instants in UTC by time; texts with and without fractions of a second compare right. */
export function compareInstants(a: string, b: string): number {
  const [left, right] = [a.replace("Z", ""), b.replace("Z", "")];
  return left < right ? -1 : Number(left > right);
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

function firstOfNext(firstOfMonth: string): string {
  return `${addDays(firstOfMonth, 31).slice(0, 8)}01`;
}
