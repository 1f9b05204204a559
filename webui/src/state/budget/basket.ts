/** A list as a basket: what its ticked items cost beside what is left in its category, and the last prices. */
import { atom } from "jotai";
import { conversions, currencies, limits, lists, money, planningView, restoredItemId } from "@/domain";
import type { List, ListItem, Operation } from "@/domain";
import { todayAtom } from "../device";
import { DONE, type Outcome } from "../outcome";
import { optimisticStateAtom } from "../view";
import { categoryByIdAtom, type CategoryView } from "./categories";
import { dispatchAtom } from "./dispatch";
import { runningMonthAtom } from "./month";
import { ratesAtom } from "./rates";

export interface BasketView {
  readonly currencyCode: string;
  /** Number of ticked items. */
  readonly ticked: number;
  /** Cost of the ticked items. */
  readonly cost: string;
  /** Ticked items without a price. */
  readonly unpriced: number;
  /** Rest of the list's category after them; null where nothing is planned or converted. */
  readonly left: { readonly category: CategoryView; readonly amount: string } | null;
}

/** Currency of prices: the workspace's. */
export const currencyCodeAtom = atom(
  (get) => get(optimisticStateAtom)?.workspace.currencyCode ?? limits.DEFAULT_CURRENCY,
);

/** Return what a category has left in the running month, in the workspace currency; null where nothing is planned. */
export const leftInCategoryAtom = atom((get) => {
  const state = get(optimisticStateAtom);
  const [rates, code] = [get(ratesAtom), get(currencyCodeAtom)];
  const month =
    state === null ? null : planningView(state, get(runningMonthAtom), get(todayAtom), get(ratesAtom));
  return (categoryId: string | null): string | null => {
    const row = month?.planningsCategories.find((each) => each.categoryId === categoryId);
    if (row === undefined || (Number(row.budget) === 0 && Number(row.carried) === 0)) return null;
    const part = { currencyCode: row.currencyCode, amount: money.fromText(row.free) };
    const { amount, notConverted } = conversions.total([part], code, rates);
    return notConverted.length > 0 ? null : money.formatText(amount);
  };
});

/** Return a list's basket. */
export const basketOfAtom = atom((get) => {
  const [currencyCode, leftIn, categories] = [
    get(currencyCodeAtom),
    get(leftInCategoryAtom),
    get(categoryByIdAtom),
  ];
  const digits = currencies.moneyDigits(currencyCode);
  return ({ categoryId, listItems }: Pick<List, "categoryId" | "listItems">): BasketView => {
    const ticked = listItems.filter(({ isChecked }) => isChecked);
    const left = leftIn(categoryId);
    const sums = lists.basket(ticked, money.fromText(left ?? "0"), digits);
    const category = categories.get(categoryId ?? "");
    return {
      currencyCode,
      ticked: ticked.length,
      cost: money.formatText(sums.cost),
      unpriced: sums.unpriced,
      left:
        left === null || category === undefined ? null : { category, amount: money.formatText(sums.left) },
    };
  };
});

/** Return what an item costs, price times quantity; null without a price. */
export const itemCostAtom = atom((get) => {
  const digits = currencies.moneyDigits(get(currencyCodeAtom));
  return ({ price, quantity }: Pick<ListItem, "price" | "quantity">): string | null =>
    price === null ? null : money.formatText(lists.itemCost(price, quantity, digits));
});

/** Return the price that a label had at its last check-out; null where it had none. */
export const lastPriceAtom = atom((get) => {
  const prices = get(optimisticStateAtom)?.prices ?? [];
  const byKey = new Map(prices.map(({ label, price }) => [lists.priceKey(label), price]));
  return (label: string): string | null => byKey.get(lists.priceKey(label)) ?? null;
});

export interface BookedBasket {
  readonly listId: string;
  /** Id of the entry. */
  readonly entryId: string;
  readonly items: readonly ListItem[];
  readonly keep: boolean;
}

/** Takes a check-out back: the entry goes, the items that stood in the list come back or are ticked again. */
export const undoCheckOutAtom = atom(null, async (_get, set, booked: BookedBasket): Promise<Outcome> => {
  const { entryId, listId, items, keep } = booked;
  const back = items.map((item): Operation => {
    if (keep) return { name: "updateListItem", id: item.id, listId, body: { isChecked: true } };
    const { id, label, price, quantity } = item;
    const body = { label, isChecked: true, price, quantity };
    return { name: "addListItem", id: restoredItemId(entryId, id), listId, body };
  });
  for (const operation of [{ name: "deleteHistory", id: entryId } as const, ...back]) {
    const outcome = await set(dispatchAtom, operation);
    if (!outcome.ok) return outcome;
  }
  return DONE;
});
