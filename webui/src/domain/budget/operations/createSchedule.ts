import { SCHEDULE_BACKFILL_DAYS_MAX, SCHEDULES_MAX } from "@/contract/limits.gen";
import { ErrorCode, fieldError } from "../../rules/errors";
import { daysBetween } from "../../rules/months";
import { activeFrom } from "../../rules/schedules";
import { checked } from "../apply/body";
import { has } from "../apply/rows";
import { tagsOf } from "../apply/tagging";
import { checkPlan, currencyIn, SCHEDULE_RULES, SIDES } from "../apply/schedules";
import type { KeptSchedule } from "../state";
import { operation, request, type Body, type Put } from "./operation";
import { scheduleText } from "./changeText";

/** Body of a new schedule: nothing of the past is due, unless `backfill` asks for it. */
export type ScheduleCreate = Body<"ScheduleCreate">;

export const createSchedule = operation<Put<"createSchedule", ScheduleCreate>>({
  name: "createSchedule",
  apply(state, { id, body: raw }, { now, today, user }) {
    if (has(state.schedules, id)) return state;
    if (state.schedules.length >= SCHEDULES_MAX) throw fieldError("startDate", ErrorCode.VALIDATION_COUNT);
    const { backfill = false, ...body } = checked(raw, SCHEDULE_RULES);
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
    return { ...state, schedules: [...state.schedules, made] };
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/schedule/{workspace_id}/create", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  describe: ({ body }, labels) => scheduleText(body, labels),
});
