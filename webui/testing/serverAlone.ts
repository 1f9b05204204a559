/** Rules only Python computes: jobs, reports, merging, moved budgets, and what devices say of themselves. */
export const SERVER_ALONE: ReadonlySet<string> = new Set([
  "alerts.alertAt",
  "alerts.dailyAt",
  "alerts.quietUntil",
  "guest.checkCaps",
  "list_merge.merge",
  "plannings.move",
  "reminders.lastAt",
  "schedules.bookedDays",
  "statistics.monthKeys",
  "validation.clock",
  "validation.timeZone",
]);
