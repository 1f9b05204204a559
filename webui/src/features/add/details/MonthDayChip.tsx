import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { dayShort, monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { monthViewAtom } from "@/state/budget/month";
import { todayAtom } from "@/state/device";
import { Chip } from "@/ui/actions/Chip";

export interface MonthDayChipProps {
  /** `yyyy-MM-dd`; null: now. */
  day: string | null;
  onChange: (day: string) => void;
}

/** While another month is in view: that an entry is booked today, and the way to the day of that month nearest to it. */
export function MonthDayChip({ day, onChange }: MonthDayChipProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  const { key, isRunning, firstDay, lastDay } = useAtomValue(monthViewAtom);
  if (day !== null || isRunning) return null;
  const nearest = lastDay < today ? lastDay : firstDay;
  const text = t("add.otherMonthDay", { date: dayShort(nearest, language) });
  const why = t("add.otherMonth", { month: monthName(key, language) });
  return (
    <Chip
      text={text}
      asks
      aria-label={`${text}. ${why}`}
      onClick={() => {
        onChange(nearest);
      }}
    />
  );
}
