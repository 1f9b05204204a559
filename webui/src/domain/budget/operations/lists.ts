import { ErrorCode, fieldError } from "../../rules/base/errors";
import { LISTS_MAX, LIST_ITEMS_MAX } from "@/contract/limits.gen";
import type { List, ListItem } from "@/contract/budget";
import {
  checkedList,
  itemsOf,
  listGroup,
  type ListItemBody,
  withFirst,
  checkedItem,
  NEW_ITEM,
  type OfList,
  isTick,
  restoredItemId,
} from "../apply/lists";
import { has, edit, find, given, without, replace } from "../apply/rows";
import { operation, request, type Body, type Put, type Act } from "./operation";
import { listText } from "./changeText";
import { moneyDigits } from "../../rules/base/currencies";
import { checkOut, checkOutCategory } from "../../rules/lists/lists";
import { formatText, fromText } from "../../rules/base/money";
import { book } from "../apply/bookings";
import { checked } from "../apply/body";
import { dated, expenseEntry } from "../apply/entries";
import { withPrices } from "../prices";
import { isBooked } from "../corrections";

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

/** A list that is gone already stays gone. */
export const deleteList = operation<Act<"deleteList">>({
  name: "deleteList",
  apply: (state, { id }) => ({ ...state, lists: without(state.lists, id) }),
  call: ({ id }) => request("DELETE", "/api/list/{list_id}", { list_id: id }),
  describe: ({ id }, labels) => listText(labels.list(id), "deletedList", labels),
});

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

/** Books the named items that are still ticked as one expense, and removes or unticks them. */
export const checkOutList = operation<Put<"checkOutList", Body<"ListCheckOut">> & OfList>({
  name: "checkOutList",
  apply(state, { id, listId, body: raw }, context) {
    if (isBooked(state, id)) return state;
    const list = find(state.lists, listId);
    // Prices are in the workspace's currency.
    if (raw.currencyCode !== undefined && raw.value === undefined)
      throw fieldError("value", ErrorCode.VALIDATION_REQUIRED);
    const { itemIds, keep = false, value, ...rest } = checked(raw, { value: "positiveMoney" });
    const done = checkOut(list.listItems, {
      itemIds,
      keep,
      value: value === undefined ? undefined : fromText(value),
      digits: moneyDigits(state.workspace.currencyCode),
    });
    const categoryId = checkOutCategory(rest.categoryId, list.categoryId, rest.lines !== undefined);
    const body = { ...rest, ...(categoryId !== null && { categoryId }), value: formatText(done.value) };
    const booked = book(state, expenseEntry({ state, id, replaced: null, context }, body));
    const prices = withPrices(
      state.prices,
      Object.entries(done.prices).map(([label, price]) => ({ label, price, updatedAt: context.now })),
    );
    return withFirst({ ...booked, prices }, edit(list, { listItems: done.items }, context.now));
  },
  call: ({ id, listId, body }) =>
    request("POST", "/api/list/{list_id}/checkout", { list_id: listId }, { id, ...body }),
  creates: ({ id, body }) => [id, ...body.itemIds.map((itemId) => restoredItemId(id, itemId))],
  complete: dated,
  describe: ({ listId, body }, labels) => ({
    ...listText(labels.list(listId), "checkedOut", labels),
    ...(body.value !== undefined && { amount: labels.spent(body.value) }),
  }),
});
