/** Days of what the provider tells in instants, on the calendar of the device. */
import { localTimestamp, now } from "@/data/device/clock";

const DAY_MS = 86_400_000;

/** The calendar day of an instant where the device is. */
export function dayOf(instant: string): string {
  return localTimestamp(new Date(instant)).slice(0, 10);
}

/** Whole days until an instant, begun ones too; 0 when it is past. */
export function daysUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.parse(now())) / DAY_MS));
}
