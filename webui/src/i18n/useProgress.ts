import type { AmountParts, PlanningCategory } from "@/domain";
import { baseOf, comingOf, isPlanned, ratioOf, savedOf, wholePercent, type Saved } from "./progress";
import { useLanguage } from "./useLanguage";
import { useMoney, useWholeMoney } from "./useMoney";
import { usePercent } from "./usePercent";
import { useTranslation } from "./useTranslation";

/** Texts of a category's month in a budget row or a round. */
export interface ProgressTexts {
  /** Spent divided by what is there to spend, not capped; saved divided by the target where there is one. */
  readonly ratio: number;
  /** Part of the plan that is still to come. */
  readonly coming: number;
  /** Amount left, over when the ratio is above 1, saved, or spent or come back where nothing is planned; without a sign. */
  readonly left: AmountParts;
  /** Whole units of `left`, without a symbol. */
  readonly leftWhole: string;
  readonly leftWord: string;
  /** "ще 235.80 ₴": the word comes before the amount. */
  readonly wordFirst: boolean;
  /** "$384.20 of $620.00" */
  readonly spentOf: string;
  /** "62%"; nothing where nothing is planned. */
  readonly percent: string;
  /** "62% spent" */
  readonly percentLabel: string;
  /** All of it in words. */
  readonly label: string;
}

type Month = Pick<
  PlanningCategory,
  "budget" | "carried" | "spent" | "left" | "overflow" | "target" | "upcoming" | "currencyCode"
>;

export function useProgress(): (name: string, month: Month) => ProgressTexts {
  const [planned, unplanned, saved] = [usePlanned(), useUnplanned(), useSaved()];
  return (name, month) => {
    const toward = savedOf(month);
    if (toward !== null) return saved(name, month, toward);
    return (isPlanned(month) ? planned : unplanned)(name, month);
  };
}

function usePlanned(): (name: string, month: Month) => ProgressTexts {
  const { t } = useTranslation();
  const [money, wholeMoney] = [useMoney(), useWholeMoney()];
  const display = usePercent();
  const wordFirst = useLanguage() === "ua";
  return (name, month) => {
    const ratio = ratioOf(month);
    const isOver = ratio > 1;
    const percent = display(wholePercent(month));
    const show = (value: string) => money(value, month.currencyCode);
    const rest = isOver ? month.overflow : month.left;
    const [left, budget] = [show(rest), show(baseOf(month)).text];
    const leftWhole = wholeMoney(rest, isOver ? "over" : "left", month.currencyCode).whole;
    const carried = Number(month.carried) > 0 ? show(month.carried).text : null;
    const inWords = { name, left: left.text, budget, percent };
    return {
      ratio,
      coming: comingOf(month),
      left,
      leftWhole,
      wordFirst,
      leftWord: t(isOver ? "progress.over" : "progress.left"),
      spentOf: t("progress.spentOf", { spent: show(month.spent).text, budget }),
      percent,
      percentLabel: t("progress.percentSpent", { percent }),
      label: isOver
        ? t("progress.overInWords", { name, over: left.text })
        : carried === null
          ? t("progress.leftInWords", inWords)
          : t("progress.carriedInWords", { ...inWords, carried }),
    };
  };
}

/** Where an amount is to lie by a month, what is left is saved for it. */
function useSaved(): (name: string, month: Month, toward: Saved) => ProgressTexts {
  const { t } = useTranslation();
  const [money, wholeMoney] = [useMoney(), useWholeMoney()];
  const display = usePercent();
  const wordFirst = useLanguage() === "ua";
  return (name, month, { ratio, target, ...saved }) => {
    const percent = display(saved.percent);
    const left = money(month.left, month.currencyCode);
    const of = money(target, month.currencyCode).text;
    return {
      ratio,
      coming: 0,
      left,
      leftWhole: wholeMoney(month.left, "left", month.currencyCode).whole,
      wordFirst,
      leftWord: t("progress.saved"),
      spentOf: t("progress.savedOf", { saved: left.text, amount: of }),
      percent,
      percentLabel: t("progress.percentSaved", { percent }),
      label: t("progress.savedInWords", { name, saved: left.text, amount: of, percent }),
    };
  };
}

/** Nothing is planned: there is nothing left and nothing over, only what is to come, was spent, or came back beyond that. */
function useUnplanned(): (name: string, month: Month) => ProgressTexts {
  const { t } = useTranslation();
  const [money, wholeMoney] = [useMoney(), useWholeMoney()];
  const wordFirst = useLanguage() === "ua";
  return (name, { spent, upcoming, currencyCode }) => {
    const word = Number(upcoming) > 0 ? "toCome" : Number(spent) < 0 ? "back" : "spent";
    const shown = word === "toCome" ? upcoming : spent;
    const left = money(shown.replace("-", ""), currencyCode);
    return {
      ratio: 0,
      coming: 0,
      left,
      leftWhole: wholeMoney(shown, "spent", currencyCode).whole,
      wordFirst,
      leftWord: t(`progress.${word}`),
      spentOf: t("progress.unplanned"),
      percent: "",
      percentLabel: t("progress.unplanned"),
      label:
        Number(shown) === 0
          ? t("progress.unplannedInWords", { name })
          : t(`progress.${word}InWords`, { name, amount: left.text, spent: left.text }),
    };
  };
}
