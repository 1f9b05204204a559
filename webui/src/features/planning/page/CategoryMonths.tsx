import { useAtomValue } from "@/state/useAtomValue";
import { MINUS } from "@/domain";
import { monthName, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney, useWholeMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useRunLoading } from "@/parts/useRunLoading";
import type { CategoryView } from "@/state/budget/categories";
import { categoryMonthsAtom, type CategoryMonths as Months } from "@/state/budget/categoryMonth";
import { loadMonthsAtom, monthsAtom, monthsRunAtom } from "@/state/budget/statistics";
import { categoryIcon } from "@/ui/art/icons";
import { MonthBars } from "@/ui/figures/MonthBars";
import { Card } from "@/ui/frame/Card";
import css from "./CategoryMonths.module.css";
import { Comparison } from "./Comparison";
import type { Compared } from "./useCompared";

/** From here on a bar's amount is in thousands. */
const THOUSANDS_FROM = 100_000;

export interface CategoryMonthsProps {
  category: CategoryView;
  compared: Compared;
}

/** The category in the last months, the chosen one at their end; a tap on another shows it beside that. */
export function CategoryMonths({ category, compared }: CategoryMonthsProps) {
  const { t } = useTranslation();
  useRunLoading(monthsRunAtom, loadMonthsAtom);
  const reading = useAtomValue(monthsAtom);
  const months = useAtomValue(categoryMonthsAtom)(category.id);
  if (reading.kind === "failed") {
    const key = reading.isOffline ? "offlineTitle" : "failedTitle";
    return <p className={css["CategoryMonths-missing"]}>{t(`statistics.${key}`)}</p>;
  }
  if (months === null) return null;
  const { pair } = compared;
  return (
    <>
      <Card pad>
        <header className={css["CategoryMonths-head"]}>
          <h2>{t("categoryPage.months", { count: months.months.length })}</h2>
          <span>{t("categoryPage.dashed")}</span>
        </header>
        <Bars category={category} months={months} compared={compared} />
      </Card>
      {pair && (
        <Comparison
          key={pair.other.month}
          categoryId={category.id}
          pair={pair}
          currencyCode={months.currencyCode}
        />
      )}
    </>
  );
}

function Bars({
  category,
  compared,
  months: { months, currencyCode },
}: CategoryMonthsProps & { months: Months }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const name = useNames()(category.name);
  const figureOf = useFigure(currencyCode);
  return (
    <MonthBars
      hue={categoryIcon(category.icon).hue}
      bars={months.map(({ month, spent, budget }) => ({
        key: month,
        name: monthShort(month, language),
        figure: figureOf(spent),
        value: Math.max(Number(spent), 0),
        target: Number(budget),
        pressLabel: t("categoryPage.compareWith", {
          month: monthName(month, language),
          amount: money(spent, currencyCode).text,
        }),
      }))}
      pressed={compared.pair?.other.month ?? null}
      onPress={compared.toggle}
      table={{
        caption: t("categoryPage.byMonth", { name }),
        head: [t("statistics.monthHead"), t("statistics.spent"), t("statistics.planned")],
        rows: months.map(({ month, spent, budget }) => [
          monthName(month, language),
          money(spent, currencyCode).text,
          money(budget, currencyCode).text,
        ]),
      }}
    />
  );
}

/** Return amounts in whole units, as above a narrow bar. */
function useFigure(currencyCode: string) {
  const { t } = useTranslation();
  const wholeMoney = useWholeMoney();
  return (amount: string) => {
    if (Number(amount) >= THOUSANDS_FROM) {
      return t("statistics.axis.thousands", { number: Math.floor(Number(amount) / 1000) });
    }
    return (Number(amount) < 0 ? MINUS : "") + wholeMoney(amount, "spent", currencyCode).whole;
  };
}
