import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { dayInWords, dayRangeText, monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { chooseMonthAtom, monthChoicesAtom, monthViewAtom, stepMonthAtom } from "@/state/budget/month";

/** All that a MonthPicker shows and does. */
export function useMonthPicker() {
  const step = useSetAtom(stepMonthAtom);
  const choose = useSetAtom(chooseMonthAtom);
  return {
    ...useMonthTexts(),
    onPrevious: () => void step(-1),
    onNext: () => void step(1),
    onChoose: (month: string) => void choose(month),
  };
}

function useMonthTexts() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { key, firstDay, lastDay, hasRange } = useAtomValue(monthViewAtom);
  const choices = useAtomValue(monthChoicesAtom);
  const month = monthName(key, language);
  const [first, last] = [firstDay, lastDay].map((day) => dayInWords(day, language));
  return {
    value: key,
    month,
    range: hasRange ? dayRangeText(firstDay, lastDay, language) : undefined,
    label: hasRange ? t("month.label", { month, first, last }) : month,
    previousLabel: t("month.previous"),
    nextLabel: t("month.next"),
    chooseLabel: t("month.choose"),
    closeLabel: t("actions.close"),
    choices: choices.map((value) => ({ value, text: monthName(value, language) })),
  };
}
