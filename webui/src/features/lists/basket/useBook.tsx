import { useSetAtom, useStore } from "jotai";
import type { ReactNode } from "react";
import { money } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useIntent } from "@/parts/forms/useIntent";
import { amountOf } from "@/parts/forms/typedMoney";
import { momentOf } from "@/parts/meta/moment";
import { useBookNow } from "@/parts/meta/useBookNow";
import { useUndoToast } from "@/parts/useUndoToast";
import { basketOfAtom, undoCheckOutAtom } from "@/state/budget/basket";
import { dispatchAtom } from "@/state/budget/dispatch";
import { listViewsAtom, type ListView } from "@/state/budget/lists";
import { failureNoticeAtom } from "@/state/notices";
import { DECLINED, type Outcome } from "@/state/outcome";

export interface BookDraft {
  /** Amount paid, as typed; null: the sum of the items. */
  readonly value: string | null;
  readonly accountId: string | undefined;
  readonly categoryId: string | undefined;
  /** Null: now. */
  readonly day: string | null;
  readonly note: string;
  /** The items stay, unticked. */
  readonly keep: boolean;
}

export interface Book {
  readonly run: () => void;
  /** Why nothing will be booked: its workspace is not open any more. */
  readonly left: string | undefined;
  readonly dialog: ReactNode;
}

/** Books the ticked items once, however often it is pressed: the id of the entry is made when the sheet opens. */
export function useBook({ id: listId }: ListView, draft: BookDraft, onDone: () => void): Book {
  const { t } = useTranslation();
  const [store, show, offer] = [useStore(), useMoney(), useUndoToast()];
  const [dispatch, undo] = [useSetAtom(dispatchAtom), useSetAtom(undoCheckOutAtom)];
  const announce = useSetAtom(failureNoticeAtom);
  const [intent, bookNow] = [useIntent(), useBookNow()];

  async function book(accountId: string, categoryId: string): Promise<Outcome> {
    // As they are now: a partner ticks and removes while the sheet is open.
    const list = store.get(listViewsAtom).find(({ id }) => id === listId);
    if (list === undefined || !(await bookNow.ask(draft.day, null))) return DECLINED;
    const items = list.listItems.filter(({ isChecked }) => isChecked);
    const { cost, currencyCode } = store.get(basketOfAtom)(list);
    const { value, note, day, keep } = draft;
    const date = momentOf(day, null, new Date());
    const [id, itemIds] = [intent.idOf("his"), items.map((item) => item.id)];
    const typed = value === null ? {} : { value: money.formatText(money.fromText(amountOf(value))) };
    const when = date === undefined ? {} : { date };
    const body = { itemIds, accountId, categoryId, note, keep, ...when, ...typed };
    const outcome = await dispatch({ name: "checkOutList", id, listId, body });
    if (outcome.ok) {
      const amount = show(typed.value ?? cost, currencyCode).text;
      offer(t("lists.booked", { amount }), () => undo({ listId, entryId: id, items, keep }));
    } else for (const code of Object.values(outcome.fields)) announce({ ...outcome, code });
    return outcome;
  }

  return {
    left: intent.left,
    dialog: bookNow.dialog,
    run: () => {
      const { accountId, categoryId } = draft;
      if (accountId === undefined || categoryId === undefined) return;
      void intent
        .once(() => book(accountId, categoryId))
        .then((outcome) => {
          if (outcome?.ok === true) onDone();
        });
    },
  };
}
