import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { currencies } from "@/domain";
import { dayShort } from "@/i18n/dates";
import { rateText } from "@/i18n/rateText";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { ratesAgeAtom, type Conversion } from "@/state/budget/rates";
import { ConversionPill } from "./ConversionPill";
import type { Expense } from "../expense";

export interface AccountAmountPillProps {
  expense: Expense;
  onPress: () => void;
}

/** Amount that leaves the account, its rate, or why it is unknown. */
export function AccountAmountPill({ expense, onPress }: AccountAmountPillProps) {
  const { t } = useTranslation();
  const [money, names, rate] = [useMoney(), useNames(), useRateText()];
  const { currency, account, paid } = expense;
  if (paid === null || account === undefined) return null;
  if (paid.kind === "missing") {
    const text = t(`add.${paid.why}`, { currency: account.currency });
    return (
      <ConversionPill missing label={text} onPress={onPress}>
        {text}
      </ConversionPill>
    );
  }
  const amount = money(paid.amount, account.currency).text;
  const source = paid.kind === "converted" ? rate(paid, currency, account.currency) : t("add.ownAmount");
  const label = t("add.conversion", { amount, account: names(account.name) });
  return (
    <ConversionPill label={`${label}, ${source}`} onPress={onPress}>
      <b>{amount}</b> · {source}
    </ConversionPill>
  );
}

/** "1 $ = 41.52 ₴, 20 Nov"; old rates tell their age instead. */
function useRateText() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { days, isStale } = useAtomValue(ratesAgeAtom);
  return ({ rate, rateDate }: Conversion, source: string, target: string): string => {
    const units = { source: currencies.symbol(source), target: currencies.symbol(target) };
    const texts = { ...units, rate: rateText(rate) };
    if (isStale) return t("add.rateOld", { ...texts, count: days });
    return t("add.rate", { ...texts, date: dayShort(rateDate, language) });
  };
}
