/** Lists with their items; each item is changed by itself, so that what others do to the list meanwhile stays. */
import { atom } from "jotai";
import { itemChanges, lists, type List, type ListItem, type ListItemBody, type Operation } from "@/domain";
import { categoryByIdAtom, type CategoryView } from "./categories";
import { dispatchAtom, newIdAtom } from "./dispatch";
import { optimisticStateAtom, viewAtom } from "../view";
import { DONE, failureOf, type Outcome } from "../outcome";

export interface ListView extends List {
  /** Null when it belongs to none. */
  readonly category: CategoryView | null;
  /** False while something touched waits to be saved. */
  readonly isSaved: boolean;
}

/** Pinned first; in each group the last created or updated first. */
export const listsAtom = atom((get) => lists.sortLists(get(optimisticStateAtom)?.lists ?? []));

/** The lists a change waits for that is not saved yet. */
const unsavedAtom = atom(
  (get) =>
    new Set(
      get(viewAtom).pending.flatMap(({ operation }) => ("listId" in operation ? [operation.listId] : [])),
    ),
);

/** Lists with their categories. */
export const listViewsAtom = atom<readonly ListView[]>((get) => {
  const [unsaved, categories] = [get(unsavedAtom), get(categoryByIdAtom)];
  return get(listsAtom).map((list) => {
    const category = categories.get(list.categoryId ?? "") ?? null;
    return { ...list, category, isSaved: !unsaved.has(list.id) };
  });
});

/** Change of the present items. */
export type ItemChange = (items: readonly ListItem[]) => readonly ListItem[];

/** Changes items: shown and kept on this device at once, and sent when nothing was touched for a moment. */
export const changeItemsAtom = atom(
  null,
  async (get, set, id: string, change: ItemChange): Promise<Outcome> => {
    const list = get(listsAtom).find((each) => each.id === id);
    return list === undefined
      ? DONE
      : set(dispatchAllAtom, itemChanges(id, list.listItems, change(list.listItems)));
  },
);

/** Puts an item back that was taken out; on a server the one that went stays gone, so it is a new one. */
export const restoreItemAtom = atom(null, (get, set, listId: string, item: ListItem) => {
  const { label, isChecked, price, quantity } = item;
  const body = { label, isChecked, price, quantity };
  return set(dispatchAtom, { name: "addListItem", id: get(newIdAtom)("item"), listId, body });
});

export interface ListForm {
  readonly name: string;
  readonly categoryId: string | null;
  readonly listItems: readonly ListItemBody[];
}

/** Saves a list's form, made on the list as `before`: what differs from that. */
export const saveListAtom = atom(null, async (_get, set, before: List, form: ListForm): Promise<Outcome> => {
  try {
    const items = keptItems(before, form.listItems);
    const { name, categoryId } = form;
    const body = {
      ...(name !== before.name && { name }),
      ...(categoryId !== before.categoryId && { categoryId }),
    };
    const isChanged = Object.keys(body).length > 0;
    const named: Operation[] = isChanged ? [{ name: "updateList", id: before.id, body }] : [];
    return await set(dispatchAllAtom, [...named, ...itemChanges(before.id, before.listItems, items)]);
  } catch (error) {
    return failureOf(error);
  }
});

/** The items without the empty ones. Only a list that has none already is kept without any. */
function keptItems(before: List, items: readonly ListItemBody[]): readonly ListItemBody[] {
  const isEmpty = before.listItems.length === 0 && items.every(({ label }) => label.trim() === "");
  const labels = isEmpty ? new Map<number, string>() : lists.cleanLabels(items.map(({ label }) => label));
  return items.flatMap((item, index) => {
    const label = labels.get(index);
    return label === undefined ? [] : [{ ...item, label }];
  });
}

/** One after the other, as far as they fit the rules. */
const dispatchAllAtom = atom(null, async (_get, set, operations: readonly Operation[]): Promise<Outcome> => {
  for (const operation of operations) {
    const outcome = await set(dispatchAtom, operation);
    if (!outcome.ok) return outcome;
  }
  return DONE;
});
