import { ErrorCode, fieldError } from "../../rules/base/errors";
import { listGroup, withFirst, type OfList } from "../apply/lists";
import { edit, has, without } from "../apply/rows";
import { operation, request, type Act } from "./operation";
import { listText } from "./changeText";

/** Out of the list, unless it is the last one. */
export const removeListItem = operation<Act<"removeListItem"> & OfList>({
  name: "removeListItem",
  apply(state, { id, listId }, { now }) {
    const list = state.lists.find((each) => each.id === listId);
    if (list === undefined || !has(list.listItems, id)) return state;
    if (list.listItems.length === 1) throw fieldError("listItems", ErrorCode.VALIDATION_ITEMS);
    return withFirst(state, edit(list, { listItems: without(list.listItems, id) }, now));
  },
  call: ({ id, listId }) =>
    request("DELETE", "/api/list/{list_id}/items/{item_id}", { list_id: listId, item_id: id }),
  group: ({ listId }) => listGroup(listId),
  isDebounced: true,
  describe: ({ listId }, labels) => listText(labels.list(listId), "removedItem", labels),
});
