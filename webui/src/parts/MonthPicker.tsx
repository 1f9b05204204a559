import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState, type ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { months } from "@/domain";
import { dayInWords, dayRangeText, monthName, monthSpan } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import {
  chooseMonthAtom,
  lookedMonthAtom,
  monthAtom,
  monthViewAtom,
  stepMonthAtom,
} from "@/state/budget/month";
import { late } from "@/parts/late";
import { MonthSelector } from "@/ui/fields/MonthSelector";
import { sheetMeanwhile } from "@/ui/overlays/sheetMeanwhile";
import { useLatch } from "@/ui/overlays/useLatch";

const MonthSheet = late(async () => (await import("./MonthSheet")).default, "first");

/** Fetches the months to choose from before they are asked for. */
export const preloadMonths = MonthSheet.preload;

export interface MonthPickerProps {
  /** Number of months that the page is about, up to the chosen one. */
  count?: number;
  /** Control at the end of the line. */
  children?: ReactNode;
}

/** The chosen month, the ways to its neighbours, and the year it opens. */
export function MonthPicker({ count = 1, children }: MonthPickerProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [step, look] = [useSetAtom(stepMonthAtom), useSetAtom(lookedMonthAtom)];
  const texts = useMonthTexts(count);
  return (
    <>
      <MonthSelector
        {...texts}
        previousLabel={t("month.previous")}
        nextLabel={t("month.next")}
        onPrevious={() => void step(-1)}
        onNext={() => void step(1)}
        onOpen={() => {
          look(null);
          setOpen(true);
        }}
      >
        {children}
      </MonthSelector>
      <Months open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Fetched when first opened: the first screen does not wait for it. */
function Months({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const choose = useSetAtom(chooseMonthAtom);
  const month = useAtomValue(monthAtom);
  if (!useLatch(open)) return null;
  return (
    <MonthSheet
      open={open}
      onClose={onClose}
      month={month}
      onChoose={(chosen) => void choose(chosen)}
      {...sheetMeanwhile({ open, onClose, label: t("states.loading") })}
    />
  );
}

/** The name of the chosen month or of the months up to it, and the days where they are not the calendar's. */
function useMonthTexts(count: number) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { key, firstDay, lastDay, hasRange } = useAtomValue(monthViewAtom);
  if (count > 1) {
    const month = monthSpan(months.add(key, 1 - count), key, language);
    return { month, label: month };
  }
  const month = monthName(key, language);
  const [first, last] = [firstDay, lastDay].map((day) => dayInWords(day, language));
  return {
    month,
    range: hasRange ? dayRangeText(firstDay, lastDay, language) : undefined,
    label: hasRange ? t("month.label", { month, first, last }) : month,
  };
}
