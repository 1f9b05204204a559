/** The list of reminders by when they ring. */
import { months } from "@/domain";
import { localTimestamp } from "@/data/device/clock";
import type { Reminder } from "@/state/session/reminders";

export const GROUPS = ["today", "week", "later", "off"] as const;
export type GroupName = (typeof GROUPS)[number];

export interface Group {
  readonly name: GroupName;
  readonly rows: readonly Reminder[];
}

const WEEK_DAYS = 7;

/** The calendar day of an instant where the device is. */
export function dayOf(instant: string): string {
  return localTimestamp(new Date(instant)).slice(0, 10);
}

/** Groups that hold something; in each the order of the server, which is that of their times. */
export function groupsOf(reminders: readonly Reminder[], today: string): readonly Group[] {
  const weekEnd = months.addDays(today, WEEK_DAYS);
  const nameOf = ({ nextAt }: Reminder): GroupName => {
    if (nextAt === null) return "off";
    const day = dayOf(nextAt);
    if (day <= today) return "today";
    return day <= weekEnd ? "week" : "later";
  };
  const rowsOf = (name: GroupName) => reminders.filter((reminder) => nameOf(reminder) === name);
  return GROUPS.map((name) => ({ name, rows: rowsOf(name) })).filter(({ rows }) => rows.length > 0);
}
