import { edit, find } from "../apply/rows";
import { checkOccurrence, withSchedule } from "../apply/schedules";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./things";

/** Leaves an occurrence out; one that is posted or skipped already stays so. */
export const skipSchedule = operation<Put<"skipSchedule", Body<"ScheduleSkip">>>({
  name: "skipSchedule",
  apply(state, { id, body: { occurrence } }, { now }) {
    const row = find(state.schedules, id);
    checkOccurrence(row, occurrence);
    if (row.settled.includes(occurrence)) return state;
    const skipped = [...row.skipped, occurrence].sort();
    return withSchedule(state, edit(row, { skipped, settled: [...row.settled, occurrence] }, now));
  },
  call: ({ id, body }) => request("POST", "/api/schedule/{schedule_id}/skip", { schedule_id: id }, body),
  describe: namedText("schedule", "notSaved.change.skipped"),
});
