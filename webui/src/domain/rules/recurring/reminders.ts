/** Reminders: when one is due next. They are kept as local time and zone, so an alarm at 9 stays at 9 in summer. */
import { FREQUENCIES } from "@/contract/codes.gen";

export { FREQUENCIES };
export type Frequency = (typeof FREQUENCIES)[number];

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Frequency, number>> = { once: 0, daily: 1, weekly: 7, monthly: 0 };

/**
 * The first time after an instant, in UTC; null when a reminder set for once is past. `start` is `yyyy-MM-ddTHH:mm` on
 * the clock of the zone. Monthly on the 29th to 31st falls on the last day of shorter months. A local time the clock
 * skips comes as much later as the clock jumps; one it shows twice counts the first time.
 */
export function nextAt(start: string, frequency: Frequency, zone: string, after: string): string | null {
  const [first, past] = [Date.parse(`${start}:00Z`), Date.parse(after)];
  const offsetAt = offsets(zone);
  let count = Math.max(0, stepsUntil(first, frequency, past + offsetAt(past)) - 1);
  for (;;) {
    const at = instantOf(occurrence(first, frequency, count), offsetAt);
    if (at > past) return new Date(at).toISOString();
    if (frequency === "once") return null;
    count += 1;
  }
}

/** About how many times it came up to a local time. */
function stepsUntil(first: number, frequency: Frequency, local: number): number {
  if (frequency === "monthly") return monthsOf(local) - monthsOf(first);
  return frequency === "once" ? 0 : Math.floor((local - first) / DAY_MS / DAYS[frequency]);
}

function monthsOf(local: number): number {
  const at = new Date(local);
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
}

/** The local time of the so-manieth one, as if it were in UTC. */
function occurrence(first: number, frequency: Frequency, count: number): number {
  if (frequency !== "monthly") return first + DAYS[frequency] * DAY_MS * count;
  const [at, month] = [new Date(first), monthsOf(first) + count];
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  const inMonth = new Date(first);
  inMonth.setUTCFullYear(Math.floor(month / 12), month % 12, Math.min(at.getUTCDate(), lastDay));
  return inMonth.getTime();
}

/** Where the clock jumps, the offset before counts: a day away on both sides it is sure. */
function instantOf(local: number, offsetAt: (instant: number) => number): number {
  const [before, later] = [offsetAt(local - DAY_MS), offsetAt(local + DAY_MS)];
  const [early, late] = [local - before, local - later];
  return offsetAt(early) !== before && offsetAt(late) === later ? late : early;
}

/** Return the offset of a zone from UTC at an instant, in milliseconds. */
function offsets(zone: string): (instant: number) => number {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (instant) => {
    const shown = Object.fromEntries(
      clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  };
}
