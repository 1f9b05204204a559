import { useAtomValue } from "jotai";
import type { Translate } from "@/i18n/translate";
import { useCallback } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { AmountParts } from "@/domain";
import { useMoney, type MoneyDisplay } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { timeBeside } from "@/parts/days";
import type { EntryView } from "@/state/budget/history";
import { workspaceAtom } from "@/state/budget/workspace";

/** Texts of an entry's row. */
export interface EntryTexts {
  readonly title: string;
  /** Its note, and where the money was. */
  readonly sub: string;
  /** Amount that moved the account. */
  readonly amount: AmountParts;
  readonly tone: "in" | undefined;
  /** The amount in the other currency, and the time. */
  readonly second: string;
  /** All of it in words. */
  readonly label: string;
}

/** Data for the texts. */
interface Words {
  readonly t: Translate;
  readonly names: ReturnType<typeof useNames>;
  readonly money: MoneyDisplay;
  readonly workspaceCurrency: string | undefined;
}

/** Asked for once a list, not by each of its rows. */
export function useEntryTexts(): (entry: EntryView) => EntryTexts {
  const [{ t }, names, money] = [useTranslation(), useNames(), useMoney()];
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode;
  return useCallback(
    (entry) => textsOf(entry, { t, names, money, workspaceCurrency }),
    [t, names, money, workspaceCurrency],
  );
}

function textsOf(entry: EntryView, words: Words): EntryTexts {
  const { title, place } = headingOf(entry, words);
  const [amount, second] = [amountOf(entry, words), secondOf(entry, words)];
  const parts = [entry.note, place].filter(Boolean);
  return {
    title,
    amount,
    second,
    sub: parts.join(" · "),
    tone: entry.kind === "income" ? "in" : undefined,
    label: [title, amount.text, ...parts, second].join(", "),
  };
}

/** Return the subject of an entry, and the accounts it moved. */
function headingOf(entry: EntryView, { t, names }: Words) {
  const { kind, categoryLabel, accountLabel, fromAccountLabel } = entry;
  const account = names(accountLabel);
  const isNamed = kind === "expense" && categoryLabel !== null;
  const between = { from: names(fromAccountLabel ?? ""), to: account };
  return {
    title: isNamed ? names(categoryLabel) : t(`history.kind.${kind}`),
    place: kind === "transfer" ? t("history.between", between) : account,
  };
}

function amountOf(entry: EntryView, { money }: Words): AmountParts {
  const { kind, value, currencyCode, accountValue, accountCurrencyCode } = entry;
  return kind === "expense"
    ? money(accountValue, accountCurrencyCode)
    : money(value, currencyCode, { signed: kind === "income" });
}

function secondOf(entry: EntryView, { t, money, workspaceCurrency }: Words): string {
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
}
