/** The moment of what is booked on a chosen day. */
import { localTimestamp } from "@/data/device/clock";
import type { EntryView } from "@/state/budget/history";
import { momentText } from "@/domain";

/**
 * The moment of an entry on a chosen day: that of the entry it replaces while the day stays the same, else the time it
 * is now on that day. Undefined: now; a replacement names even that, as it would keep the old moment.
 */
export function momentOf(day: string | null, replaced: EntryView | null, at: Date): string | undefined {
  if (day === null) return replaced === null ? undefined : localTimestamp(at);
  if (day === replaced?.localDay) return momentText(replaced);
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const then = new Date(at);
  then.setFullYear(year, month - 1, date);
  return localTimestamp(then);
}

/** The body with the moment of the one it takes the place of, while the day stays the same; else on its own day, or now. */
export function atSameTime<Body extends { readonly date?: string }>(
  body: Body,
  before: { readonly date?: string },
): Body {
  const date = body.date ?? localTimestamp();
  const isSameDay = date.slice(0, 10) === before.date?.slice(0, 10);
  return { ...body, date: isSameDay ? before.date : date };
}
