import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { useAtomValue } from "@/state/useAtomValue";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { months } from "@/domain";
import type { MainStatistics } from "@/contract/statistics";
import { monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useLastNumber } from "@/parts/useLastNumber";
import { runningMonthAtom } from "@/state/budget/month";
import type { StatisticsData } from "@/state/budget/statistics";
import { Icon } from "@/ui/art/Icon";
import css from "../Statistics.module.css";
import { compared, sumOf } from "./figures";

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
  const note = useNote(data.main, keys);
  const { currencyCode } = data.main;
  const summed = data.main.months.filter(({ month }) => keys.includes(month));
  const amounts = { spent: data.shares.spent, income: sumOf(summed, "income") };
  useLastNumber(
    "statistics",
    t("statistics.spent"),
    keys.length > 1 ? null : money(amounts.spent, currencyCode).text,
  );
  return (
    <dl className={css["Sums"]}>
      {(["spent", "income"] as const).map((figure) => (
        <div key={figure} className={css["Sum"]} data-figure={figure}>
          <dt className={css["Sum-label"]}>
            <Icon glyph={figure === "spent" ? ArrowUpRight : ArrowDownLeft} size={16} />
            {t(`statistics.${figure}`)}
          </dt>
          <dd className={css["Sum-amount"]}>{money(amounts[figure], currencyCode).text}</dd>
          <dd className={css["Sum-note"]}>{note(figure, amounts[figure])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One month is compared with the one before; several have an average, of the months that are over. */
function useNote({ months: shown, average, currencyCode }: MainStatistics, keys: readonly string[]) {
  const { t } = useTranslation();
  const [money, percent, language] = [useMoney(), usePercent(), useLanguage()];
  const running = useAtomValue(runningMonthAtom);
  const previous = months.add(keys[0] ?? "", -1);
  const month = monthShort(previous, language);
  return (figure: Figure, amount: string): string => {
    if (keys.length > 1) {
      return average === null
        ? ""
        : t("statistics.perMonth", { amount: money(average[figure], currencyCode).text });
    }
    const before = shown.find((each) => each.month === previous)?.[figure] ?? "0.00";
    const difference = compared(amount, before);
    switch (difference.kind) {
      case "less":
        // A month that still runs has less for as long as it has days to come.
        return keys[0] === running
          ? t("statistics.before", { amount: money(before, currencyCode).text, month })
          : t("statistics.less", { percent: percent(difference.percent), month });
      case "more":
        return t("statistics.more", { percent: percent(difference.percent), month });
      case "times":
        return t("statistics.times", { count: difference.times, month });
      case "only":
        return t("statistics.only", { amount: money(before, currencyCode).text, month });
      case "same":
      case "none":
        return t(`statistics.${difference.kind}`, { month });
    }
  };
}
