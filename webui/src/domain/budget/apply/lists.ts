/** Changes of lists. A new list comes first, a changed one moves to the front. */
import { DomainError, ErrorCode, fieldError, type FieldErrors } from "../../rules/errors";
import { LIST_ITEMS_MAX, LISTS_MAX } from "@/contract/limits.gen";
import { checkQuantity, cleanLabels } from "../../rules/lists";
import { fromText } from "../../rules/money";
import type { ListItemBody, ListItemUpdate, OperationOf } from "../operations";
import type { List, ListItem } from "@/contract/budget";
import type { State } from "../state";
import { checked } from "./body";
import type { Context } from "./context";
import { edit, find, given, has, referred, replace, without } from "./rows";

export function createList(state: State, operation: OperationOf<"createList">, context: Context): State {
  if (has(state.lists, operation.id)) return state;
  if (state.lists.length >= LISTS_MAX) throw fieldError("name", ErrorCode.VALIDATION_COUNT);
  checkList(operation.body);
  const body = checked(operation.body, { name: "name" });
  checkCategory(state, body.categoryId);
  const list: List = {
    id: operation.id,
    workspaceId: state.workspace.id,
    name: body.name,
    categoryId: body.categoryId ?? null,
    isPinned: body.isPinned ?? false,
    listItems: items(body.listItems, []),
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  return { ...state, lists: [list, ...state.lists] };
}

export function updateList(state: State, operation: OperationOf<"updateList">, context: Context): State {
  const list = find(state.lists, operation.id);
  checkList(operation.body);
  const body = checked(operation.body, { name: "name" });
  checkCategory(state, body.categoryId);
  const plain = given(body, ["name", "categoryId", "isPinned"]) as Partial<List>;
  const changes =
    body.listItems === undefined ? plain : { ...plain, listItems: items(body.listItems, list.listItems) };
  const changed = edit(list, changes, context.now);
  return { ...state, lists: [changed, ...without(state.lists, list.id)] };
}

/** A list that is gone already stays gone. */
export function deleteList(state: State, operation: OperationOf<"deleteList">): State {
  return { ...state, lists: without(state.lists, operation.id) };
}

/** At the end of the list; one that is there already stays as it is. */
export function addListItem(state: State, operation: OperationOf<"addListItem">, context: Context): State {
  const list = find(state.lists, operation.listId);
  if (has(list.listItems, operation.id)) return state;
  if (list.listItems.length >= LIST_ITEMS_MAX) throw fieldError("listItems", ErrorCode.VALIDATION_MAX);
  const item = { ...NEW_ITEM, ...checkedBody(operation.body), id: operation.id };
  return withItems(state, list, [...list.listItems, item], context);
}

/** An item that somebody removed stays removed. */
export function updateListItem(
  state: State,
  operation: OperationOf<"updateListItem">,
  context: Context,
): State {
  const list = find(state.lists, operation.listId);
  const before = list.listItems.find(({ id }) => id === operation.id);
  if (before === undefined) return state;
  const after: ListItem = { ...before, ...checkedBody(operation.body) };
  const isSame = (Object.keys(after) as (keyof ListItem)[]).every((key) => after[key] === before[key]);
  return isSame ? state : withItems(state, list, replace(list.listItems, after), context);
}

/** Out of the list, unless it is the last one. */
export function removeListItem(
  state: State,
  operation: OperationOf<"removeListItem">,
  context: Context,
): State {
  const list = state.lists.find(({ id }) => id === operation.listId);
  if (list === undefined || !has(list.listItems, operation.id)) return state;
  if (list.listItems.length === 1) throw fieldError("listItems", ErrorCode.VALIDATION_ITEMS);
  return withItems(state, list, without(list.listItems, operation.id), context);
}

function withItems(state: State, list: List, listItems: readonly ListItem[], context: Context): State {
  const changed = edit(list, { listItems }, context.now);
  return { ...state, lists: [changed, ...without(state.lists, list.id)] };
}

/** Throws with name and items named at once when both are wrong. */
function checkList(body: OperationOf<"updateList">["body"]): void {
  const { listItems } = body;
  const wrong = {
    ...wrongIn(() => checked(body, { name: "name" })),
    ...wrongIn(() => listItems && cleanLabels(listItems.map(({ label }) => label))),
  };
  if (Object.keys(wrong).length > 0) throw new DomainError(ErrorCode.REQUEST_INVALID, wrong);
}

function wrongIn(check: () => unknown): FieldErrors {
  try {
    check();
    return {};
  } catch (error) {
    if (error instanceof DomainError) return error.fields;
    throw error;
  }
}

function checkedBody<Body extends ListItemUpdate>(body: Body): Body {
  const item = checked<ListItemUpdate>(body, {
    label: "label",
    price: "notNegativeMoney",
    quantity: "positiveMoney",
  });
  if (item.quantity !== undefined) checkQuantity(fromText(item.quantity));
  return item as Body;
}

function checkCategory(state: State, categoryId: string | null | undefined): void {
  if (typeof categoryId === "string") referred(state.categories, "categoryId", categoryId);
}

const NEW_ITEM = { isChecked: false, price: null, quantity: "1.00" } as const;

/** The items as they are kept: empty ones dropped, what is not said taken over from the item as it was. */
function items(bodies: readonly ListItemBody[], before: readonly ListItem[]): readonly ListItem[] {
  const labels = cleanLabels(bodies.map((item) => item.label));
  const known = new Map(before.map((item) => [item.id, item]));
  return bodies.flatMap((body, index) => {
    const label = labels.get(index);
    if (label === undefined) return [];
    const kept = checkedItem({ ...body, label }, index);
    return [{ ...NEW_ITEM, ...known.get(body.id), ...kept }];
  });
}

function checkedItem(body: ListItemBody, index: number): ListItemBody {
  try {
    const item = checked(body, { price: "notNegativeMoney", quantity: "positiveMoney" });
    if (item.quantity !== undefined) checkQuantity(fromText(item.quantity));
    return item;
  } catch (error) {
    throw error instanceof DomainError ? atItem(error, index) : error;
  }
}

/** The same error with its fields named as the list's form knows them. */
function atItem({ code, fields }: DomainError, index: number): DomainError {
  if (code !== ErrorCode.REQUEST_INVALID) return fieldError(`listItems.${index}.quantity`, code);
  const pairs = Object.entries(fields).map(([field, wrong]) => [`listItems.${index}.${field}`, wrong]);
  return new DomainError(code, Object.fromEntries(pairs) as FieldErrors);
}
