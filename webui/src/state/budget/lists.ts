/** Lists with what was just ticked or removed in them: shown at once, saved when nothing was touched for a second. */
import { atom } from "jotai";
import { limits, lists, type List, type ListItem } from "@/domain";
import { categoryByIdAtom, type CategoryView } from "./categories";
import { scheduleAtom } from "../device";
import { dispatchAtom } from "./dispatch";
import { optimisticStateAtom } from "../view";
import { DONE, type Outcome } from "../outcome";

interface Draft {
  readonly items: readonly ListItem[];
  readonly cancel: () => void;
}

export interface ListView extends List {
  /** Null when it belongs to none. */
  readonly category: CategoryView | null;
  /** False while something touched waits to be saved. */
  readonly isSaved: boolean;
}

/** Pinned first; in each group the last created or updated first. */
export const listsAtom = atom((get) => lists.ordered(get(optimisticStateAtom)?.lists ?? []));

const draftsCell = atom<ReadonlyMap<string, Draft>>(new Map());

/** The same lists with what waits to be saved. */
export const listViewsAtom = atom<readonly ListView[]>((get) => {
  const [drafts, categories] = [get(draftsCell), get(categoryByIdAtom)];
  return get(listsAtom).map((list) => {
    const draft = drafts.get(list.id);
    const category = categories.get(list.categoryId ?? "") ?? null;
    return { ...list, listItems: draft?.items ?? list.listItems, category, isSaved: draft === undefined };
  });
});

/** What becomes of the items as they are now. */
export type ItemChange = (items: readonly ListItem[]) => readonly ListItem[];

/** Shows the items changed, and saves them a second after the last change. */
export const changeItemsAtom = atom(null, (get, set, id: string, change: ItemChange) => {
  const list = get(listViewsAtom).find((each) => each.id === id);
  if (list === undefined) return;
  const items = change(list.listItems);
  get(draftsCell).get(id)?.cancel();
  const cancel = get(scheduleAtom).schedule(limits.LIST_SAVE_DEBOUNCE_MS / 1000, () => {
    void set(saveItemsAtom, id);
  });
  set(draftsCell, new Map(get(draftsCell)).set(id, { items, cancel }));
});

/** Saves at once what waits, for a screen that goes away. */
export const saveItemsAtom = atom(null, async (get, set, id: string): Promise<Outcome> => {
  const draft = get(draftsCell).get(id);
  if (draft === undefined) return DONE;
  draft.cancel();
  const outcome = await set(dispatchAtom, { name: "updateList", id, body: { listItems: draft.items } });
  if (get(draftsCell).get(id) === draft) set(dropItemsAtom, id);
  return outcome;
});

/** Forgets what waits: the list goes, or is saved as a whole. */
export const dropItemsAtom = atom(null, (get, set, id: string) => {
  const drafts = new Map(get(draftsCell));
  drafts.get(id)?.cancel();
  drafts.delete(id);
  set(draftsCell, drafts);
});
