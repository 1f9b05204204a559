import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import type { Booking } from "../booking";
import { amountOf } from "../draft";
import type { Draft } from "../draftFields";
import css from "../EntryForm.module.css";
import { keepFocus } from "./WordsField";

export interface TypingHeadProps {
  draft: Draft;
  booking: Booking;
  onDone: () => void;
}

/** Amount and kind while the phone's keyboard stands in place of the keys, and the way back to them. */
export function TypingHead({ draft: { text, kind }, booking, onDone }: TypingHeadProps) {
  const { t } = useTranslation();
  const show = useMoney();
  return (
    <div className={css["Form-typing"]}>
      <span>{show(amountOf(text), booking.currency).text}</span>
      <span>{t(`history.kind.${kind}`)}</span>
      <Button kind="tonal" onMouseDown={keepFocus} onClick={onDone}>
        {t("add.words.done")}
      </Button>
    </div>
  );
}
