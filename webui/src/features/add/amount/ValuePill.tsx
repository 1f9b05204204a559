import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { ConversionPill } from "./ConversionPill";
import { amountOf, type Draft } from "../draft";
import type { Expense } from "../expense";

export interface ValuePillProps {
  draft: Draft;
  expense: Expense;
  onPress: () => void;
}

/** While what leaves the account is typed: the expense's own amount, which a press goes back to. */
export function ValuePill({ draft, expense: { currency, account, category }, onPress }: ValuePillProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  const amount = money(amountOf(draft.text), currency).text;
  const label = t("add.backToValue", { amount, category: names(category?.name ?? "") });
  return (
    <ConversionPill label={label} onPress={onPress}>
      {t("add.leaves", { account: names(account?.name ?? "") })} · <b>{amount}</b>
    </ConversionPill>
  );
}
