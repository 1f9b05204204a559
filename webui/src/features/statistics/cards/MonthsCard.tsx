import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { CategoryFigures, CategoryMonth } from "@/contract/statistics";
import { monthName, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { StatisticsData } from "@/state/budget/statistics";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { categoryIcon } from "@/ui/art/icons";
import { money as exact } from "@/domain";
import { Bars, type Bar, type BarsProps } from "../charts/Bars";
import { ChartFrame } from "./ChartFrame";
import { EntriesOf } from "./EntriesOf";
import css from "../Statistics.module.css";

type Months = readonly Pick<CategoryMonth, "month" | "spent" | "budget">[];

/** Spending of each month beside its plan: of everything, or of one category. */
export function MonthsCard({ data }: { data: StatisticsData }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const used = data.categories.categories.filter(isUsed);
  const category = used.find(({ categoryId }) => categoryId === chosen);
  const months = category?.months ?? data.main.months;
  const [read, setRead] = useState<number | null>(null);
  const bars = useBars(months, data.main.currencyCode);
  return (
    <ChartFrame
      title={t("statistics.byMonth")}
      note={bars[read ?? -1]?.reading ?? t("statistics.dashed")}
      table={useTable(months, data.main.currencyCode)}
      choice={<Choice categories={used} chosen={category?.categoryId ?? null} onChoose={setChosen} />}
      switches={<EntriesOf month={months[read ?? -1]?.month} categoryId={category?.categoryId ?? null} />}
    >
      <MonthBars
        months={months}
        bars={bars}
        currencyCode={data.main.currencyCode}
        chosen={read}
        onChoose={setRead}
      />
    </ChartFrame>
  );
}

function isUsed({ months }: CategoryFigures): boolean {
  return months.some(({ spent, budget }) => Number(spent) !== 0 || Number(budget) !== 0);
}

interface ChoiceProps {
  categories: readonly CategoryFigures[];
  chosen: string | null;
  onChoose: (categoryId: string | null) => void;
}

function Choice({ categories, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <div className={css["ChartFrame-choice"]}>
      <ChipRow label={t("statistics.category")}>
        <Chip text={t("statistics.allCategories")} pressed={chosen === null} onClick={() => onChoose(null)} />
        {categories.map(({ categoryId, name, icon }) => (
          <Chip
            key={categoryId}
            text={names(name)}
            icon={categoryIcon(icon)}
            pressed={chosen === categoryId}
            onClick={() => onChoose(categoryId)}
          />
        ))}
      </ChipRow>
    </div>
  );
}

function useBars(months: Months, currencyCode: string): readonly Bar[] {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  return months.map(({ month, spent, budget }, index) => {
    const over = exact.fromText(spent) - exact.fromText(budget);
    const isOver = Number(budget) > 0 && over > exact.ZERO;
    return {
      key: month,
      name: monthShort(month, language),
      value: Math.max(Number(spent), 0),
      target: Number(budget),
      isCurrent: index === months.length - 1,
      reading: t(isOver ? "statistics.readingOver" : "statistics.reading", {
        month: monthName(month, language),
        amount: money(spent, currencyCode).text,
        over: money(exact.formatText(over), currencyCode).text,
      }),
    };
  });
}

interface MonthBarsProps extends Pick<BarsProps, "bars" | "chosen" | "onChoose"> {
  months: Months;
  currencyCode: string;
}

function MonthBars({ months, currencyCode, ...bars }: MonthBarsProps) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const last = months.at(-1);
  const label = t("statistics.barsLabel", {
    month: monthName(last?.month ?? "", language),
    spent: money(last?.spent ?? "0", currencyCode).text,
    planned: money(last?.budget ?? "0", currencyCode).text,
  });
  return <Bars {...bars} {...{ label, currencyCode }} readLabel={t("statistics.readSpending")} />;
}

function useTable(months: Months, currencyCode: string) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  return {
    head: [t("statistics.monthHead"), t("statistics.spent"), t("statistics.planned")],
    rows: months.map(({ month, spent, budget }) => [
      monthName(month, language),
      money(spent, currencyCode).text,
      money(budget, currencyCode).text,
    ]),
  };
}
