import { useAtomValue } from "@/state/useAtomValue";
import { memo } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { daySumAtom, type HistoryDay } from "@/state/budget/history";
import { Amount } from "@/ui/figures/Amount";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";

/** Income less spending of a day, and its amounts without a rate. */
export const DaySum = memo(function DaySum({ day }: { day: HistoryDay }) {
  const { t } = useTranslation();
  const { sum, currencyCode, notConverted } = useAtomValue(daySumAtom)(day.entries);
  const money = useMoney();
  const left = notConverted.map((part) => money(part.amount, part.currencyCode).text);
  return (
    <span>
      <VisuallyHidden>{t("history.sum")}</VisuallyHidden>
      <Amount parts={money(sum, currencyCode, { signed: true })} />
      {left.map((amount) => ` · ${t("history.notIncluded", { amount })}`)}
    </span>
  );
});
