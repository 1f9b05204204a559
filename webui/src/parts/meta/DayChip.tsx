import { useAtomValue } from "@/state/useAtomValue";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { months, validation } from "@/domain";
import { dayShort, dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { todayAtom } from "@/state/device";
import { Button } from "@/ui/actions/Button";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Sheet } from "@/ui/overlays/Sheet";
import { TextField } from "@/ui/fields/TextField";
import { MetaButton, type MetaShape } from "./MetaButton";

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

interface DaySheetProps {
  open: boolean;
  onClose: () => void;
  today: string;
  day: string;
  onChoose: (day: string) => void;
}

/** Today, yesterday, or any other day. */
function DaySheet({ open, onClose, today, day, onChoose }: DaySheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = (chosen: string) => {
    onClose();
    onChoose(chosen);
  };
  const near = [
    { value: today, text: t("add.today") },
    { value: months.addDays(today, -1), text: t("add.yesterday") },
  ];
  return (
    <Sheet open={open} onClose={onClose} title={t("add.date")}>
      <ListGroup>
        {near.map(({ value, text }) => (
          <ListRow
            key={value}
            title={text}
            sub={dayHeading(value, language)}
            selected={value === day}
            onPress={() => choose(value)}
          />
        ))}
      </ListGroup>
      <OtherDay day={day} onChoose={choose} />
    </Sheet>
  );
}

function OtherDay({ day, onChoose }: Pick<DaySheetProps, "day" | "onChoose">) {
  const { t } = useTranslation();
  const [text, setText] = useState(day);
  return (
    <>
      <TextField
        type="date"
        label={t("add.otherDay")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        size="l"
        block
        disabled={validation.wrong("date", text) !== null}
        onClick={() => onChoose(text)}
      >
        {t("actions.ok")}
      </Button>
    </>
  );
}
