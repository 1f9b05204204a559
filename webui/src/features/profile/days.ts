/** Days of instants, as people read them. */
import { localTimestamp } from "@/data/device/clock";
import { dayNumeric } from "@/i18n/dates";

/** 21.11.2026, where the person is. */
export function dayOfInstant(instant: string): string {
  return dayNumeric(localTimestamp(new Date(instant)).slice(0, 10));
}
