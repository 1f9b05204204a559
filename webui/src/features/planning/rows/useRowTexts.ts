import { money, months } from "@/domain";
import { monthInWords } from "@/i18n/dates";
import type { Language } from "@/i18n/languages";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import type { PlanningRow } from "@/state/budget/planning";
import { useFigure, wholeOf } from "./useFigure";
import { useSuggested } from "./useSuggested";

/** Texts beside a plan: the carried amount, what is left of it, its target or what it cost before. */
export function useRowTexts(row: PlanningRow) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { figure } = useFigure();
  const { shown, spoken } = useSuggested(row);
  const target = useTargetText(row);
  const { carried, currencyCode } = row;
  const show = (amount: string) => figure(wholeOf(amount, "left"), currencyCode);
  const isCarried = Number(carried) !== 0;
  const left =
    isCarried && Number(row.overflow) === 0 ? t("planning.available", { amount: show(row.left) }) : null;
  const month = monthInWords(months.add(row.date.slice(0, 7), -1), language);
  const isMore = Number(carried) > 0;
  const inWords = t(isMore ? "planning.carriedLabel" : "planning.lessLabel", {
    amount: isMore ? show(carried) : figure(wholeOf(carried.replace("-", ""), "over"), currencyCode),
    month,
  });
  return {
    mark: isCarried ? (isMore ? `+${show(carried)}` : figure(wholeOf(carried, "spent"), currencyCode)) : null,
    isMore,
    /** Said of a plan that something was carried into. */
    left,
    shown: target ?? shown,
    spoken: [
      ...(isCarried ? [inWords] : []),
      ...(left === null ? [] : [left]),
      ...(target === null ? spoken : [target]),
    ],
  };
}

/** "$900 by June · 75 a month, on track" */
export function useTargetText({
  target,
  date,
  budget,
  currencyCode,
}: Pick<PlanningRow, "target" | "date" | "budget" | "currencyCode">): string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const { figure, withSymbol } = useFigure();
  if (target === null) return null;
  const perMonth = figure(wholeOf(target.perMonth, "spent"), currencyCode);
  const line =
    target.by === null
      ? t("planning.targetLineMonthly", { amount: withSymbol(target.amount, currencyCode) })
      : t("planning.targetLine", {
          amount: withSymbol(target.amount, currencyCode),
          month: targetMonth(target.by, date, language),
          perMonth,
        });
  if (target.onTrack) return t("planning.onTrack", { target: line });
  const missing = money.formatText(money.fromText(target.perMonth) - money.fromText(budget));
  return t("planning.toPlan", { target: line, amount: figure(missing, currencyCode) });
}

/** The month of a target inside a sentence, with its year when it is not that of `date`. */
function targetMonth(by: string, date: string, language: Language): string {
  const [name, year] = [monthInWords(by, language), by.slice(0, 4)];
  return year === date.slice(0, 4) ? name : `${name} ${year}`;
}
