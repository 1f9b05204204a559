import { SCHEDULES_MAX } from "@/contract/limits.gen";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { has } from "../apply/rows";
import type { KeptSchedule } from "../state";
import { operation, request, type Put } from "./operation";
import { scheduleText } from "./changeText";

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
