/** Rules only Python computes: jobs, reports, merging, and what devices say of themselves. */
export const SERVER_ALONE: ReadonlySet<string> = new Set([
  "alerts.alertAt",
  "alerts.dailyAt",
  "alerts.quietUntil",
  "guest.checkCaps",
  "list_merge.merge",
  "reminders.lastAt",
  "schedules.bookedDays",
  "statistics.monthKeys",
  "validation.clock",
  "validation.timeZone",
]);
