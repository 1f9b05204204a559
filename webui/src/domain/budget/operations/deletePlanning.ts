import { takeLinesBack } from "../apply/bookings";
import { edit, find, replace } from "../apply/rows";
import { entriesOf } from "../entryLines";
import { operation, request, type Act } from "./operation";
import { namedText } from "./changeText";

/**
 * Removes a category from a month. On a server its entries stay; in guest mode they are taken back, and kept with the
 * planning so that it can be restored.
 */
export const deletePlanning = operation<Act<"deletePlanning">>({
  name: "deletePlanning",
  apply(state, { id }, { now, isGuest }) {
    const planned = find(state.plannings, id);
    if (planned.deleted) return state;
    const removed = isGuest ? entriesOf(state, planned) : [];
    const cleared = removed.reduce((left, entry) => takeLinesBack(left, entry, planned.categoryId), state);
    const deleted = edit(planned, { deleted: true, removedEntries: removed }, now);
    return { ...cleared, plannings: replace(cleared.plannings, deleted) };
  },
  call: ({ id }, workspace_id) =>
    request("DELETE", "/api/planning/{workspace_id}/delete/{planning_id}", { workspace_id, planning_id: id }),
  describe: namedText("planned", "notSaved.change.removed"),
});
