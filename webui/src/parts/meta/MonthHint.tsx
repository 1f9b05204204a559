import { useAtomValue } from "jotai";
import { CalendarDays } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayShort, monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { monthViewAtom } from "@/state/budget/month";
import { todayAtom } from "@/state/device";
import { Button } from "@/ui/actions/Button";
import { Banner } from "@/ui/frame/Banner";

export interface MonthHintProps {
  /** `yyyy-MM-dd`; null: now. */
  day: string | null;
  onChange: (day: string) => void;
}

/** While another month is in view: that the expense is booked today, and the way to the day of that month nearest to it. */
export function MonthHint({ day, onChange }: MonthHintProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  const { key, isRunning, firstDay, lastDay } = useAtomValue(monthViewAtom);
  if (day !== null || isRunning) return null;
  const nearest = lastDay < today ? lastDay : firstDay;
  return (
    <Banner
      glyph={CalendarDays}
      tone="info"
      inset
      text={t("add.otherMonth", { month: monthName(key, language) })}
    >
      <Button
        kind="text"
        onClick={() => {
          onChange(nearest);
        }}
      >
        {t("add.otherMonthDay", { date: dayShort(nearest, language) })}
      </Button>
    </Banner>
  );
}
