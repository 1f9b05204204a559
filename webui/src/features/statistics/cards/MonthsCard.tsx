import { useSetAtom } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import type { CategoryFigures, CategoryMonth } from "@/contract/statistics";
import { monthName, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { historyPath } from "@/state/budget/historyFilter";
import { chooseMonthAtom } from "@/state/budget/month";
import type { StatisticsData } from "@/state/budget/statistics";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { categoryIcon } from "@/ui/art/icons";
import { Bars } from "../charts/Bars";
import { ChartFrame } from "./ChartFrame";
import css from "../Statistics.module.css";

type Months = readonly Pick<CategoryMonth, "month" | "spent" | "budget">[];

/** Spending of each month beside its plan: of everything, or of one category. */
export function MonthsCard({ data }: { data: StatisticsData }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const used = data.categories.categories.filter(isUsed);
  const category = used.find(({ categoryId }) => categoryId === chosen);
  const open = useOpen(category?.categoryId ?? null);
  const months = category?.months ?? data.main.months;
  return (
    <ChartFrame
      title={t("statistics.byMonth")}
      note={t("statistics.dashed")}
      table={useTable(months, data.main.currencyCode)}
      choice={<Choice categories={used} chosen={category?.categoryId ?? null} onChoose={setChosen} />}
    >
      <MonthBars months={months} currencyCode={data.main.currencyCode} onOpen={open} />
    </ChartFrame>
  );
}

/** Return what opens a month: of a category its page, of everything the history. */
function useOpen(categoryId: string | null): (month: string) => void {
  const navigate = useNavigate();
  const choose = useSetAtom(chooseMonthAtom);
  return (month) => {
    if (categoryId === null) {
      void navigate(historyPath({ month }));
    } else {
      void choose(month);
      void navigate(`/categories/${categoryId}`);
    }
  };
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

interface MonthBarsProps {
  months: Months;
  currencyCode: string;
  onOpen: (month: string) => void;
}

function MonthBars({ months, currencyCode, onOpen }: MonthBarsProps) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const last = months.at(-1);
  const bars = months.map(({ month, spent, budget }) => ({
    key: month,
    name: monthShort(month, language),
    value: Math.max(Number(spent), 0),
    target: Number(budget),
    isCurrent: month === last?.month,
    linkLabel: `${monthName(month, language)}, ${money(spent, currencyCode).text}`,
  }));
  const label = t("statistics.barsLabel", {
    month: monthName(last?.month ?? "", language),
    spent: money(last?.spent ?? "0", currencyCode).text,
    planned: money(last?.budget ?? "0", currencyCode).text,
  });
  return <Bars {...{ bars, label, currencyCode, onOpen }} />;
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
