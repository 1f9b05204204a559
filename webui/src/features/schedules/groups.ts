/** The list of schedules by when they come up next. */
import { months, type ScheduleView } from "@/domain";

export const GROUPS = ["soon", "later", "paused", "ended"] as const;
export type GroupName = (typeof GROUPS)[number];

export interface Group {
  readonly name: GroupName;
  readonly rows: readonly ScheduleView[];
}

export const SOON_DAYS = 30;

/** Return the groups that hold something, each in the order of the next days; what is due alone is in none. */
export function groupsOf(schedules: readonly ScheduleView[], today: string): readonly Group[] {
  const end = months.addDays(today, SOON_DAYS);
  const nameOf = ({ isActive, nextDate, due }: ScheduleView): GroupName | null => {
    if (!isActive) return "paused";
    if (nextDate === null) return due.length > 0 ? null : "ended";
    return nextDate <= end ? "soon" : "later";
  };
  const sorted = schedules.toSorted((a, b) => compareText(a.nextDate ?? "", b.nextDate ?? ""));
  return GROUPS.map((name) => ({ name, rows: sorted.filter((each) => nameOf(each) === name) })).filter(
    ({ rows }) => rows.length > 0,
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
