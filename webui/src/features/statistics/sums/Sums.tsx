import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { months } from "@/domain";
import type { MonthFigures } from "@/contract/statistics";
import { monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import type { StatisticsData } from "@/state/budget/statistics";
import { Icon } from "@/ui/art/Icon";
import css from "../Statistics.module.css";
import { compared, perMonth, sumOf } from "./figures";

type Figure = "spent" | "income";

export interface SumsProps {
  data: StatisticsData;
  /** The months the sums are of. */
  keys: readonly string[];
}

/** Sums of spending and income. */
export function Sums({ data, keys }: SumsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const note = useNote(data.main.months, keys);
  const { currencyCode } = data.main;
  const summed = data.main.months.filter(({ month }) => keys.includes(month));
  const amounts = { spent: data.shares.spent, income: sumOf(summed, "income") };
  return (
    <dl className={css["Sums"]}>
      {(["spent", "income"] as const).map((figure) => (
        <div key={figure} className={css["Sum"]} data-figure={figure}>
          <dt className={css["Sum-label"]}>
            <Icon glyph={figure === "spent" ? ArrowUpRight : ArrowDownLeft} size={16} />
            {t(`statistics.${figure}`)}
          </dt>
          <dd className={css["Sum-amount"]}>{money(amounts[figure], currencyCode).text}</dd>
          <dd className={css["Sum-note"]}>{note(figure, amounts[figure], currencyCode)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One month is compared with the one before; several have an average. */
function useNote(shown: readonly MonthFigures[], keys: readonly string[]) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  return (figure: Figure, amount: string, currencyCode: string): string => {
    if (keys.length > 1) {
      return t("statistics.perMonth", {
        amount: money(perMonth(amount, keys.length, currencyCode), currencyCode).text,
      });
    }
    const previous = months.add(keys[0] ?? "", -1);
    const before = shown.find(({ month }) => month === previous)?.[figure] ?? "0.00";
    const found = compared(amount, before);
    const month = monthShort(previous, language);
    switch (found.kind) {
      case "more":
      case "less":
        return t(`statistics.${found.kind}`, { percent: found.percent, month });
      case "times":
        return t("statistics.times", { count: found.times, month });
      case "only":
        return t("statistics.only", { amount: money(before, currencyCode).text, month });
      case "same":
      case "none":
        return t(`statistics.${found.kind}`, { month });
    }
  };
}
