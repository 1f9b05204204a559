import type { List } from "@/contract/budget";
import { checkedList, itemsOf, listGroup, type ListItemBody, withFirst } from "../apply/lists";
import { edit, find, given } from "../apply/rows";
import { operation, request, type Body, type Put } from "./operation";
import { listText } from "./changeText";

type ListUpdate = Omit<Body<"ListUpdate">, "listItems"> & { readonly listItems?: readonly ListItemBody[] };

const FIELDS = ["name", "categoryId", "isPinned"] as const;

/** A changed list moves to the front. */
export const updateList = operation<Put<"updateList", ListUpdate>>({
  name: "updateList",
  apply(state, { id, body: raw }, { now }) {
    const list = find(state.lists, id);
    const body = checkedList(state, raw);
    const { listItems } = body;
    const items = listItems && { listItems: itemsOf(listItems, list.listItems) };
    const changes = { ...given(body, FIELDS), ...items } as Partial<List>;
    return withFirst(state, edit(list, changes, now));
  },
  call: ({ id, body }) => request("PUT", "/api/list/{list_id}", { list_id: id }, body),
  changes: { area: "lists", fields: FIELDS },
  group: ({ id }) => listGroup(id),
  describe: ({ id }, labels) => listText(labels.list(id), "list", labels),
});
