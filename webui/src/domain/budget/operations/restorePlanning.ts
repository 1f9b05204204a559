import { putLinesBack } from "../apply/bookings";
import { edit, find, replace } from "../apply/rows";
import { operation, request, type Act } from "./operation";
import { namedText } from "./changeText";

export const restorePlanning = operation<Act<"restorePlanning">>({
  name: "restorePlanning",
  apply(state, { id }, { now }) {
    const planned = find(state.plannings, id);
    if (!planned.deleted) return state;
    const booked = planned.removedEntries.reduce(
      (left, entry) => putLinesBack(left, entry, planned.categoryId),
      state,
    );
    const restored = edit(planned, { deleted: false, removedEntries: [] }, now);
    return { ...booked, plannings: replace(booked.plannings, restored) };
  },
  call: ({ id }, workspace_id) =>
    request("PUT", "/api/planning/{workspace_id}/{planning_id}/restore", { workspace_id, planning_id: id }),
  describe: namedText("planned", "notSaved.change.putBack"),
});
