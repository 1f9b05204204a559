import { useAtomValue } from "@/state/useAtomValue";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { typedOf } from "@/parts/forms/typedMoney";
import { basketOfAtom } from "@/state/budget/basket";
import { listViewsAtom } from "@/state/budget/lists";
import { Chip } from "@/ui/actions/Chip";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { topOverlay } from "@/ui/overlays/stack";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { amountOf, EMPTY_DRAFT, isAboveZero, isTyped, type Draft } from "../draft";
import { EntryForm } from "../EntryForm";
import { useKeptDraft } from "../keptDraft";
import { useCheckOut } from "./useCheckOut";

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
