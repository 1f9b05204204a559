import { useAtomValue } from "jotai";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { AmountParts } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { timeBeside } from "@/parts/days";
import type { EntryView } from "@/state/budget/history";
import { workspaceAtom } from "@/state/budget/workspace";

/** What the row of an entry says. */
export interface EntryTexts {
  readonly title: string;
  /** Its note, and where the money was. */
  readonly sub: string;
  /** What the account moved by. */
  readonly amount: AmountParts;
  readonly tone: "in" | undefined;
  /** The amount in the other currency, and the time. */
  readonly second: string;
  /** All of it in words. */
  readonly label: string;
}

export function useEntryTexts(): (entry: EntryView) => EntryTexts {
  const { t } = useTranslation();
  const [heading, second, amount] = [useHeading(t), useSecond(t), useAmount()];
  return (entry) => {
    const { title, place } = heading(entry);
    const texts = { title, amount: amount(entry), second: second(entry) };
    const parts = [entry.note, place].filter(Boolean);
    return {
      ...texts,
      sub: parts.join(" · "),
      tone: entry.kind === "income" ? "in" : undefined,
      label: [title, texts.amount.text, ...parts, texts.second].join(", "),
    };
  };
}

/** What an entry is about, and the accounts it moved. */
function useHeading(t: TFunction) {
  const names = useNames();
  return ({ kind, categoryLabel, accountLabel, fromAccountLabel }: EntryView) => {
    const account = names(accountLabel);
    const isNamed = kind === "expense" && categoryLabel !== null;
    const between = { from: names(fromAccountLabel ?? ""), to: account };
    return {
      title: isNamed ? names(categoryLabel) : t(`history.kind.${kind}`),
      place: kind === "transfer" ? t("history.between", between) : account,
    };
  };
}

function useAmount() {
  const money = useMoney();
  return ({ kind, value, currencyCode, accountValue, accountCurrencyCode }: EntryView): AmountParts =>
    kind === "expense"
      ? money(accountValue, accountCurrencyCode)
      : money(value, currencyCode, { signed: kind === "income" });
}

function useSecond(t: TFunction) {
  const money = useMoney();
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode;
  return (entry: EntryView): string => {
    const time = timeBeside(entry.date, entry.localDay);
    const { fromValue, fromCurrencyCode, currencyCode, converted } = entry;
    if (fromValue !== null && fromCurrencyCode !== null && fromCurrencyCode !== currencyCode) {
      return t("history.leaving", { amount: money(fromValue, fromCurrencyCode).text, time });
    }
    const isBookedOtherwise = entry.accountCurrencyCode !== currencyCode;
    const other = isBookedOtherwise ? entry.value : converted;
    const code = isBookedOtherwise ? currencyCode : workspaceCurrency;
    if (other === null || code === undefined) return time;
    return t("history.approximately", { amount: money(other, code).text, time });
  };
}
