import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { months, validation } from "@/domain";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { Button } from "@/ui/actions/Button";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Sheet } from "@/ui/overlays/Sheet";
import { TextField } from "@/ui/fields/TextField";

export interface DaySheetProps {
  open: boolean;
  onClose: () => void;
  today: string;
  day: string;
  onChoose: (day: string) => void;
}

/** Today, yesterday, or any other day. */
export function DaySheet({ open, onClose, today, day, onChoose }: DaySheetProps) {
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
    <Sheet open={open} onClose={onClose} title={t("add.date")} closeLabel={t("actions.close")}>
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
