import { find } from "../apply/rows";
import { book } from "../apply/bookings";
import { checkOccurrence, postedEntry, postedId } from "../apply/schedules";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./things";

/** Books an occurrence as an entry, with other amounts or another day where they are given; at most once. */
export const postSchedule = operation<Put<"postSchedule", Omit<Body<"SchedulePost">, "entryId">>>({
  name: "postSchedule",
  apply(state, { id, body }, context) {
    const row = find(state.schedules, id);
    checkOccurrence(row, body.occurrence);
    const isPosted = state.history.some(
      (entry) => entry.scheduleId === id && entry.occurrence === body.occurrence,
    );
    if (isPosted) return state;
    const entryId = postedId(row, body.occurrence, context.isGuest);
    return book(state, postedEntry({ state, id: entryId, context }, row, body));
  },
  call: ({ id, body }) => request("POST", "/api/schedule/{schedule_id}/post", { schedule_id: id }, body),
  describe: namedText("schedule", "notSaved.change.posted"),
});
