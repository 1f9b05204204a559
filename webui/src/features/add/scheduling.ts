/** An entry of a day to come: a schedule, once or again and again. */
import type { OperationOf } from "@/domain";
import type { Booking, EntryBody } from "./booking";
import type { Draft } from "./draft";

export type ScheduleBody = OperationOf<"createSchedule">["body"];

/**
 * Return whether a draft is of a day after today: it is scheduled then, not booked. A schedule has one line and brings no
 * refunds: these may be booked now.
 */
export function isToCome({ kind, day, lines }: Draft, today: string): boolean {
  const isPlain = kind !== "refund" && (kind !== "expense" || lines.length < 2);
  return isPlain && day !== null && day > today;
}

/**
 * Return the schedule of an entry. An expense that was converted is converted anew by the rate of its day; a transfer
 * keeps both amounts as they were shown.
 */
export function scheduleOf(
  { day, note, payee, tags, repeat }: Draft,
  { body, kind: bodyKind }: EntryBody,
  { otherAmount }: Pick<Booking, "otherAmount">,
): ScheduleBody {
  const rhythm = { note, payee, tags, frequency: repeat, startDate: day ?? "" };
  if (bodyKind === "transfer") {
    const { accountId, fromAccountId = null, value, fromValue = null } = body;
    const kind = fromAccountId === null ? "income" : "transfer";
    return { ...rhythm, kind, accountId, fromAccountId, value, fromValue };
  }
  const { value, currencyCode, accountId, categoryId, accountValue } = body;
  const isTyped = otherAmount?.kind === "typed" && accountValue !== undefined;
  return {
    ...rhythm,
    ...{ kind: "expense", value, accountId, categoryId: categoryId ?? null },
    ...(currencyCode !== undefined && { currencyCode }),
    ...(isTyped && { accountValue }),
  };
}
