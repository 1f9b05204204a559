import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayInWords, dayRangeText, monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { chooseMonthAtom, monthChoicesAtom, monthViewAtom, stepMonthAtom } from "@/state/budget/month";
import { MonthSelector } from "@/ui/fields/MonthSelector";
import { ChoiceSheet } from "./ChoiceSheet";

/** The chosen month, the ways to its neighbours, and the list it opens. */
export function MonthPicker({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [step, choose] = [useSetAtom(stepMonthAtom), useSetAtom(chooseMonthAtom)];
  const choices = useAtomValue(monthChoicesAtom);
  const texts = useMonthTexts();
  return (
    <ChoiceSheet
      title={t("month.choose")}
      choices={choices.map((value) => ({ value, text: monthName(value, language) }))}
      value={useAtomValue(monthViewAtom).key}
      onChoose={(month) => void choose(month)}
    >
      {(open) => (
        <MonthSelector
          {...texts}
          previousLabel={t("month.previous")}
          nextLabel={t("month.next")}
          onPrevious={() => void step(-1)}
          onNext={() => void step(1)}
          onOpen={open}
        >
          {children}
        </MonthSelector>
      )}
    </ChoiceSheet>
  );
}

/** The name of the chosen month, and its days where they are not the calendar's. */
function useMonthTexts() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { key, firstDay, lastDay, hasRange } = useAtomValue(monthViewAtom);
  const month = monthName(key, language);
  const [first, last] = [firstDay, lastDay].map((day) => dayInWords(day, language));
  return {
    month,
    range: hasRange ? dayRangeText(firstDay, lastDay, language) : undefined,
    label: hasRange ? t("month.label", { month, first, last }) : month,
  };
}
