import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { askToCheckOutAtom } from "@/state/budget/adding";
import { basketOfAtom, type BasketView } from "@/state/budget/basket";
import type { ListView } from "@/state/budget/lists";
import { Button } from "@/ui/actions/Button";
import css from "./Basket.module.css";

/** Sum of the ticked items beside what is left in the category, and the way to book them. */
export function BasketBar({ list }: { list: ListView }) {
  const { t } = useTranslation();
  const basket = useAtomValue(basketOfAtom)(list);
  const canEdit = useAtomValue(canEditAtom);
  const checkOut = useSetAtom(askToCheckOutAtom);
  const isPriced = list.listItems.some(({ price }) => price !== null);
  const canBook = canEdit && basket.ticked > 0;
  if (!isPriced && !canBook) return null;
  return (
    <div className={css["Basket"]}>
      {isPriced && <BasketLine basket={basket} />}
      {canBook && (
        <Button grow={!isPriced} onClick={() => checkOut(list.id)}>
          {t("lists.book")}
        </Button>
      )}
    </div>
  );
}

function BasketLine({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const show = useMoney();
  const left = useLeftText()(basket);
  const { cost, currencyCode, unpriced, ticked } = basket;
  return (
    <p className={css["Basket-line"]} role="status">
      {ticked > 0 && <span>{t("lists.inBasket", { amount: show(cost, currencyCode).text })}</span>}
      {left !== null && <span data-over={left.isOver || undefined}>{left.text}</span>}
      {unpriced > 0 && <span>{t("lists.unpriced", { count: unpriced })}</span>}
    </p>
  );
}

/** Return what is left of the list's category after the basket, or how far it goes over it. */
function useLeftText() {
  const { t } = useTranslation();
  const [show, names] = [useMoney(), useNames()];
  return ({ left, currencyCode }: BasketView): { text: string; isOver: boolean } | null => {
    if (left === null) return null;
    const isOver = Number(left.amount) < 0;
    const amount = show(left.amount.replace("-", ""), currencyCode).text;
    const name = names(left.category.name);
    return { text: t(isOver ? "lists.overCategory" : "lists.leftOfCategory", { amount, name }), isOver };
  };
}
