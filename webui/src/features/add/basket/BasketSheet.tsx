import { useAtomValue } from "@/state/useAtomValue";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { useSetAtom, useStore } from "jotai";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { typedOf } from "@/parts/forms/typedMoney";
import { basketOfAtom, undoCheckOutAtom } from "@/state/budget/basket";
import { listViewsAtom } from "@/state/budget/lists";
import { Chip } from "@/ui/actions/Chip";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { topOverlay } from "@/ui/overlays/stack";
import { useUnsaved } from "@/ui/overlays/unsaved";
import type { IdOf } from "@/parts/forms/useIntent";
import { useAnnounced } from "@/parts/useAnnounced";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom } from "@/state/budget/dispatch";
import { DECLINED, type Outcome } from "@/state/outcome";
import { amountOf, isAboveZero, isTyped } from "../draft";
import { EMPTY_DRAFT, type Draft } from "../draftFields";
import { EntryForm } from "../EntryForm";
import { useKeptDraft } from "../keptDraft";
import type { EntryBody } from "../booking";
import { useAdded } from "../useAdded";
import { useLevelText } from "../useLevelText";

export interface BasketSheetProps {
  listId: string;
  open: boolean;
  onClose: () => void;
}

/** The form of an expense for what is ticked in a list: it begins with their sum and the list's category. */
export function BasketSheet({ listId, open, onClose }: BasketSheetProps) {
  const { t } = useTranslation();
  const list = useAtomValue(listViewsAtom).find(({ id }) => id === listId);
  const [start] = useState<Draft>({ ...EMPTY_DRAFT, category: list?.categoryId ?? null });
  const { draft, setDraft, forget } = useKeptDraft(start, `list=${listId}`);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <FormSheet open={open} onClose={close} title={t("lists.bookTitle")} fit>
      <BasketForm listId={listId} start={start} draft={draft} onDraft={setDraft} onDone={close} />
    </FormSheet>
  );
}

interface BasketFormProps {
  listId: string;
  start: Draft;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onDone: () => void;
}

/** Somebody else may tick, untick and remove meanwhile: the sum follows until an amount is typed. */
function BasketForm({ listId, start, draft, ...form }: BasketFormProps) {
  const { t } = useTranslation();
  const show = useMoney();
  const list = useAtomValue(listViewsAtom).find(({ id }) => id === listId);
  const basket = useAtomValue(basketOfAtom)(list ?? { categoryId: null, listItems: [] });
  const [isKept, setKept] = useState(false);
  const checkOut = useCheckOut({ listId, draft, isKept });
  useUnsaved(() => isKept || isTyped(draft, start));
  const isEmpty = basket.ticked === 0;
  const sum = typedOf(basket.cost);
  const text = draft.text === EMPTY ? sum : draft.text;
  const amount = show(amountOf(text), basket.currencyCode).text;
  return (
    <EntryForm
      draft={draft}
      offered={sum}
      isBlocked={isEmpty}
      kinds={["expense"]}
      title={t("lists.bookTitle")}
      replaced={null}
      notice={isEmpty ? t("lists.basketEmpty") : undefined}
      chips={
        <Chip
          text={t("lists.keep")}
          icon={{ glyph: ListChecks }}
          pressed={isKept}
          aria-description={t("lists.keepSub")}
          onClick={() => setKept(!isKept)}
        />
      }
      submitText={isAboveZero(text) ? t("lists.bookAmount", { amount }) : t("lists.book")}
      onSave={checkOut}
      onClose={() => {
        topOverlay()?.requestClose();
      }}
      {...form}
    />
  );
}

interface CheckOutOptions {
  listId: string;
  draft: Draft;
  /** The items stay, unticked. */
  isKept: boolean;
}

/** Return a function that books the ticked items of a list as one expense, says so, and offers to take it back. */
function useCheckOut({ listId, draft, isKept: keep }: CheckOutOptions) {
  const store = useStore();
  const [dispatch, undo] = [useSetAtom(dispatchAtom), useSetAtom(undoCheckOutAtom)];
  const [announce, offer] = [useAnnounced(), useUndoToast()];
  const [textOf, watch] = [useAdded(), useLevelText()];
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
