import { useAtomValue } from "jotai";
import type { Translate } from "@/i18n/translate";
import { useCallback } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { AmountParts } from "@/domain";
import { useMoney, type MoneyDisplay } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { EntryView } from "@/state/budget/history";
import { isSharedAtom, peopleAtom } from "@/state/budget/people";
import { workspaceAtom } from "@/state/budget/workspace";
import { hueOf, type Hue } from "@/ui/art/hue";

/** Texts of an entry's row. */
export interface EntryTexts {
  /** Its note, else its category. */
  readonly title: string;
  /** The category, where the note leads. */
  readonly sub: string;
  /** Amount that moved the account. */
  readonly amount: AmountParts;
  readonly tone: "in" | undefined;
  /** The amount in the other currency, else the account. */
  readonly second: string;
  /** Its author, where several people share the budget. */
  readonly author: Author | null;
  /** All of it in words. */
  readonly label: string;
}

interface Author {
  readonly name: string;
  readonly picture: string | undefined;
  readonly hue: Hue | undefined;
}

/** Data for the texts. */
interface Words {
  readonly t: Translate;
  readonly names: ReturnType<typeof useNames>;
  readonly money: MoneyDisplay;
  readonly workspaceCurrency: string | undefined;
  readonly authorOf: (entry: EntryView) => Author | null;
}

/** Asked for once a list, not by each of its rows. */
export function useEntryTexts(): (entry: EntryView) => EntryTexts {
  const [{ t }, names, money] = [useTranslation(), useNames(), useMoney()];
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode;
  const authorOf = useAuthorOf();
  return useCallback(
    (entry) => textsOf(entry, { t, names, money, workspaceCurrency, authorOf }),
    [t, names, money, workspaceCurrency, authorOf],
  );
}

function useAuthorOf(): Words["authorOf"] {
  const [people, isShared] = [useAtomValue(peopleAtom), useAtomValue(isSharedAtom)];
  return useCallback(
    ({ userId, creatorName }) => {
      if (!isShared) return null;
      const person = people.find((each) => each.userId === userId);
      const picture = person?.avatar ?? undefined;
      return { name: person?.name ?? creatorName, picture, hue: userId === null ? undefined : hueOf(userId) };
    },
    [people, isShared],
  );
}

function textsOf(entry: EntryView, words: Words): EntryTexts {
  const { t, authorOf } = words;
  const { kind, note } = entry;
  const { subject, place } = headingOf(entry, words);
  const [amount, other, author] = [amountOf(entry, words), otherOf(entry, words), authorOf(entry)];
  const isBetween = kind === "transfer";
  const [lead, kindOf] = isBetween ? [place, subject] : [subject, ""];
  const hasNote = note.trim() !== "";
  const [title, sub] = hasNote ? [note, lead] : [lead, kindOf];
  const by = author && t(kind === "expense" ? "history.paidBy" : "history.enteredBy", { name: author.name });
  return {
    title,
    amount,
    author,
    second: other ?? (isBetween ? "" : place),
    sub,
    tone: kind === "income" ? "in" : undefined,
    label: [title, amount.text, sub, isBetween ? "" : place, other, by].filter(Boolean).join(", "),
  };
}

/** Return the subject of an entry, and the accounts it moved. */
function headingOf(entry: EntryView, { t, names }: Words) {
  const { kind, categoryLabel, accountLabel, fromAccountLabel } = entry;
  const account = names(accountLabel);
  const isNamed = kind === "expense" && categoryLabel !== null;
  const between = { from: names(fromAccountLabel ?? ""), to: account };
  return {
    subject: isNamed ? names(categoryLabel) : t(`history.kind.${kind}`),
    place: kind === "transfer" ? t("history.between", between) : account,
  };
}

function amountOf(entry: EntryView, { money }: Words): AmountParts {
  const { kind, value, currencyCode, accountValue, accountCurrencyCode } = entry;
  return kind === "expense"
    ? money(accountValue, accountCurrencyCode)
    : money(value, currencyCode, { signed: kind === "income" });
}

/** Return the amount in the other currency; null where there is but one. */
function otherOf(entry: EntryView, { t, money, workspaceCurrency }: Words): string | null {
  const { fromValue, fromCurrencyCode, currencyCode, converted } = entry;
  if (fromValue !== null && fromCurrencyCode !== null && fromCurrencyCode !== currencyCode) {
    return money(fromValue, fromCurrencyCode).text;
  }
  const isBookedOtherwise = entry.accountCurrencyCode !== currencyCode;
  const other = isBookedOtherwise ? entry.value : converted;
  const code = isBookedOtherwise ? currencyCode : workspaceCurrency;
  if (other === null || code === undefined) return null;
  return t("history.approximately", { amount: money(other, code).text });
}
