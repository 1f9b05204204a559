/** Shopping-style lists: their items, their order, and what a check-out books of them. */
import { DomainError, ErrorCode, fieldError } from "../base/errors";
import { fromDecimal, multiply } from "../base/fractions";
import { LABEL_MAX_CHARACTERS, LIST_ITEMS_MAX, LIST_QUANTITY_MAX } from "@/contract/limits.gen";
import { checkRange, fromText, PLACES, quantize, sum, ZERO, type Money } from "../base/money";
import { compareInstants } from "../base/months";
import type { List, ListItem } from "@/contract/budget";
import { fold } from "../entries/search";
import { check } from "../contract/validation";

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
  if (kept.size > LIST_ITEMS_MAX) throw fieldError("listItems", ErrorCode.VALIDATION_ITEMS_MAX);
  return kept;
}

/** The quantity itself, when a list can hold that much. */
export function checkQuantity(quantity: Money): Money {
  if (quantity > BigInt(LIST_QUANTITY_MAX) * 100n) throw new DomainError(ErrorCode.VALIDATION_QUANTITY_MAX);
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

/** The price times the quantity, rounded to the currency's digits as on a receipt. */
export function itemCost(price: string, quantity: string, digits = PLACES): Money {
  return quantize(multiply(fromDecimal(price), fromDecimal(quantity)), digits);
}

/** The items as one purchase: each price times its quantity, rounded per item. */
export function basket(items: readonly Priced[], leftInCategory: Money, digits = PLACES): Basket {
  const costs = items.flatMap(({ price, quantity }) =>
    price == null ? [] : [itemCost(price, quantity, digits)],
  );
  const cost = sum(costs);
  return { cost, unpriced: items.length - costs.length, left: leftInCategory - cost };
}

/** Items that a check-out books, and those that the list has afterwards. */
export interface CheckOut<Item> {
  /** Ids of the booked items. */
  readonly booked: readonly string[];
  readonly value: Money;
  readonly items: readonly Item[];
  /** Price of each label that has one, for the next time. */
  readonly prices: Readonly<Record<string, string>>;
}

/** Items and amount that a check-out is asked to book. */
export interface CheckOutRequest {
  readonly itemIds: readonly string[];
  /** Amount to book; the items' sum when left out. */
  readonly value?: Money | undefined;
  readonly digits?: number;
  /** Untick the items instead of removing them. */
  readonly keep: boolean;
}

/** Items that are gone or no longer ticked are left out; throws where none is left, or where the sum is 0. */
export function checkOut<Item extends ListItem>(
  items: readonly Item[],
  { itemIds, value, digits = PLACES, keep }: CheckOutRequest,
): CheckOut<Item> {
  const booked = items.filter(({ id, isChecked }) => isChecked && itemIds.includes(id));
  if (booked.length === 0) throw new DomainError(ErrorCode.CONFLICT_BASKET);
  const ids = booked.map(({ id }) => id);
  const isBooked = ({ id }: Item) => ids.includes(id);
  return {
    booked: ids,
    value: checkedValue(value ?? basket(booked, ZERO, digits).cost),
    items: keep
      ? items.map((item) => (isBooked(item) ? { ...item, isChecked: false } : item))
      : items.filter((item) => !isBooked(item)),
    prices: Object.fromEntries(booked.flatMap(({ label, price }) => (price == null ? [] : [[label, price]]))),
  };
}

/**
 * The category that a check-out books in: the given one, else the list's. With lines, which name their own, it is the
 * given one or null.
 */
export function checkOutCategory(
  given: string | null | undefined,
  ofList: string | null,
  hasLines = false,
): string | null {
  const category = [given, hasLines ? null : ofList].find(Boolean) ?? null;
  if (category === null && !hasLines) throw fieldError("categoryId", ErrorCode.VALIDATION_REQUIRED);
  return category;
}

/** A new item as it is typed: its label, and the price at its end. */
export interface TypedItem {
  readonly label: string;
  readonly price: Money | null;
}

const PRICED = /^(.*[^ ]) +([0-9]{1,9})[.,]([0-9]{2})$/;

/**
 * Return the label and the price of a typed item; `digits` are those of the workspace's currency. Only a number with all
 * of its decimals is a price: others count or measure.
 */
export function typedItem(text: string, digits = PLACES): TypedItem {
  const [, label, whole, cents] =
    (digits === PLACES ? PRICED.exec(text.replace(/^ +| +$/g, "")) : null) ?? [];
  if (label === undefined || whole === undefined || cents === undefined) return { label: text, price: null };
  return { label, price: fromText(`${whole}.${cents}`) };
}

/** The label as prices compare it, without case, accents and further spaces. */
export function priceKey(text: string): string {
  const key = fold(text).replaceAll(/ +/g, " ").replaceAll(/^ | $/g, "") || text;
  return Array.from(key).slice(0, LABEL_MAX_CHARACTERS).join("");
}

function checkedValue(value: Money): Money {
  if (value <= ZERO) throw fieldError("value", ErrorCode.VALIDATION_POSITIVE);
  try {
    return checkRange(value);
  } catch (error) {
    throw error instanceof DomainError ? fieldError("value", error.code) : error;
  }
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
