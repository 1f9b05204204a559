/** Fields of an entry that two corrections of it can differ in, as people read them. */
import { useAtomValue } from "@/state/useAtomValue";
import { money as rule, type HistoryEntry } from "@/domain";
import { dayTitle } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useMemberNames } from "@/parts/shares/useMembers";
import { tagsText } from "@/parts/tags/tagsText";
import { entryViewAtom } from "@/state/budget/history";
import type { Side } from "@/state/budget/notSaved";
import { todayAtom } from "@/state/device";

export interface EntryFact {
  readonly name: "amount" | "category" | "day" | "account" | "payer" | "payee" | "note" | "tags";
  readonly textOf: (entry: HistoryEntry) => string;
}

/** Facts of an entry, the most telling first: its amount, then where and when. */
export type EntryFacts = readonly [EntryFact, ...EntryFact[]];

export function useEntryFacts(): EntryFacts {
  const [money, names, language] = [useMoney(), useNames(), useLanguage()];
  const [view, today] = [useAtomValue(entryViewAtom), useAtomValue(todayAtom)];
  const { nameOf } = useMemberNames();
  const amountOf = ({ value, currencyCode }: HistoryEntry) =>
    money(rule.formatText(rule.abs(rule.fromText(value))), currencyCode).text;
  return [
    { name: "amount", textOf: amountOf },
    {
      name: "category",
      textOf: (entry) => [...new Set(view(entry).lines.map(({ name }) => names(name)))].join(", "),
    },
    { name: "day", textOf: ({ localDay }) => dayTitle(localDay, today, language) },
    {
      name: "account",
      textOf: (entry) => {
        const { fromAccountLabel, accountLabel } = view(entry);
        return [fromAccountLabel, accountLabel].flatMap((label) => (label ? [names(label)] : [])).join(" → ");
      },
    },
    { name: "payer", textOf: ({ paidBy }) => (paidBy == null ? "" : nameOf(paidBy)) },
    { name: "payee", textOf: ({ payee }) => payee },
    { name: "note", textOf: ({ note }) => note },
    { name: "tags", textOf: ({ tags }) => tagsText(tags) },
  ];
}

/** Return the facts in which the sides differ; the amount where none does. */
export function factsOf(facts: EntryFacts, sides: readonly (Side | null)[]): EntryFacts {
  const entries = sides.flatMap((side) => (side === null || side === "deleted" ? [] : [side]));
  const [first, ...others] = facts.filter(({ textOf }) => new Set(entries.map(textOf)).size > 1);
  return first === undefined ? [facts[0]] : [first, ...others];
}

/** Food · Thu 19 Nov · Credit Card */
export function headingFacts(facts: EntryFacts, entry: HistoryEntry): string {
  return facts
    .filter(({ name }) => name === "category" || name === "day" || name === "account")
    .map(({ textOf }) => textOf(entry))
    .filter((text) => text !== "")
    .join(" · ");
}
