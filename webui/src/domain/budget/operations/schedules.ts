import { SCHEDULE_BACKFILL_DAYS_MAX, SCHEDULES_MAX } from "@/contract/limits.gen";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { daysBetween, parseMoment } from "../../rules/base/months";
import { activeFrom } from "../../rules/recurring/schedules";
import { checked } from "../apply/body";
import { has, without, edit, find, given } from "../apply/rows";
import { tagsOf } from "../apply/tagging";
import {
  checkPlan,
  currencyIn,
  postOccurrence,
  SCHEDULE_RULES,
  SIDES,
  restarted,
  withSchedule,
  checkOccurrence,
} from "../apply/schedules";
import { bookedId, postedId } from "../keptSchedules";
import { type KeptSchedule, type State, GUEST_WORKSPACE } from "../state";
import { operation, request, type Body, type Put, type Act } from "./operation";
import { scheduleText, namedText } from "./changeText";

/**
 * Body of a new schedule: nothing of the past is due, unless `backfill` asks for it. `book` books the first day with it;
 * a schedule for `once` does not stay then.
 */
export type ScheduleCreate = Body<"ScheduleCreate">;

export const createSchedule = operation<Put<"createSchedule", ScheduleCreate>>({
  name: "createSchedule",
  apply(state, { id, body: raw }, context) {
    const { now, today, user, isGuest } = context;
    const isMade = has(state.schedules, id) || has(state.history, bookedId(id, raw.startDate, isGuest));
    if (isMade) return state;
    if (state.schedules.length >= SCHEDULES_MAX) throw fieldError("startDate", ErrorCode.VALIDATION_COUNT);
    const { backfill = false, book = false, ...body } = checked(raw, SCHEDULE_RULES);
    if (book && body.startDate > today) throw fieldError("book", ErrorCode.VALIDATION_CHOICE);
    if (backfill && daysBetween(body.startDate, today) > SCHEDULE_BACKFILL_DAYS_MAX) {
      throw fieldError("startDate", ErrorCode.VALIDATION_PAST);
    }
    const isExpense = body.kind === "expense";
    const code = isExpense ? state.workspace.currencyCode : currencyIn(state, "accountId", body.accountId);
    const schedule: KeptSchedule = {
      ...{ fromAccountId: null, categoryId: null, accountValue: null, fromValue: null, currencyCode: code },
      ...{ note: "", payee: "", every: 1, endDate: null, count: null, weekend: "asIs", mode: "ask" },
      ...body,
      tags: tagsOf(body) ?? [],
      id,
      workspaceId: state.workspace.id,
      isActive: true,
      activeFrom: activeFrom(body.startDate, today, backfill),
      ...{ skipped: [], settled: [], reversed: [], postedCount: 0 },
      userId: user.id,
      ...{ version: 1, createdAt: now, updatedAt: now },
    };
    checkPlan(state, schedule, SIDES);
    const scheduled = { ...state, schedules: [...state.schedules, schedule] };
    if (!book) return scheduled;
    const moment =
      schedule.startDate === today ? { instant: now, localDay: today } : parseMoment(schedule.startDate);
    const booked = postOccurrence(scheduled, id, { occurrence: schedule.startDate }, context, { moment });
    return schedule.frequency === "once" ? { ...booked, schedules: without(booked.schedules, id) } : booked;
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/schedule/{workspace_id}/create", { workspace_id }, { id, ...body }),
  creates: ({ id, body }) => (body.book === true ? [id, bookedId(id, body.startDate, false)] : [id]),
  describe: ({ body }, labels) => scheduleText(body, labels),
});

const FIELDS = [
  ...(["accountId", "fromAccountId", "categoryId"] as const),
  ...(["value", "currencyCode", "accountValue", "fromValue", "note", "payee", "tags"] as const),
  ...(["frequency", "every", "startDate", "endDate", "count", "weekend", "mode"] as const),
] as const;
/** With another of them, amounts of other currencies are converted anew. */
const PRICED = ["value", "accountId", "fromAccountId"] as const;
/** They make another rhythm of it. */
const RESTARTING = ["frequency", "every", "startDate"] as const;

/** With another frequency, interval or first date nothing before today is due any more. */
export const updateSchedule = operation<Put<"updateSchedule", Body<"ScheduleUpdate">>>({
  name: "updateSchedule",
  apply(state, { id, body: raw }, { now, today }) {
    const row = find(state.schedules, id);
    const body = checked(raw, SCHEDULE_RULES);
    const tags = tagsOf(body, row.tags);
    const sent = { ...given(body, FIELDS), ...(tags !== undefined && { tags }) } as Partial<KeptSchedule>;
    const isPricedAnew = PRICED.some((field) => field in sent && sent[field] !== row[field]);
    const changes = {
      ...(isPricedAnew && { accountValue: null, fromValue: null }),
      ...sent,
      ...currencyOfAccount(state, row, body),
    } as Partial<KeptSchedule>;
    const edited = edit(row, changes, now);
    if (edited === row) return state;
    const changed = new Set<string>(FIELDS.filter((field) => edited[field] !== row[field]));
    checkPlan(state, edited, changed);
    const isRestarted = RESTARTING.some((field) => changed.has(field));
    return withSchedule(state, isRestarted ? restarted(edited, today) : edited);
  },
  call: ({ id, body }) => request("PUT", "/api/schedule/{schedule_id}", { schedule_id: id }, body),
  changes: { area: "schedules", fields: FIELDS },
  describe: namedText("schedule", "notSaved.change.schedule"),
});

/** Income and transfers are in the currency of their account. */
function currencyOfAccount(
  state: State,
  row: KeptSchedule,
  { accountId, currencyCode }: Body<"ScheduleUpdate">,
) {
  const isMoved = row.kind !== "expense" && accountId !== undefined && accountId !== row.accountId;
  return isMoved && currencyCode === undefined
    ? { currencyCode: currencyIn(state, "accountId", accountId) }
    : {};
}

/** Pauses a schedule, or goes on with it from today. */
export const toggleSchedule = operation<Put<"toggleSchedule", Body<"ScheduleToggle">>>({
  name: "toggleSchedule",
  apply(state, { id, body: { isActive } }, { now, today }) {
    const row = find(state.schedules, id);
    const edited = edit(row, { isActive }, now);
    return edited === row ? state : withSchedule(state, isActive ? restarted(edited, today) : edited);
  },
  call: ({ id, body }) => request("PATCH", "/api/schedule/{schedule_id}/toggle", { schedule_id: id }, body),
  describe: namedText("schedule", "notSaved.change.toggledSchedule"),
});

/** Entries that it posted stay. One that is gone already stays gone. */
export const deleteSchedule = operation<Act<"deleteSchedule">>({
  name: "deleteSchedule",
  apply: (state, { id }) => ({ ...state, schedules: without(state.schedules, id) }),
  call: ({ id }) => request("DELETE", "/api/schedule/{schedule_id}", { schedule_id: id }),
  describe: namedText("schedule", "notSaved.change.deletedSchedule"),
});

/** Brings a deleted schedule back; `body` is what this device had of it. One that is here already stays as it is. */
export const restoreSchedule = operation<Put<"restoreSchedule", KeptSchedule>>({
  name: "restoreSchedule",
  apply(state, { id, body }, { now }) {
    if (has(state.schedules, id)) return state;
    if (state.schedules.length >= SCHEDULES_MAX) throw fieldError("startDate", ErrorCode.VALIDATION_COUNT);
    const restored = { ...body, version: body.version + 1, updatedAt: now };
    return { ...state, schedules: [...state.schedules, restored] };
  },
  call: ({ id }) => request("PUT", "/api/schedule/{schedule_id}/restore", { schedule_id: id }),
  describe: ({ body }, labels) => ({
    ...scheduleText(body, labels),
    what: labels.text("notSaved.change.restoredSchedule"),
  }),
});

/** Books an occurrence as an entry, with other amounts or another day where they are given; at most once. */
export const postSchedule = operation<Put<"postSchedule", Body<"SchedulePost">>>({
  name: "postSchedule",
  apply: (state, { id, body }, context) => postOccurrence(state, id, body, context),
  call: ({ id, body }) => request("POST", "/api/schedule/{schedule_id}/post", { schedule_id: id }, body),
  /** With its id, an entry that somebody took back meanwhile is not booked once more. */
  complete(change, { schedules, workspace }) {
    const row = schedules.find(({ id }) => id === change.id);
    if (row === undefined || workspace.id === GUEST_WORKSPACE) return change;
    const entryId = postedId(row, change.body.occurrence, false);
    return { ...change, body: { entryId, ...change.body } };
  },
  describe: namedText("schedule", "notSaved.change.posted"),
});

/** Leaves an occurrence out, or takes that back; one that is posted stays so. */
export const skipSchedule = operation<Put<"skipSchedule", Body<"ScheduleSkip">>>({
  name: "skipSchedule",
  apply(state, { id, body: { occurrence, isSkipped = true } }, { now }) {
    const row = find(state.schedules, id);
    checkOccurrence(row, occurrence);
    if (!isSkipped) {
      const others = (days: readonly string[]) => days.filter((day) => day !== occurrence);
      if (!row.skipped.includes(occurrence)) return state;
      return withSchedule(
        state,
        edit(row, { skipped: others(row.skipped), settled: others(row.settled) }, now),
      );
    }
    if (row.settled.includes(occurrence)) return state;
    const skipped = [...row.skipped, occurrence].sort();
    return withSchedule(state, edit(row, { skipped, settled: [...row.settled, occurrence] }, now));
  },
  call: ({ id, body }) => request("POST", "/api/schedule/{schedule_id}/skip", { schedule_id: id }, body),
  describe: namedText("schedule", "notSaved.change.skipped"),
});
