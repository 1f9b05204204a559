import { edit, find } from "../apply/rows";
import { restarted, withSchedule } from "../apply/schedules";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./changeText";

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
