/** Lists and their items as several operations change them. */
import type { List, ListItem } from "@/contract/budget";
import type { Body } from "@/contract/schemas";
import { DomainError, ErrorCode, fieldError, type FieldErrors } from "../../rules/base/errors";
import { checkQuantity, cleanLabels } from "../../rules/lists/lists";
import { fromText } from "../../rules/base/money";
import { uuid5 } from "../../rules/base/namedIds";
import type { State } from "../state";
import { checked } from "./body";
import { referred, without } from "./rows";

export const NEW_ITEM = { isChecked: false, price: null, quantity: "1.00" } as const;

/** Item as the list should have it; a field left out stays as it is, or takes its default in a new item. */
export type ListItemBody = Body<"ListItemSet"> & { readonly id: string };

/** An operation on one item of a list. */
export interface OfList {
  readonly listId: string;
}

interface ListBody {
  readonly name?: string;
  readonly categoryId?: string | null;
  readonly listItems?: readonly ListItemBody[];
}

/** Everything done to one list counts as one change. */
export function listGroup(id: string): string {
  return `list ${id}`;
}

/** Return whether an item was ticked or unticked, and nothing else. */
export function isTick(operation: { readonly name: string; readonly body?: object }): boolean {
  return operation.name === "updateListItem" && Object.keys(operation.body ?? {}).join() === "isChecked";
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The id of the item that comes back for a booked one when its check-out is undone. */
export function restoredItemId(entryId: string, itemId: string): string {
  const uuid = UUID.exec(entryId)?.[0] ?? "";
  return entryId.replace(/^his-/, "item-").replace(uuid, uuid5(uuid, itemId));
}

export function withFirst(state: State, list: List): State {
  return { ...state, lists: [list, ...without(state.lists, list.id)] };
}

/** Return the checked body; throws with name and items named at once when both are wrong. */
export function checkedList<Of extends ListBody>(state: State, body: Of): Of {
  const { listItems, categoryId } = body;
  const wrong = {
    ...errorsOf(() => checked<ListBody>(body, { name: "name" })),
    ...errorsOf(() => listItems && cleanLabels(listItems.map(({ label }) => label))),
  };
  if (Object.keys(wrong).length > 0) throw new DomainError(ErrorCode.REQUEST_INVALID, wrong);
  if (typeof categoryId === "string") referred(state.categories, "categoryId", categoryId);
  return checked<ListBody>(body, { name: "name" }) as Of;
}

export function checkedItem<Item extends Body<"ListItemUpdate">>(body: Item): Item {
  const item = checked<Body<"ListItemUpdate">>(body, {
    label: "label",
    price: "notNegativeMoney",
    quantity: "positiveMoney",
  });
  if (item.quantity !== undefined) checkQuantity(fromText(item.quantity));
  return item as Item;
}

/** Return items as they are kept: empty ones dropped, fields left out taken over from the item as it was. */
export function itemsOf(bodies: readonly ListItemBody[], before: readonly ListItem[]): readonly ListItem[] {
  const labels = cleanLabels(bodies.map((item) => item.label));
  const known = new Map(before.map((item) => [item.id, item]));
  return bodies.flatMap((body, index) => {
    const label = labels.get(index);
    if (label === undefined) return [];
    const item = atIndex(index, () => checkedItem({ ...body, label }));
    return [{ ...NEW_ITEM, ...known.get(body.id), ...item }];
  });
}

function errorsOf(check: () => unknown): FieldErrors {
  try {
    check();
    return {};
  } catch (error) {
    if (error instanceof DomainError) return error.fields;
    throw error;
  }
}

/** Name the fields of an error as the list's form knows them. */
function atIndex<Result>(index: number, check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, fields } = error;
    if (code !== ErrorCode.REQUEST_INVALID) throw fieldError(`listItems.${index}.quantity`, code);
    const pairs = Object.entries(fields).map(([field, wrong]) => [`listItems.${index}.${field}`, wrong]);
    throw new DomainError(code, Object.fromEntries(pairs) as FieldErrors);
  }
}
