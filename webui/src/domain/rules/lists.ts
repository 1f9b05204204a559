/** Shopping-style lists: what their items must be, and in which order lists are shown. */
import { DomainError, ErrorCode, fieldError } from "./errors";
import { fromDecimal, multiply } from "./fractions";
import { LIST_ITEMS_MAX, LIST_QUANTITY_MAX } from "@/contract/limits.gen";
import { quantize, sum, type Money } from "./money";
import { compareInstants } from "./months";
import type { List, ListItem } from "@/contract/budget";
import { check } from "./validation";

/** Pinned lists first; in each group the last created or updated first. */
export function sortLists<T extends Pick<List, "id" | "isPinned" | "updatedAt">>(lists: readonly T[]): T[] {
  return lists.toSorted(
    (a, b) =>
      Number(b.isPinned) - Number(a.isPinned) ||
      compareInstants(b.updatedAt, a.updatedAt) ||
      (a.id < b.id ? 1 : -1),
  );
}

/** The cleaned labels by their place, without the empty ones; at least one must stay, 200 at most. */
export function cleanLabels(labels: readonly string[]): ReadonlyMap<number, string> {
  const cleaned = labels.map((text, index) => [index, label(index, text)] as const);
  const kept = new Map(cleaned.filter(([, text]) => text !== ""));
  if (kept.size === 0) throw fieldError("listItems", ErrorCode.VALIDATION_ITEMS);
  if (kept.size > LIST_ITEMS_MAX) throw fieldError("listItems", ErrorCode.VALIDATION_MAX);
  return kept;
}

/** The quantity itself, when a list can hold that much. */
export function checkQuantity(quantity: Money): Money {
  if (quantity > BigInt(LIST_QUANTITY_MAX) * 100n) throw new DomainError(ErrorCode.VALIDATION_MAX);
  return quantity;
}

/** An item in the basket. */
export interface Priced {
  /** Null, or left out, until it is known. */
  readonly price?: string | null;
  readonly quantity: string;
}

/** Return the cost of the priced items, the number without a price, and the rest of the budget (negative: over it). */
export interface Basket {
  readonly cost: Money;
  readonly unpriced: number;
  readonly left: Money;
}

/** The list as one purchase: each price times its quantity, rounded per item as on a receipt. */
export function basket(items: readonly Priced[], leftInCategory: Money): Basket {
  const prices = items.flatMap(({ price, quantity }) =>
    price == null ? [] : [quantize(multiply(fromDecimal(price), fromDecimal(quantity)))],
  );
  const cost = sum(prices);
  return { cost, unpriced: items.length - prices.length, left: leftInCategory - cost };
}

/** The list as a message: its name, what is to do, and what is done only when `ticked`; without prices. */
export function sharedText(
  name: string,
  items: readonly Pick<ListItem, "label" | "isChecked" | "quantity">[],
  ticked: boolean,
): string {
  const wanted = items.filter(({ isChecked }) => ticked || !isChecked);
  const ordered = wanted.toSorted((a, b) => Number(a.isChecked) - Number(b.isChecked));
  return [name, ...ordered.map((item) => `${item.isChecked ? "☑" : "☐"} ${wantedText(item)}`)].join("\n");
}

function wantedText({ label, quantity }: Pick<ListItem, "label" | "quantity">): string {
  const count = Number(quantity);
  return count === 1 ? label : `${label} × ${String(count)}`;
}

function label(index: number, text: string): string {
  try {
    return check("itemLabel", text);
  } catch (error) {
    throw error instanceof DomainError ? fieldError(`listItems.${index}.label`, error.code) : error;
  }
}
