import { useAtomValue } from "@/state/useAtomValue";
import type { ListItem } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { currencyCodeAtom, itemCostAtom, lastPriceAtom } from "@/state/budget/basket";
import { Button } from "@/ui/actions/Button";
import { Amount } from "@/ui/figures/Amount";
import css from "./ListScreen.module.css";

/** Cost of an item, or the word Price: both open its price and quantity. */
export function ItemPrice({ item, onPress }: { item: ListItem; onPress: () => void }) {
  const { t } = useTranslation();
  const show = useMoney();
  const code = useAtomValue(currencyCodeAtom);
  const cost = useAtomValue(itemCostAtom)(item);
  const canEdit = useAtomValue(canEditAtom);
  const { label } = item;
  if (cost === null) {
    if (!canEdit) return null;
    return (
      <Button kind="text" aria-label={t("lists.priceOf", { label })} onClick={onPress}>
        {t("lists.price")}
      </Button>
    );
  }
  const parts = show(cost, code);
  if (!canEdit) return <Amount parts={parts} />;
  return (
    <button
      type="button"
      className={css["ItemRow-cost"]}
      aria-label={t("lists.priceChange", { label, amount: parts.text })}
      onClick={onPress}
    >
      <Amount parts={parts} />
    </button>
  );
}

/** Return the second line of an item: price and quantity, and another last price. */
export function useItemNote(): (item: ListItem) => string {
  const { t } = useTranslation();
  const show = useMoney();
  const code = useAtomValue(currencyCodeAtom);
  const lastPrice = useAtomValue(lastPriceAtom);
  return ({ label, price, quantity }) => {
    const last = lastPrice(label);
    const shown = quantityText(quantity);
    const parts = [
      price === null
        ? Number(quantity) !== 1 && t("lists.count", { quantity: shown })
        : t("lists.times", { quantity: shown, amount: show(price, code).text }),
      last !== null && last !== price && t("lists.lastTime", { amount: show(last, code).text }),
    ];
    return parts.filter((part) => part !== false).join(" · ");
  };
}

/** 2.00 as one writes it: 2. */
export function quantityText(quantity: string): string {
  return String(Number(quantity));
}
