import { useAtomValue } from "@/state/useAtomValue";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { months } from "@/domain";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { todayAtom } from "@/state/device";
import { MetaButton, type MetaShape } from "./MetaButton";
import { DaySheet } from "./DaySheet";

export interface DayChipProps {
  /** `yyyy-MM-dd`; null: now. */
  day: string | null;
  shape?: MetaShape;
  onChange: (day: string | null) => void;
}

export function DayChip({ day, shape, onChange }: DayChipProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const today = useAtomValue(todayAtom);
  const date = useDayText()(day ?? today);
  return (
    <>
      <MetaButton
        shape={shape}
        isSet={day !== null}
        glyph={CalendarDays}
        text={date}
        label={t("add.dateChange", { date })}
        onPress={() => setOpen(true)}
      />
      <DaySheet
        open={open}
        onClose={() => setOpen(false)}
        today={today}
        day={day ?? today}
        onChoose={(chosen) => onChange(chosen === today ? null : chosen)}
      />
    </>
  );
}

/** Return a function that says a day: today, yesterday, or its date. */
export function useDayText() {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  return (day: string): string => {
    if (day === today) return t("add.today");
    if (day === months.addDays(today, -1)) return t("add.yesterday");
    return dayShort(day, language);
  };
}
