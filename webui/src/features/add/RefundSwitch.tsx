import { useAtomValue } from "jotai";
import { useId } from "react";
import { money } from "@/domain";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { entryByIdAtom } from "@/state/budget/history";
import { Switch } from "@/ui/fields/Switch";
import css from "./split/Split.module.css";
import type { Booking } from "./booking";
import { amountOf, type Draft } from "./draft";

export interface RefundSwitchProps {
  draft: Draft;
  booking: Booking;
  /** Left out where it stays a refund. */
  onChange: ((isRefund: boolean) => void) | undefined;
}

/** Switch between an expense and money that comes back, with the expense it is of. */
export function RefundSwitch({ draft, booking, onChange }: RefundSwitchProps) {
  const { t } = useTranslation();
  const id = useId();
  const of = useRefunded(draft.refundOf);
  const tooMuch = useTooMuch(draft, booking);
  return (
    <div className={css["Refund"]}>
      <label htmlFor={id}>
        <b>{t("add.refund")}</b>
        {draft.kind === "refund" && of !== null && <small>{of}</small>}
        {tooMuch !== null && (
          <small data-over="" role="status">
            {tooMuch}
          </small>
        )}
      </label>
      <Switch
        id={id}
        checked={draft.kind === "refund"}
        disabled={onChange === undefined}
        onChange={(event) => {
          onChange?.(event.target.checked);
        }}
      />
    </div>
  );
}

/** Return the name of the expense that is refunded: "Of “Winter boots”, −$116.40 on 18 Nov". */
function useRefunded(id: string | null): string | null {
  const { t } = useTranslation();
  const [show, language] = [useMoney(), useLanguage()];
  const texts = useEntryTexts();
  const entryOf = useAtomValue(entryByIdAtom);
  const spent = id === null ? undefined : entryOf(id);
  if (spent === undefined) return null;
  const { value, currencyCode, localDay } = spent;
  const amount = show(value, currencyCode).text;
  return t("history.refundOf", { note: texts(spent).title, amount, day: dayShort(localDay, language) });
}

/** Return how much more would come back than was spent. */
function useTooMuch({ kind, text }: Draft, { refundable, currency }: Booking): string | null {
  const { t } = useTranslation();
  const show = useMoney();
  if (kind !== "refund" || refundable === null) return null;
  const over = money.fromText(amountOf(text)) - refundable;
  return over <= money.ZERO
    ? null
    : t("add.split.tooMuch", { amount: show(money.formatText(over), currency).text });
}
