import { edit, find } from "../apply/rows";
import { checkOccurrence, withSchedule } from "../apply/schedules";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./changeText";

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
