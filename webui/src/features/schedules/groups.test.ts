import { expect, test } from "vitest";
import type { ScheduleView } from "@/domain";
import { groupsOf } from "./groups";

const schedule = (id: string, more: Partial<ScheduleView>) =>
  ({ id, isActive: true, nextDate: null, due: [], ...more }) as unknown as ScheduleView;

test("schedules stand by their next day; one that is only due stands under Due", () => {
  const due = [{ occurrence: "2026-11-20", day: "2026-11-20", value: "1.00", problem: null }];
  const groups = groupsOf(
    [
      schedule("spring", { nextDate: "2027-03-01" }),
      schedule("second", { nextDate: "2026-12-21", due }),
      schedule("first", { nextDate: "2026-11-22" }),
      schedule("over", {}),
      schedule("waits", { due }),
      schedule("off", { isActive: false }),
    ],
    "2026-11-21",
  );
  expect(groups.map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
    ["soon", ["first", "second"]],
    ["later", ["spring"]],
    ["paused", ["off"]],
    ["ended", ["over"]],
  ]);
});
