import { Repeat as RepeatGlyph } from "lucide-react";
import { useState } from "react";
import { dayInWords, weekdayName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { useScheduleTexts } from "@/parts/schedules/useScheduleTexts";
import { Chip } from "@/ui/actions/Chip";
import { Menu, type MenuItem } from "@/ui/actions/Menu";
import { ONCE, type Repeat } from "../draftFields";
import { RepeatSheet } from "./RepeatSheet";

const PLAIN = ["week", "month", "year"] as const;

export interface RepeatChipProps {
  /** First day it is booked on. */
  day: string;
  repeat: Repeat;
  onChange: (repeat: Repeat) => void;
}

/** Rhythm in which an entry comes again: a few usual ones, and any other in a sheet. */
export function RepeatChip({ day, repeat, onChange }: RepeatChipProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const rhythm = useScheduleTexts().rhythm(repeat);
  const isPlain = (frequency: Repeat["frequency"]) =>
    JSON.stringify(repeat) === JSON.stringify({ ...ONCE, frequency });
  const when = {
    week: weekdayName(day, language),
    month: t("add.repeat.onDay", { n: Number(day.slice(8)) }),
    year: dayInWords(day, language),
  };
  const isOnce = repeat.frequency === "once";
  const items: MenuItem[] = [
    {
      text: t("add.repeat.once"),
      checked: isOnce,
      onPress: () => onChange(ONCE),
    },
    ...PLAIN.map((frequency) => ({
      text: t(`add.repeat.${frequency}`),
      sub: when[frequency],
      checked: isPlain(frequency),
      onPress: () => onChange({ ...ONCE, frequency }),
    })),
    {
      text: t("add.repeat.custom"),
      checked: !isOnce && !PLAIN.some(isPlain),
      onPress: () => setOpen(true),
    },
  ];
  const plain = PLAIN.find(isPlain);
  const text = plain === undefined ? rhythm : t(`add.repeat.${plain}`);
  return (
    <>
      <Menu
        trigger={
          <Chip
            text={isOnce ? t("schedules.repeat") : text}
            icon={{ glyph: RepeatGlyph }}
            pressed={isOnce ? undefined : true}
            aria-label={t("schedules.repeatChange", { rhythm: isOnce ? rhythm : text })}
          />
        }
        label={t("schedules.repeat")}
        items={items}
      />
      <RepeatSheet open={isOpen} day={day} repeat={repeat} onClose={() => setOpen(false)} onSave={onChange} />
    </>
  );
}
