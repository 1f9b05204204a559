import { useAtomValue } from "@/state/useAtomValue";
import { useState, type ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { todayAtom } from "@/state/device";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";

interface Question {
  readonly day: string;
  readonly answer: (isBooked: boolean) => void;
}

export interface BookNow {
  /** Asks before an entry of a day after today, unless it was on that day before; true: book it. */
  readonly ask: (day: string | null, before: string | null) => Promise<boolean>;
  /** The question. */
  readonly dialog: ReactNode;
}

/** An entry counts in the balance once it is booked, whatever its day: for one to come the person is asked first. */
export function useBookNow(): BookNow {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = (isBooked: boolean) => () => {
    setOpen(false);
    question?.answer(isBooked);
  };
  return {
    ask: (day, before) => {
      if (day === null || day <= today || day === before) return Promise.resolve(true);
      return new Promise((resolve) => {
        setQuestion({ day, answer: resolve });
        setOpen(true);
      });
    },
    dialog: (
      <ConfirmDialog
        open={isOpen}
        title={t("add.bookNowTitle")}
        text={t("add.bookNowText", { day: question === null ? "" : dayHeading(question.day, language) })}
        confirmLabel={t("add.bookNow")}
        onCancel={answer(false)}
        onConfirm={answer(true)}
      />
    ),
  };
}
