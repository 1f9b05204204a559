import { useAtomValue } from "@/state/useAtomValue";
import { schedules, money } from "@/domain";
import { dayInWords, dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { todayAtom } from "@/state/device";
import { sumText } from "@/ui/keypad/typedAmount";
import { useMoney } from "@/i18n/useMoney";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { entryByIdAtom } from "@/state/budget/history";
import { amountOf } from "../draft";
import type { Draft } from "../draftFields";
import { isRepeated, isToCome } from "../scheduling";
import type { Booking } from "../booking";

export interface SlotFactProps {
  draft: Draft;
  booking: Booking;
  isCorrection: boolean;
  /** The amount stands there to be replaced. */
  isSelected: boolean;
}

/** The one fact below the amount: the terms of a sum, when it counts, when it comes again, or what typing does. */
export function SlotFact({ draft, booking, isCorrection, isSelected }: SlotFactProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useAtomValue(todayAtom);
  const refund = useRefundFact(draft, booking);
  const sum = sumText(draft.text);
  if (refund !== null) return <span data-over={refund.isOver || undefined}>{refund.text}</span>;
  if (sum !== "") return <span aria-hidden="true">{sum}</span>;
  if (!isCorrection && isToCome(draft, today))
    return t("schedules.notYet", { day: dayInWords(draft.day ?? today, language) });
  if (!isCorrection && isRepeated(draft, today)) {
    const [next, then] = nextDays(draft, today).map((day) => dayShort(day, language));
    if (next === undefined) return null;
    return then === undefined ? t("add.repeat.nextLast", { next }) : t("add.repeat.next", { next, then });
  }
  return isSelected ? t("add.typeToReplace") : null;
}

/** Return the two days after today on which it comes again. */
function nextDays({ repeat, day }: Draft, today: string): string[] {
  const startDate = day ?? today;
  const schedule = { ...repeat, startDate, isActive: true, activeFrom: startDate };
  const first = schedules.nextDay(schedule, new Set(), today);
  const second = first === null ? null : schedules.nextDay(schedule, new Set(), first);
  return [first, second].filter((each) => each !== null);
}

interface RefundFact {
  readonly text: string;
  readonly isOver: boolean;
}

/** Return how much more would come back than was spent, else what is refunded: "Of “Winter boots”, −$116.40 on 18 Nov". */
function useRefundFact({ kind, text, refundOf }: Draft, booking: Booking): RefundFact | null {
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
