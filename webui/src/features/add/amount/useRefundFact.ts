import { useAtomValue } from "@/state/useAtomValue";
import { money } from "@/domain";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { entryByIdAtom } from "@/state/budget/history";
import type { Booking } from "../booking";
import { amountOf, type Draft } from "../draft";

export interface RefundFact {
  readonly text: string;
  readonly isOver: boolean;
}

/** Return how much more would come back than was spent, else what is refunded: "Of “Winter boots”, −$116.40 on 18 Nov". */
export function useRefundFact({ kind, text, refundOf }: Draft, booking: Booking): RefundFact | null {
  const { t } = useTranslation();
  const [show, language] = [useMoney(), useLanguage()];
  const texts = useEntryTexts();
  const entryOf = useAtomValue(entryByIdAtom);
  if (kind !== "refund") return null;
  const { refundable, currency } = booking;
  const over = refundable === null ? money.ZERO : money.fromText(amountOf(text)) - refundable;
  if (over > money.ZERO) {
    const amount = show(money.formatText(over), currency).text;
    return { text: t("add.split.tooMuch", { amount }), isOver: true };
  }
  const spent = refundOf === null ? undefined : entryOf(refundOf);
  if (spent === undefined) return null;
  const { value, currencyCode, localDay } = spent;
  const amount = show(value, currencyCode).text;
  const of = { note: texts(spent).title, amount, day: dayShort(localDay, language) };
  return { text: t("history.refundOf", of), isOver: false };
}
