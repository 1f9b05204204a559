import { SCHEDULE_BACKFILL_DAYS_MAX, SCHEDULES_MAX } from "@/contract/limits.gen";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { daysBetween, parseMoment } from "../../rules/base/months";
import { activeFrom } from "../../rules/recurring/schedules";
import { checked } from "../apply/body";
import { has, without } from "../apply/rows";
import { tagsOf } from "../apply/tagging";
import { checkPlan, currencyIn, postOccurrence, SCHEDULE_RULES, SIDES } from "../apply/schedules";
import { bookedId } from "../keptSchedules";
import type { KeptSchedule } from "../state";
import { operation, request, type Body, type Put } from "./operation";
import { scheduleText } from "./changeText";

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
    const made: KeptSchedule = {
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
    checkPlan(state, made, SIDES);
    const scheduled = { ...state, schedules: [...state.schedules, made] };
    if (!book) return scheduled;
    const moment = made.startDate === today ? { instant: now, localDay: today } : parseMoment(made.startDate);
    const booked = postOccurrence(scheduled, id, { occurrence: made.startDate }, context, { moment });
    return made.frequency === "once" ? { ...booked, schedules: without(booked.schedules, id) } : booked;
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/schedule/{workspace_id}/create", { workspace_id }, { id, ...body }),
  creates: ({ id, body }) => (body.book === true ? [id, bookedId(id, body.startDate, false)] : [id]),
  describe: ({ body }, labels) => scheduleText(body, labels),
});
