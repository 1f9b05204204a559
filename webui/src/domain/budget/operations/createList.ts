import { ErrorCode, fieldError } from "../../rules/base/errors";
import { LISTS_MAX } from "@/contract/limits.gen";
import { checkedList, itemsOf, listGroup, type ListItemBody } from "../apply/lists";
import { has } from "../apply/rows";
import { operation, request, type Body, type Put } from "./operation";
import { listText } from "./changeText";

type ListCreate = Omit<Body<"ListCreate">, "listItems"> & { readonly listItems: readonly ListItemBody[] };

/** A new list comes first. */
export const createList = operation<Put<"createList", ListCreate>>({
  name: "createList",
  apply(state, { id, body: raw }, { now }) {
    if (has(state.lists, id)) return state;
    if (state.lists.length >= LISTS_MAX) throw fieldError("name", ErrorCode.VALIDATION_COUNT);
    const { name, categoryId = null, isPinned = false, listItems } = checkedList(state, raw);
    const list = { id, workspaceId: state.workspace.id, name, categoryId, isPinned };
    const row = { ...list, listItems: itemsOf(listItems, []), version: 1, createdAt: now, updatedAt: now };
    return { ...state, lists: [row, ...state.lists] };
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/list/{workspace_id}/create", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  group: ({ id }) => listGroup(id),
  describe: ({ body }, labels) => listText(body.name, "newList", labels),
});
