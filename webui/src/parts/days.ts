/** Days of instants, where the person is. */
import { localTimestamp } from "@/data/device/clock";
import { dayNumeric } from "@/i18n/dates";

/** `yyyy-MM-dd` */
export function dayOf(instant: string): string {
  return localTimestamp(new Date(instant)).slice(0, 10);
}

/** 21.11.2026 */
export function dayOfInstant(instant: string): string {
  return dayNumeric(dayOf(instant));
}
