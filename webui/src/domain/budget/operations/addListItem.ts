import { ErrorCode, fieldError } from "../../rules/base/errors";
import { LIST_ITEMS_MAX } from "@/contract/limits.gen";
import { checkedItem, listGroup, NEW_ITEM, withFirst, type OfList } from "../apply/lists";
import { edit, find, has } from "../apply/rows";
import { operation, request, type Body, type Put } from "./operation";
import { listText } from "./changeText";

export type ListItemAdd = Body<"ListItemAdd">;

/** At the end of the list; one that is there already stays as it is. */
export const addListItem = operation<Put<"addListItem", ListItemAdd> & OfList>({
  name: "addListItem",
  apply(state, { id, listId, body }, { now }) {
    const list = find(state.lists, listId);
    if (has(list.listItems, id)) return state;
    if (list.listItems.length >= LIST_ITEMS_MAX)
      throw fieldError("listItems", ErrorCode.VALIDATION_ITEMS_MAX);
    const listItems = [...list.listItems, { ...NEW_ITEM, ...checkedItem(body), id }];
    return withFirst(state, edit(list, { listItems }, now));
  },
  call: ({ id, listId, body }) =>
    request("POST", "/api/list/{list_id}/items", { list_id: listId }, { id, ...body }),
  creates: ({ id }) => [id],
  group: ({ listId }) => listGroup(listId),
  isDebounced: true,
  describe: ({ listId, body }, labels) =>
    listText(labels.list(listId), "added", labels, { label: body.label }),
});
