/** The schedules of a file, each checked as if it were made now. */
import { SCHEDULE_COUNT_MAX, SCHEDULE_EVERY_MAX, SCHEDULES_MAX } from "@/contract/limits.gen";
import { currencyOf } from "../rules/accounts/accounts";
import { ErrorCode, fieldError } from "../rules/base/errors";
import { parseDay } from "../rules/base/months";
import { checkRhythm, FREQUENCIES, isOccurrence, MODES, WEEKENDS } from "../rules/recurring/schedules";
import { checkAmountDigits } from "./apply/body";
import { checkSides } from "./apply/schedules";
import { choice, flag, inEach, maybe, moment, reference, tags, text, type Raw } from "./fileFields";
import type { KeptSchedule, State } from "./state";

const KINDS = ["expense", "income", "transfer"] as const;

export function fileSchedules(file: Raw, state: State): KeptSchedule[] {
  const rows = inEach(file, "guestSchedule", (raw) => schedule(raw, state));
  if (rows.length > SCHEDULES_MAX) throw fieldError("guestSchedule", ErrorCode.VALIDATION_MAX);
  if (new Set(rows.map(({ id }) => id)).size < rows.length) {
    throw fieldError("guestSchedule", ErrorCode.VALIDATION_UNIQUE);
  }
  return rows;
}

/** Return the occurrence that an entry of the file was posted for, once each; none where its schedule is gone. */
export function filePair(raw: Raw, { schedules }: State, pairs: Set<string>) {
  const scheduleId = maybe(raw, "scheduleId", "note");
  const occurrence = day(raw, "occurrence");
  if (occurrence === null || !schedules.some(({ id }) => id === scheduleId)) {
    return { scheduleId: null, occurrence: null };
  }
  const pair = `${scheduleId ?? ""} ${occurrence}`;
  if (pairs.has(pair)) throw fieldError("occurrence", ErrorCode.VALIDATION_UNIQUE);
  pairs.add(pair);
  return { scheduleId, occurrence };
}

function schedule(raw: Raw, state: State): KeptSchedule {
  const accountId = reference(raw, "accountId", state.accounts);
  const kind = choice(raw, "kind", KINDS, "expense");
  const own = state.workspace.currencyCode;
  const account = state.accounts.find(({ id }) => id === accountId);
  const code = kind === "expense" ? own : currencyOf(account?.currencyCode ?? "default", own);
  const startDate = day(raw, "startDate");
  const activeFrom = day(raw, "activeFrom");
  if (startDate === null) throw fieldError("startDate", ErrorCode.VALIDATION_REQUIRED);
  if (activeFrom === null) throw fieldError("activeFrom", ErrorCode.VALIDATION_REQUIRED);
  const schedule: KeptSchedule = {
    id: text(raw, "id", "note"),
    workspaceId: state.workspace.id,
    kind,
    accountId: accountId,
    fromAccountId: maybeReference(raw, "fromAccountId", state.accounts),
    categoryId: maybeReference(raw, "categoryId", state.categories),
    value: text(raw, "value", "positiveMoney"),
    currencyCode: maybe(raw, "currencyCode", "currency") ?? code,
    accountValue: maybe(raw, "accountValue", "positiveMoney"),
    fromValue: maybe(raw, "fromValue", "positiveMoney"),
    note: maybe(raw, "note", "note") ?? "",
    payee: maybe(raw, "payee", "payee") ?? "",
    tags: tags(raw),
    frequency: choice(raw, "frequency", FREQUENCIES, "once"),
    every: wholeNumber(raw, "every", SCHEDULE_EVERY_MAX) ?? 1,
    startDate,
    endDate: day(raw, "endDate"),
    count: wholeNumber(raw, "count", SCHEDULE_COUNT_MAX),
    weekend: choice(raw, "weekend", WEEKENDS, "asIs"),
    mode: choice(raw, "mode", MODES, "ask"),
    isActive: flag(raw, "isActive", true),
    activeFrom,
    skipped: [],
    settled: [],
    reversed: [],
    postedCount: 0,
    userId: state.workspace.creatorId,
    version: 1,
    createdAt: moment(raw, "createdAt", state),
    updatedAt: moment(raw, "updatedAt", state),
  };
  checkRhythm(schedule);
  checkSides(schedule);
  checkAmountDigits("value", schedule.value, schedule.currencyCode);
  const skipped = skippedDays(raw).filter((each) => isOccurrence(schedule, each));
  return { ...schedule, skipped, settled: skipped };
}

function skippedDays(raw: Raw): string[] {
  const days = raw["skipped"] ?? [];
  if (!Array.isArray(days)) throw fieldError("skipped", ErrorCode.VALIDATION_TYPE);
  return days.map((each) => {
    if (typeof each !== "string") throw fieldError("skipped", ErrorCode.VALIDATION_TYPE);
    return parseDay(each);
  });
}

function day(raw: Raw, field: string): string | null {
  const said = maybe(raw, field, "date");
  return said === null ? null : parseDay(said);
}

function wholeNumber(raw: Raw, field: string, most: number): number | null {
  const value = raw[field] ?? null;
  if (value === null) return null;
  if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > most) {
    throw fieldError(field, ErrorCode.VALIDATION_CHOICE);
  }
  return Number(value);
}

function maybeReference(raw: Raw, field: string, rows: readonly { readonly id: string }[]): string | null {
  return raw[field] == null ? null : reference(raw, field, rows);
}
