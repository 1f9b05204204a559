import { useSetAtom, useStore } from "jotai";
import type { IdOf } from "@/parts/forms/useIntent";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoToast } from "@/parts/useUndoToast";
import { undoCheckOutAtom } from "@/state/budget/basket";
import { dispatchAtom } from "@/state/budget/dispatch";
import { listViewsAtom } from "@/state/budget/lists";
import { DECLINED, type Outcome } from "@/state/outcome";
import { EMPTY } from "@/ui/keypad/typedAmount";
import type { EntryBody } from "../booking";
import type { Draft } from "../draft";
import { useAdded } from "../useAdded";
import { useReached } from "../useReached";

export interface CheckOutOptions {
  listId: string;
  draft: Draft;
  /** The items stay, unticked. */
  isKept: boolean;
}

/** Return a function that books the ticked items of a list as one expense, says so, and offers to take it back. */
export function useCheckOut({ listId, draft, isKept: keep }: CheckOutOptions) {
  const store = useStore();
  const [dispatch, undo] = [useSetAtom(dispatchAtom), useSetAtom(undoCheckOutAtom)];
  const [announce, offer] = [useAnnounced(), useUndoToast()];
  const [textOf, watch] = [useAdded(), useReached()];
  return async (entry: EntryBody, idOf: IdOf): Promise<Outcome> => {
    // As they are now: a partner ticks and removes while the sheet is open.
    const items = store.get(listViewsAtom).find(({ id }) => id === listId)?.listItems;
    const ticked = items?.filter(({ isChecked }) => isChecked) ?? [];
    if (entry.kind !== "expense" || ticked.length === 0) return DECLINED;
    const [id, withLevel] = [idOf("his"), watch(entry)];
    const { value, currencyCode = "", accountValue, ...details } = entry.body;
    const paid = { value, currencyCode, ...(accountValue !== undefined && { accountValue }) };
    const itemIds = ticked.map((item) => item.id);
    const body = { ...details, ...(!isSum(draft) && paid), itemIds, keep };
    const outcome = await dispatch({ name: "checkOutList", id, listId, body });
    if (outcome.ok) offer(withLevel(textOf(entry)), () => undo({ listId, entryId: id, items: ticked, keep }));
    announce(outcome);
    return outcome;
  };
}

/** Return whether the amount is the sum of the items that are there when it is booked, here or by the server. */
function isSum({ text, lines, shares, accountText }: Draft): boolean {
  return text === EMPTY && lines.length === 0 && shares === null && accountText === null;
}
