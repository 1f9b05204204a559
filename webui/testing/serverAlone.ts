/** Rules only Python computes: filters of the terminal, jobs, reports, merging, and what devices say of themselves. */
export const SERVER_ALONE: ReadonlySet<string> = new Set([
  "alerts.alertAt",
  "alerts.dailyAt",
  "alerts.quietUntil",
  "filters.checkNames",
  "filters.matches",
  "filters.parse",
  "guest.checkCaps",
  "list_merge.merge",
  "reminders.lastAt",
  "schedules.bookedDays",
  "statistics.monthKeys",
  "validation.clock",
  "validation.timeZone",
]);
