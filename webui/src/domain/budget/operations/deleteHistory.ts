import { relinked, takeBack } from "../apply/bookings";
import { operation, request, type Act } from "./operation";
import { namedText } from "./changeText";

/** An entry that is gone already stays gone; refunds of an expense stay, without their link. */
export const deleteHistory = operation<Act<"deleteHistory">>({
  name: "deleteHistory",
  apply(state, { id }, { now }) {
    const entry = state.history.find((each) => each.id === id);
    return entry === undefined ? state : relinked(takeBack(state, entry), id, null, now);
  },
  call: ({ id }) => request("DELETE", "/api/history/{entry_id}", { entry_id: id }),
  ofEntry: { idOf: ({ id }) => id, movedTo: (change, id) => ({ ...change, id }), isExclusive: true },
  describe: namedText("entry", "notSaved.change.deletedEntry"),
});
