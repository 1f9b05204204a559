import { useAtomValue } from "@/state/useAtomValue";
import { money } from "@/domain";
import { monthInWords, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import type { PlanningRow } from "@/state/budget/planning";
import { lastMonthAtom, suggestionAtom } from "@/state/budget/suggestions";
import { workspaceAtom } from "@/state/budget/workspace";
import { useFigure, wholeOf } from "./useFigure";

/** A suggested budget, and the text it is offered with. */
export interface Choice {
  readonly text: string;
  readonly amount: string;
}

/** Earlier spending of a category as its row shows it, says it, and offers it; none for a row in another currency. */
export function useSuggested(row: PlanningRow) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { figure } = useFigure();
  const month = useAtomValue(lastMonthAtom);
  const own = useAtomValue(workspaceAtom)?.currencyCode;
  const { last, average } = useAtomValue(suggestionAtom)(row.categoryId);
  if (row.currencyCode !== own) return { shown: "", spoken: [], choices: [] };
  const show = (amount: string) => figure(wholeOf(amount, "spent"), row.currencyCode);
  const lastIn = (name: string) =>
    last === null ? [] : [t("planning.lastMonth", { month: name, amount: show(last) })];
  const averageIn = (key: "planning.average" | "planning.averageLabel" | "planning.averageOf") =>
    average === null ? [] : [t(key, { amount: show(average) })];
  const [short, long] =
    month === null ? ["", ""] : [monthShort(month, language), monthInWords(month, language)];
  const choice = (texts: readonly string[], amount: string | null): Choice[] =>
    amount === null ? [] : texts.map((text) => ({ text, amount: notNegative(wholeOf(amount, "spent")) }));
  return {
    shown: [...lastIn(short), ...averageIn("planning.average")].join(" · "),
    spoken: [...lastIn(long), ...averageIn("planning.averageLabel")],
    choices: [...choice(lastIn(short), last), ...choice(averageIn("planning.averageOf"), average)],
  };
}

/** Refunds may outweigh what was spent; a budget is never below zero. */
function notNegative(amount: string): string {
  return money.formatText(money.max(money.ZERO, money.fromText(amount)));
}
