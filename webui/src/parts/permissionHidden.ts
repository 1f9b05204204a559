/** For how long this device does not offer to ring again. */
const KEY = "budget.reminders.notNow";
const HIDDEN_DAYS = 30;
const DAY_MS = 86_400_000;

export function isHidden(): boolean {
  return Date.now() < Number(localStorage.getItem(KEY) ?? 0);
}

export function hideForAWhile(): void {
  localStorage.setItem(KEY, String(Date.now() + HIDDEN_DAYS * DAY_MS));
}
