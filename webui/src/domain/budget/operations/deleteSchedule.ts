import { without } from "../apply/rows";
import { operation, request, type Act } from "./operation";
import { namedText } from "./changeText";

/** Entries that it posted stay. One that is gone already stays gone. */
export const deleteSchedule = operation<Act<"deleteSchedule">>({
  name: "deleteSchedule",
  apply: (state, { id }) => ({ ...state, schedules: without(state.schedules, id) }),
  call: ({ id }) => request("DELETE", "/api/schedule/{schedule_id}", { schedule_id: id }),
  describe: namedText("schedule", "notSaved.change.deletedSchedule"),
});
