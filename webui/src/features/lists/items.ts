/** Texts about the items of a list. */
import { currencies, lists, money, type ListItem } from "@/domain";

export interface ListCount {
  readonly done: number;
  readonly of: number;
  /** Done of all, 0 to 1. */
  readonly ratio: number;
}

export function countOf(items: readonly Pick<ListItem, "isChecked">[]): ListCount {
  const done = items.filter(({ isChecked }) => isChecked).length;
  return { done, of: items.length, ratio: items.length === 0 ? 0 : done / items.length };
}

/** The items with one of them changed. */
export function changed(items: readonly ListItem[], id: string, changes: Partial<ListItem>): ListItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...changes } : item));
}

export function without(items: readonly ListItem[], id: string): ListItem[] {
  return items.filter((item) => item.id !== id);
}

/** Return the label of a typed item, and its price in the workspace's currency where one is typed. */
export function typedItem(text: string, currencyCode: string): { label: string; price?: string } {
  const { label, price } = lists.typedItem(text, currencies.moneyDigits(currencyCode));
  return price === null ? { label } : { label, price: money.formatText(price) };
}
