/** An entry of a day to come: a schedule, once or again and again. */
import type { OperationOf } from "@/domain";
import type { Booking, EntryBody } from "./booking";
import type { Draft } from "./draftFields";

export type ScheduleBody = OperationOf<"createSchedule">["body"];

/**
 * Return whether a draft is of a day after today: it is scheduled then, not booked. A schedule has one line and brings no
 * refunds: these may be booked now.
 */
export function isToCome(draft: Draft, today: string): boolean {
  return canRepeat(draft) && draft.day !== null && draft.day > today;
}

/** Return whether a schedule can bring what is entered. */
export function canRepeat({ kind, lines }: Draft): boolean {
  return kind !== "refund" && (kind !== "expense" || lines.length < 2);
}

/** Return whether an entry has a payer or shares of its own, which a schedule has not. */
export function isSharedAnew({ paidBy, shares }: Draft): boolean {
  return paidBy !== null || shares !== null;
}

/** Return whether an entry of today or before is booked and comes again. */
export function isRepeated(draft: Draft, today: string): boolean {
  const isPlain = canRepeat(draft) && !isSharedAnew(draft);
  return isPlain && draft.repeat.frequency !== "once" && (draft.day ?? today) <= today;
}

/**
 * Return the schedule of an entry. An expense that was converted is converted anew by the rate of its day; a transfer
 * keeps both amounts as they were shown.
 */
export function scheduleOf(
  { day, note, payee, tags, repeat }: Draft,
  today: string,
  { body, kind: bodyKind }: EntryBody,
  { otherAmount }: Pick<Booking, "otherAmount">,
): ScheduleBody {
  const rhythm = { note, payee, tags: [...tags], ...repeat, startDate: day ?? today };
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
