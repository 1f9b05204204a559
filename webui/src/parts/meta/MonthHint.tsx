import { useAtomValue } from "@/state/useAtomValue";
import { CalendarDays } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayShort, monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { monthViewAtom } from "@/state/budget/month";
import { todayAtom } from "@/state/device";
import { Button } from "@/ui/actions/Button";
import { Chip } from "@/ui/actions/Chip";
import { Banner } from "@/ui/frame/Banner";
import type { MetaShape } from "./MetaButton";

export interface MonthHintProps {
  /** `yyyy-MM-dd`; null: now. */
  day: string | null;
  shape?: MetaShape;
  onChange: (day: string) => void;
}

/** While another month is in view: that an entry is booked today, and the way to the day of that month nearest to it. */
export function MonthHint({ day, shape, onChange }: MonthHintProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  const { key, isRunning, firstDay, lastDay } = useAtomValue(monthViewAtom);
  if (day !== null || isRunning) return null;
  const nearest = lastDay < today ? lastDay : firstDay;
  const text = t("add.otherMonthDay", { date: dayShort(nearest, language) });
  const why = t("add.otherMonth", { month: monthName(key, language) });
  const choose = () => onChange(nearest);
  if (shape === "chip") return <Chip text={text} asks aria-label={`${text}. ${why}`} onClick={choose} />;
  return (
    <Banner glyph={CalendarDays} tone="info" inset text={why}>
      <Button kind="text" onClick={choose}>
        {text}
      </Button>
    </Banner>
  );
}
