import type { ListItem } from "@/contract/budget";
import { checkedItem, isTick, listGroup, withFirst, type OfList } from "../apply/lists";
import { edit, find, replace } from "../apply/rows";
import { operation, request, type Body, type Put } from "./operation";
import { listText } from "./changeText";

/** An item that somebody removed stays removed; the last one to change a field is right. */
export const updateListItem = operation<Put<"updateListItem", Body<"ListItemUpdate">> & OfList>({
  name: "updateListItem",
  apply(state, { id, listId, body }, { now }) {
    const list = find(state.lists, listId);
    const before = list.listItems.find((item) => item.id === id);
    if (before === undefined) return state;
    const after: ListItem = { ...before, ...checkedItem(body) };
    const isSame = (Object.keys(after) as (keyof ListItem)[]).every((key) => after[key] === before[key]);
    if (isSame) return state;
    return withFirst(state, edit(list, { listItems: replace(list.listItems, after) }, now));
  },
  call: ({ id, listId, body }) =>
    request("PUT", "/api/list/{list_id}/items/{item_id}", { list_id: listId, item_id: id }, body),
  group: ({ listId }) => listGroup(listId),
  isDebounced: true,
  describe: (change, labels) =>
    listText(labels.list(change.listId), isTick(change) ? "tick" : "item", labels),
});
