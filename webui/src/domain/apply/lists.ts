/** Changes of lists. A new list comes first, a changed one moves to the front. */
import { keptLabels } from "../lists";
import type { ListItemBody, OperationOf } from "../operations";
import type { List, State } from "../types";
import { checked } from "./body";
import type { Context } from "./context";
import { edit, find, given, has, referred, without } from "./rows";

export function createList(state: State, operation: OperationOf<"createList">, context: Context): State {
  if (has(state.lists, operation.id)) return state;
  const body = checked(operation.body, { name: "name" });
  checkCategory(state, body.categoryId);
  const list: List = {
    id: operation.id,
    workspaceId: state.workspace.id,
    name: body.name,
    categoryId: body.categoryId ?? null,
    isPinned: body.isPinned ?? false,
    listItems: items(body.listItems),
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  return { ...state, lists: [list, ...state.lists] };
}

export function updateList(state: State, operation: OperationOf<"updateList">, context: Context): State {
  const list = find(state.lists, operation.id);
  const body = checked(operation.body, { name: "name" });
  checkCategory(state, body.categoryId);
  const plain = given(body, ["name", "categoryId", "isPinned"]) as Partial<List>;
  const changes = body.listItems === undefined ? plain : { ...plain, listItems: items(body.listItems) };
  const changed = edit(list, changes, context.now);
  return { ...state, lists: [changed, ...without(state.lists, list.id)] };
}

/** A list that is gone already stays gone. */
export function deleteList(state: State, operation: OperationOf<"deleteList">): State {
  return { ...state, lists: without(state.lists, operation.id) };
}

function checkCategory(state: State, categoryId: string | null | undefined): void {
  if (typeof categoryId === "string") referred(state.categories, "categoryId", categoryId);
}

function items(bodies: readonly ListItemBody[]): readonly ListItemBody[] {
  const labels = keptLabels(bodies.map((item) => item.label));
  return bodies.flatMap((item, index) => {
    const label = labels.get(index);
    return label === undefined ? [] : { ...item, label };
  });
}
