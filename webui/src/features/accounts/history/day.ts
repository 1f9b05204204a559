import { localTimestamp } from "@/data/device/clock";

/** The calendar day of an instant, where the person is. */
export function dayOf(instant: string): string {
  return localTimestamp(new Date(instant)).slice(0, 10);
}
