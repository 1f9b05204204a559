/** An entry of a day to come: a schedule, once or again and again. */
import type { OperationOf } from "@/domain";
import type { Booking, EntryBody } from "./booking";
import type { Draft } from "./draft";

export type ScheduleBody = OperationOf<"createSchedule">["body"];

export const REPEATS = ["once", "day", "week", "month", "year"] as const;

/** Return whether a draft is of a day after today: it is scheduled then, not booked. */
export function isToCome({ day }: Draft, today: string): boolean {
  return day !== null && day > today;
}

/**
 * Return the schedule of an entry. An expense that was converted is converted anew by the rate of its day; a transfer
 * keeps both amounts as they were shown.
 */
export function scheduleOf(
  { kind, day, note, repeat }: Draft,
  { body, kind: bodyKind }: EntryBody,
  { otherAmount }: Booking,
): ScheduleBody {
  const rhythm = { kind, note, frequency: repeat, startDate: day ?? "" };
  if (bodyKind === "transfer") {
    const { accountId, fromAccountId = null, value, fromValue = null } = body;
    return { ...rhythm, accountId, fromAccountId, value, fromValue };
  }
  const { value, currencyCode, accountId, categoryId, accountValue } = body;
  const isTyped = otherAmount?.kind === "typed" && accountValue !== undefined;
  return {
    ...rhythm,
    ...{ value, accountId, categoryId },
    ...(currencyCode !== undefined && { currencyCode }),
    ...(isTyped && { accountValue }),
  };
}
