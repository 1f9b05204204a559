import { without } from "../apply/rows";
import { operation, request, type Act } from "./operation";
import { listText } from "./changeText";

/** A list that is gone already stays gone. */
export const deleteList = operation<Act<"deleteList">>({
  name: "deleteList",
  apply: (state, { id }) => ({ ...state, lists: without(state.lists, id) }),
  call: ({ id }) => request("DELETE", "/api/list/{list_id}", { list_id: id }),
  describe: ({ id }, labels) => listText(labels.list(id), "deletedList", labels),
});
