import { postOccurrence } from "../apply/schedules";
import { postedId } from "../keptSchedules";
import { GUEST_WORKSPACE } from "../state";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./changeText";

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
