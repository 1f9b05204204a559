import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { currencies } from "@/domain";
import { dayNumeric } from "@/i18n/dates";
import { rateText } from "@/i18n/rateText";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { EntryView } from "@/state/budget/history";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Detail } from "@/ui/rows/Details";

/** What the details of an entry tell, by its kind. */
export function useFacts(entry: EntryView): Detail[] {
  const [where, rate, converted, creator] = [useWhere(), useRate(), useConverted(), useCreator()];
  return [...where(entry), ...rate(entry), ...converted(entry), ...creator(entry)];
}

function useWhere() {
  const { t } = useTranslation();
  const names = useNames();
  return ({ kind, categoryLabel, accountLabel, fromAccountLabel }: EntryView): Detail[] => {
    const account = names(accountLabel);
    if (kind === "transfer") {
      return [
        { label: t("history.fromAccount"), value: names(fromAccountLabel ?? "") },
        { label: t("history.toAccount"), value: account },
      ];
    }
    const accounts = [{ label: t("history.accountOf"), value: account }];
    if (categoryLabel === null) return accounts;
    return [{ label: t("history.categoryOf"), value: names(categoryLabel) }, ...accounts];
  };
}

/** What left in another currency, and the rate it was booked by. */
function useRate() {
  const { t } = useTranslation();
  const money = useMoney();
  return (entry: EntryView): Detail[] => {
    const { kind, rate, rateDate, currencyCode } = entry;
    const isTransfer = kind === "transfer";
    const code = isTransfer ? entry.fromCurrencyCode : entry.accountCurrencyCode;
    const left = isTransfer ? entry.fromValue : entry.accountValue.replace("-", "");
    if (rate === null || code === null || left === null) return [];
    const units = { source: currencies.symbol(currencyCode), target: currencies.symbol(code) };
    const texts = { ...units, rate: rateText(rate) };
    const booked =
      rateDate === null
        ? t("history.rate", texts)
        : t("history.rateAt", { ...texts, date: dayNumeric(rateDate) });
    return [
      { label: t("history.leftAccount"), value: money(left, code).text },
      { label: t("history.rateBooked"), value: booked },
    ];
  };
}

/** The amount in the currency the workspace has now. */
function useConverted() {
  const { t } = useTranslation();
  const money = useMoney();
  const code = useAtomValue(workspaceAtom)?.currencyCode;
  return ({ converted }: EntryView): Detail[] => {
    if (converted === null || code === undefined) return [];
    return [{ label: t("history.converted"), value: `≈ ${money(converted, code).text}` }];
  };
}

function useCreator() {
  const { t } = useTranslation();
  return ({ creatorName }: EntryView): Detail[] =>
    creatorName === "" ? [] : [{ label: t("history.addedBy"), value: creatorName }];
}
