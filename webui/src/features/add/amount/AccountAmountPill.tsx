import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { dayShort } from "@/i18n/dates";
import { rateText } from "@/i18n/rateText";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { Emphasis } from "@/parts/Emphasis";
import { type Conversion } from "@/state/budget/rates";
import { ratesAgeAtom } from "@/state/budget/conversion";
import { ConversionPill } from "./ConversionPill";
import type { Booking } from "../booking";

export interface AccountAmountPillProps {
  booking: Booking;
  onPress: () => void;
}

/** Amount on the other account's side, its rate, or why it is unknown. */
export function AccountAmountPill({ booking, onPress }: AccountAmountPillProps) {
  const { t } = useTranslation();
  const [money, names, rate] = [useMoney(), useNames(), useRateOf()];
  const { kind, currency, other, otherAmount } = booking;
  if (otherAmount === null || other === undefined) return null;
  const isTransfer = kind === "transfer";
  if (otherAmount.kind === "missing") {
    const text = t(`add.${otherAmount.why}`, { currency: other.currency });
    return (
      <ConversionPill missing label={text} onPress={onPress}>
        {text}
      </ConversionPill>
    );
  }
  const amount = money(otherAmount.amount, other.currency).text;
  const source =
    otherAmount.kind === "converted" ? rate(otherAmount, currency, other.currency) : t("add.ownAmount");
  const label = t(isTransfer || kind === "refund" ? "add.arriving" : "add.conversion", {
    amount,
    account: names(other.name),
  });
  return (
    <ConversionPill label={`${label}, ${source}`} onPress={onPress}>
      {isTransfer || kind === "refund" ? <Emphasis text={t("add.arrive", { amount })} /> : <b>{amount}</b>} ·{" "}
      {source}
    </ConversionPill>
  );
}

/** "$1 = ₴41.52, 20 Nov"; old rates tell their age instead. */
function useRateOf() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { days, isStale } = useAtomValue(ratesAgeAtom);
  return ({ rate, rateDate }: Conversion, source: string, target: string): string => {
    const text = rateText(rate, source, target, language);
    return isStale
      ? t("add.rateOld", { rate: text, count: days })
      : `${text}, ${dayShort(rateDate, language)}`;
  };
}
