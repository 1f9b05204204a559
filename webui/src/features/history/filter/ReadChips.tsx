import { useAtomValue } from "@/state/useAtomValue";
import type { EntryKind } from "@/contract/budget";
import type { filters } from "@/domain";
import { dayRangeText, dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { workspaceAtom } from "@/state/budget/workspace";
import { Chip } from "@/ui/actions/Chip";

export interface ReadChipsProps {
  parts: readonly filters.Part[];
  /** Takes the text that is left. */
  onType: (text: string) => void;
}

/** Conditions of a typed filter, each a chip that a tap takes away. */
export function ReadChips({ parts, onType }: ReadChipsProps) {
  const { t } = useTranslation();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  const textOf = usePartText(currencyCode ?? "");
  // An address can bring a filter before the budget is read.
  if (currencyCode === undefined) return null;
  const shown = groupsOf(parts);
  return shown.map((group) => {
    const text = textOf(group);
    const left = parts.filter((part) => !group.includes(part));
    return (
      <Chip
        key={group.map((part) => part.text).join(" ")}
        text={text}
        aria-label={t("historyFilters.remove", { text })}
        pressed
        removes
        onClick={() => onType(left.map((part) => part.text).join(" "))}
      />
    );
  });
}

/** Puts the first day and the last together, at the place of the first condition of both. */
function groupsOf(parts: readonly filters.Part[]): readonly (readonly filters.Part[])[] {
  const days = (["since", "until"] as const).flatMap(
    (field) => parts.find(({ node }) => "field" in node && node.field === field) ?? [],
  );
  if (days.length < 2) return parts.map((part) => [part]);
  const first = parts.find((part) => days.includes(part));
  return parts
    .filter((part) => part === first || !days.includes(part))
    .map((part) => (part === first ? days : [part]));
}

function usePartText(currencyCode: string): (group: readonly filters.Part[]) => string {
  const { t } = useTranslation();
  const [money, language, names] = [useMoney(), useLanguage(), useNames()];
  return (group) => {
    const terms = group.flatMap(termsOf);
    const [first, last] = terms;
    const typed = group.map(({ text }) => text).join(" ");
    if (first === undefined) return typed;
    if (last !== undefined) {
      const isSpan = terms.length === 2 && first.field === "since" && last.field === "until";
      return isSpan ? dayRangeText(first.text, last.text, language) : typed;
    }
    switch (first.field) {
      case "since":
      case "until":
        return t(`historyFilters.${first.field}`, { day: dayShort(first.text, language) });
      case "min":
        return t("historyFilters.orMore", { amount: money(first.text, currencyCode).text });
      case "max":
        return t("historyFilters.orLess", { amount: money(first.text, currencyCode).text });
      case "kind":
        return t(`historyFilters.${first.text as EntryKind}`);
      case "tag":
        return `#${first.text}`;
      case "word":
      case "note":
      case "payee":
      case "category":
      case "account":
      case "by":
        return names(first.text);
    }
  };
}

/** Return the conditions that a part joins by `and`; none where it says more than its values do. */
function termsOf({ node }: filters.Part): readonly filters.Term[] {
  if ("field" in node) return [node];
  if ("negated" in node || node.operator === "or") return [];
  return node.parts.flatMap((each) => ("field" in each ? [each] : []));
}
