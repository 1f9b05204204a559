import { useAtomValue } from "@/state/useAtomValue";
import type { Translate } from "@/i18n/translate";
import { useCallback } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { expenses, payerOf, type AmountParts } from "@/domain";
import { useMoney, type MoneyDisplay } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { tagsText } from "@/parts/tags/tagsText";
import type { EntryView } from "@/state/budget/history";
import { memberByIdAtom, type MemberView } from "@/state/budget/members";
import { isSharedAtom } from "@/state/budget/people";
import { workspaceAtom } from "@/state/budget/workspace";
import { hueOf, type Hue } from "@/ui/art/hue";

/** Texts of an entry's row. */
export interface EntryTexts {
  /** Its payee, else its note, else its categories. */
  readonly title: string;
  /** Categories and note where something else leads, tags, and who posted what was scheduled. */
  readonly sub: string;
  /** Tags beside the title: "Refund", "2 lines". */
  readonly marks: readonly Mark[];
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

interface Mark {
  readonly text: string;
  readonly tone: "neutral" | "positive";
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
  /** Names who paid whom. */
  readonly paidText: (entry: EntryView) => string;
}

/** Asked for once a list, not by each of its rows. */
export function useEntryTexts(): (entry: EntryView) => EntryTexts {
  const [{ t }, names, money] = [useTranslation(), useNames(), useMoney()];
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode;
  const [authorOf, paidText] = [useAuthorOf(), usePaidText()];
  return useCallback(
    (entry) => textsOf(entry, { t, names, money, workspaceCurrency, authorOf, paidText }),
    [t, names, money, workspaceCurrency, authorOf, paidText],
  );
}

/** Return who paid an expense or a settlement, or received a refund; of other entries who made them. */
function useAuthorOf(): Words["authorOf"] {
  const [memberOf, isShared] = [useAtomValue(memberByIdAtom), useAtomValue(isSharedAtom)];
  const { t } = useTranslation();
  return useCallback(
    (entry) => {
      if (!isShared) return null;
      const { userId, creatorName } = entry;
      const id = payerOf(entry) ?? userId;
      const member = memberOf(id ?? "");
      const gone = id === userId ? creatorName : t("history.former");
      const name = member.name ?? (member.isMe ? t("history.you") : gone);
      return { name, picture: member.picture, hue: id === null ? undefined : hueOf(id) };
    },
    [memberOf, isShared, t],
  );
}

/** Return who paid whom in a settlement: "Bo paid you". */
export function usePaidText(): Words["paidText"] {
  const { t } = useTranslation();
  const memberOf = useAtomValue(memberByIdAtom);
  return useCallback(
    ({ paidBy, shares }) => {
      const [from, to] = [memberOf(paidBy ?? ""), memberOf(Object.keys(shares)[0] ?? "")];
      // The file of a shared workspace that is older than names names nobody.
      if (from.name === null && to.name === null) return t("history.kind.settlement");
      const nameOf = ({ name }: MemberView) => name ?? t("history.former");
      if (from.isMe) return t("history.youPaidTo", { to: nameOf(to) });
      if (to.isMe) return t("history.paidYou", { from: nameOf(from) });
      return t("history.paidTo", { from: nameOf(from), to: nameOf(to) });
    },
    [memberOf, t],
  );
}

function textsOf(entry: EntryView, words: Words): EntryTexts {
  const { t, authorOf } = words;
  const { kind, note } = entry;
  const { subject, place } = headingOf(entry, words);
  const [amount, other, author] = [amountOf(entry, words), otherOf(entry, words), authorOf(entry)];
  const isBetween = kind === "transfer" || kind === "settlement";
  const [lead, kindOf] = isBetween ? [place, subject] : [subject, ""];
  const leads = [entry.payee, note].filter((text) => text.trim() !== "");
  const [title = lead, ...rest] = leads;
  const what = leads.length > 0 ? lead : kindOf;
  const sub = [what, ...rest, tagsText(entry.tags), postedText(entry, words)].filter(Boolean).join(" · ");
  const by = author && t(BY[kind], { name: author.name });
  const marks = marksOf(entry, words);
  const marked = marks.map(({ text }) => text).join(", ");
  return {
    title,
    amount,
    author,
    second: other ?? (isBetween ? "" : place),
    sub,
    marks,
    tone: kind === "income" || kind === "refund" ? "in" : undefined,
    label: [title, marked, amount.text, sub, isBetween ? "" : place, other, by].filter(Boolean).join(", "),
  };
}

const BY = {
  expense: "history.paidBy",
  refund: "history.receivedBy",
  income: "history.enteredBy",
  transfer: "history.enteredBy",
  settlement: "history.paidBy",
} as const;

function marksOf({ kind, lines }: EntryView, { t }: Words): readonly Mark[] {
  const refund: Mark = { text: t("history.refund"), tone: "positive" };
  const several: Mark = { text: t("history.lines", { count: lines.length }), tone: "neutral" };
  return [...(kind === "refund" ? [refund] : []), ...(lines.length > 1 ? [several] : [])];
}

/** Return who posted what was scheduled: nobody, or a person among several. */
function postedText(entry: EntryView, { t, authorOf }: Words): string {
  if (entry.scheduleId == null) return "";
  const author = authorOf(entry);
  if (entry.isAutomatic) return t("history.postedAutomatically");
  return author === null ? "" : t("history.postedByName", { name: author.name });
}

/** Return the subject of an entry, and the accounts it moved. */
function headingOf(entry: EntryView, { t, names, paidText }: Words) {
  const { kind, lines, accountLabel, fromAccountLabel } = entry;
  const account = names(accountLabel ?? "");
  const categories = [...new Set(lines.map(({ name }) => names(name)))].filter((name) => name !== "");
  const between = { from: names(fromAccountLabel ?? ""), to: account };
  return {
    subject: categories.length > 0 ? categories.join(", ") : t(`history.kind.${kind}`),
    place:
      kind === "settlement" ? paidText(entry) : kind === "transfer" ? t("history.between", between) : account,
  };
}

function amountOf(entry: EntryView, { money }: Words): AmountParts {
  const { kind, value, currencyCode, accountValue, accountCurrencyCode } = entry;
  return expenses.isSpending(kind)
    ? money(accountValue, accountCurrencyCode, { signed: kind === "refund" })
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
