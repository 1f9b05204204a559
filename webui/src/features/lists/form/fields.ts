/** The form of a list: its fields, what is wrong with them, and the change it stands for. */
import type { IdOf } from "@/parts/forms/useIntent";
import { amountOf } from "@/parts/forms/typedMoney";
import { ErrorCode, limits, validation, type List, type ListItem, type ListItemBody } from "@/domain";

import { typedItem } from "../items";

export interface ListFields {
  name: string;
  /** Empty: it belongs to no category. */
  categoryId: string;
  items: readonly ItemField[];
  /** Text in the field for one more item: it becomes an item when the list is saved. */
  newItem: string;
  /** The list has no items, as after a check-out of all: it can be saved without one. */
  mayBeEmpty: boolean;
}

/** Items there are already keep their tick, price and quantity. */
export interface ItemField extends ListItemBody {
  readonly id: string;
}

export const NO_CATEGORY = "";

export function wrongName(text: string): ErrorCode | null {
  return validation.wrong("name", text);
}

/** Return the error of an item's text; an empty one is dropped. */
export function wrongLabel(text: string): ErrorCode | null {
  return validation.wrong("itemLabel", text);
}

/** Return the error of a typed quantity. */
export function wrongQuantity(text: string): ErrorCode | null {
  const amount = amountOf(text);
  const wrong = validation.wrong("positiveMoney", amount);
  if (wrong !== null) return wrong;
  return Number(amount) > limits.LIST_QUANTITY_MAX ? ErrorCode.VALIDATION_QUANTITY_MAX : null;
}

export function fieldsOf({ name, categoryId, listItems }: List): ListFields {
  return {
    name,
    categoryId: categoryId ?? NO_CATEGORY,
    items: listItems,
    newItem: "",
    mayBeEmpty: listItems.length === 0,
  };
}

export function bodyOf({ name, categoryId, items, newItem }: ListFields, idOf: IdOf, currencyCode: string) {
  const text = newItem.trim();
  const listItems = text === "" ? items : [...items, { id: idOf("item"), ...typedItem(text, currencyCode) }];
  return { name, categoryId: categoryId === NO_CATEGORY ? null : categoryId, listItems };
}

/** Return a copy of the list with new ids: the ids of a deleted one stay in use. */
export function copyOf(list: List, newItemId: () => string) {
  const { name, categoryId, isPinned, listItems } = list;
  const items = listItems.map((item: ListItem) => ({ ...item, id: newItemId() }));
  return { name, categoryId, isPinned, listItems: items };
}
