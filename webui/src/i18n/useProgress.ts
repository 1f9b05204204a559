import { useTranslation } from "react-i18next";
import type { AmountParts, PlanningCategory } from "@/domain";
import { ratioOf, wholePercent } from "./progress";
import { useLanguage } from "./useLanguage";
import { useMoney } from "./useMoney";

/** What a budget row or a round says of a category's month. */
export interface ProgressTexts {
  /** Spent divided by planned, not capped. */
  readonly ratio: number;
  /** What is left, or what is over when the ratio is above 1; without a sign. */
  readonly left: AmountParts;
  readonly leftWord: string;
  /** "ще 235.80 ₴": the word comes before the amount. */
  readonly wordFirst: boolean;
  /** "$384.20 of $620.00" */
  readonly spentOf: string;
  /** "62%" */
  readonly percent: string;
  /** "62 % spent" */
  readonly percentLabel: string;
  /** All of it in words. */
  readonly label: string;
}

type Month = Pick<PlanningCategory, "budget" | "spent" | "left" | "overflow" | "currencyCode">;

export function useProgress(): (name: string, month: Month) => ProgressTexts {
  const { t } = useTranslation();
  const money = useMoney();
  const wordFirst = useLanguage() === "ua";
  return (name, month) => {
    const ratio = ratioOf(month);
    const isOver = ratio > 1;
    const percent = wholePercent(month);
    const show = (value: string) => money(value, month.currencyCode);
    const [left, over, budget] = [show(month.left), show(month.overflow), show(month.budget).text];
    return {
      ratio,
      left: isOver ? over : left,
      wordFirst,
      leftWord: t(isOver ? "progress.over" : "progress.left"),
      spentOf: t("progress.spentOf", { spent: show(month.spent).text, budget }),
      percent: t("progress.percent", { percent }),
      percentLabel: t("progress.percentSpent", { percent }),
      label: isOver
        ? t("progress.overInWords", { name, over: over.text })
        : Number(month.budget) === 0
          ? t("progress.unplannedInWords", { name })
          : t("progress.leftInWords", { name, left: left.text, budget, percent }),
    };
  };
}
