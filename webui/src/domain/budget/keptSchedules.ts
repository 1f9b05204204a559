/**
 * Schedules as this device keeps them: with every occurrence that is settled, so that what is due can be computed on any
 * day without asking the server.
 */
import type { HistoryEntry, Rates, Schedule } from "@/contract/budget";
import { SCHEDULE_DUE_SHOWN, YEAR_MAX } from "@/contract/limits.gen";
import { currencyOf } from "../rules/accounts/accounts";
import { exact } from "../rules/base/conversions";
import { ZERO } from "../rules/base/money";
import * as schedules from "../rules/recurring/schedules";
import { occurrenceEntryId, uuid5 } from "../rules/base/namedIds";
import type { KeptSchedule, State } from "./state";

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** For schedules of sample data and of files, whose ids may be any text. */
const LOCAL_SCHEDULES = "b0c9c9a5-4f9c-5b0e-8a2f-52f1d4b7f0de";

export type DueProblem = NonNullable<Schedule["due"][number]["problem"]>;

/** Return a schedule of an answer as it is kept: of the past, what is not due is settled. */
export function keptSchedule({ due, nextDate, ...row }: Schedule): KeptSchedule {
  if (!row.isActive) return row;
  const open = new Set(due.map(({ occurrence }) => occurrence));
  const isCut = due.length >= SCHEDULE_DUE_SHOWN;
  const end = (isCut ? due.at(-1)?.day : nextDate) ?? `${String(YEAR_MAX)}-12-31`;
  const past = schedules
    .occurrences(row, row.activeFrom, end)
    .filter((day) => !open.has(day) && schedules.bookedDay(day, row.weekend) < end);
  return { ...row, settled: [...new Set([...past, ...row.settled])] };
}

/** A kept schedule with what waits of it on a day. */
export type ScheduleView = KeptSchedule & Pick<Schedule, "due" | "nextDate">;

export function scheduleView(
  state: State,
  schedule: KeptSchedule,
  today: string,
  rates: Rates,
): ScheduleView {
  const settled = new Set(schedule.settled);
  const open = [...schedules.openOccurrences(schedule, settled, today)].slice(0, SCHEDULE_DUE_SHOWN);
  const problem = open.length === 0 ? null : problemOf(state, schedule, rates);
  return {
    ...schedule,
    due: open.map((each) => ({ ...each, value: schedule.value, problem })),
    nextDate: schedules.nextDay(schedule, settled, today),
  };
}

/** Return what keeps an occurrence from being booked, if anything does. */
export function problemOf(state: State, schedule: KeptSchedule, rates: Rates): DueProblem | null {
  const { kind, accountId, fromAccountId, categoryId, currencyCode, accountValue, fromValue } = schedule;
  const currencies = new Map(
    state.accounts
      .filter(({ deleted }) => !deleted)
      .map(({ id, currencyCode: code }) => [id, currencyOf(code, state.workspace.currencyCode)]),
  );
  const code = currencies.get(accountId);
  const source = fromAccountId === null ? undefined : currencies.get(fromAccountId);
  if (code === undefined || (fromAccountId !== null && source === undefined)) return "accountDeleted";
  const isLive = ({ id, deleted }: { readonly id: string; readonly deleted: boolean }) =>
    id === categoryId && !deleted;
  if (categoryId !== null && !state.categories.some(isLive)) return "categoryArchived";
  const isGiven = kind === "expense" && accountValue !== null;
  if (!isGiven && !hasRate(currencyCode, code, rates)) return "noRate";
  if (source !== undefined && fromValue === null && !hasRate(code, source, rates)) return "noRate";
  return null;
}

/** Return the state in which the occurrence of a booked entry is settled. */
export function withPosted(state: State, entry: HistoryEntry): State {
  return withPair(state, entry, (row, occurrence) => ({
    ...row,
    settled: [...new Set([...row.settled, occurrence])],
    postedCount: row.postedCount + 1,
  }));
}

/** Return the state in which the occurrence of an entry that was taken back waits again. */
export function withReversed(state: State, entry: HistoryEntry): State {
  return withPair(state, entry, (row, occurrence) => ({
    ...row,
    settled: row.settled.filter((day) => day !== occurrence || row.skipped.includes(day)),
    reversed: reversedWith(row, occurrence, entry.id),
    postedCount: row.postedCount - 1,
  }));
}

/** An entry that has the occurrence's id takes it for good; one that corrected it, or came in a file, has another. */
function reversedWith(row: KeptSchedule, occurrence: string, entryId: string): readonly string[] {
  const isKnown = row.reversed.includes(occurrence) && !entryId.endsWith(postedId(row, occurrence, false));
  return isKnown ? row.reversed : [...row.reversed, occurrence];
}

/** Return the id of the entry that posts an occurrence: the same on every device, and in every tab of a guest's. */
export function postedId(
  { id, reversed }: Pick<KeptSchedule, "id" | "reversed">,
  occurrence: string,
  isGuest: boolean,
): string {
  const attempt = reversed.filter((day) => day === occurrence).length + 1;
  const space = UUID.exec(id)?.[0] ?? uuid5(LOCAL_SCHEDULES, id);
  const entry = occurrenceEntryId(space, occurrence, attempt);
  return isGuest ? `his-${entry}` : entry;
}

/** Return the id of the entry that is booked with a new schedule. */
export function bookedId(scheduleId: string, startDate: string, isGuest: boolean): string {
  return postedId({ id: scheduleId, reversed: [] }, startDate, isGuest);
}

function withPair(
  state: State,
  { scheduleId, occurrence }: HistoryEntry,
  change: (row: KeptSchedule, occurrence: string) => KeptSchedule,
): State {
  // Left out in entries that this device kept from before there were schedules.
  if (scheduleId == null || occurrence == null) return state;
  const isHere = state.schedules.some(({ id }) => id === scheduleId);
  if (!isHere) return state;
  const rows = state.schedules.map((row) => (row.id === scheduleId ? change(row, occurrence) : row));
  return { ...state, schedules: rows };
}

function hasRate(source: string, target: string, rates: Rates): boolean {
  return exact(ZERO, source, target, rates) !== null;
}
