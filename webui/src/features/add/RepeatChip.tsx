import { schedules } from "@/domain";
import { Repeat } from "lucide-react";
import { dayInWords } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { MetaButton, MetaRow } from "@/parts/meta/MetaButton";
import css from "./Add.module.css";
import type { Draft } from "./draft";

export interface RepeatChipProps {
  day: string;
  repeat: Draft["repeat"];
  onChange: (repeat: Draft["repeat"]) => void;
}

/** Choice of how often an entry to come is booked, with the day from which it is in the balance. */
export function RepeatChip({ day, repeat, onChange }: RepeatChipProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const textOf = (each: Draft["repeat"]) =>
    each === "once" ? t("schedules.rhythm.once") : t(`schedules.rhythm.${each}`, { count: 1 });
  return (
    <>
      <MetaRow>
        <ChoiceSheet
          title={t("schedules.repeat")}
          choices={schedules.FREQUENCIES.map((value) => ({ value, text: textOf(value) }))}
          value={repeat}
          onChoose={onChange}
        >
          {(open) => (
            <MetaButton
              glyph={Repeat}
              text={repeat === "once" ? t("schedules.repeat") : textOf(repeat)}
              placeholder={repeat === "once"}
              label={t("schedules.repeatChange", { rhythm: textOf(repeat) })}
              onPress={open}
            />
          )}
        </ChoiceSheet>
      </MetaRow>
      <p className={css["Add-notYet"]}>{t("schedules.notYet", { day: dayInWords(day, language) })}</p>
    </>
  );
}
