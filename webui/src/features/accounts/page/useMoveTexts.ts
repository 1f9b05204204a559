import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { AccountHistoryEntry } from "@/domain";
import { timeText } from "@/i18n/dates";
import { useNames } from "@/i18n/useNames";
import { usePaidText } from "@/parts/entry/useEntryTexts";
import type { AccountView } from "@/state/budget/accounts";
import { entryByIdAtom, type EntryView } from "@/state/budget/history";
import { accountIcon, type NamedIcon } from "@/ui/art/icons";
import { entryIcon, type EntryKind } from "@/ui/rows/entryIcon";

export interface MoveText {
  readonly title: string;
  readonly sub: string;
  readonly icon: NamedIcon;
}

/** Return the texts and icon of a movement: the note leads, else the category; the rest goes below. */
export function useMoveTexts(account: AccountView) {
  const { t } = useTranslation();
  const names = useNames();
  const entryOf = useAtomValue(entryByIdAtom);
  const paidText = usePaidText();
  const kindOf = (kind: EntryKind, entry: EntryView | undefined): string => {
    if (kind === "settlement" && entry !== undefined) return paidText(entry);
    if (kind !== "transfer" || entry === undefined) return t(`history.kind.${kind}`);
    return entry.accountId === account.id
      ? t("accounts.move.from", { name: names(entry.fromAccountLabel ?? "") })
      : t("accounts.move.to", { name: names(entry.accountLabel ?? "") });
  };
  return ({ id, kind, date, note, categoryLabel }: AccountHistoryEntry): MoveText => {
    if (kind === "opening" || kind === "set") {
      return { title: t(`accounts.move.${kind}`), sub: timeText(date), icon: accountIcon(account.icon) };
    }
    const entry = entryOf(id);
    const facts = [note, names(categoryLabel ?? ""), kindOf(kind, entry)];
    const [title = "", ...others] = facts.filter((fact) => fact !== "");
    return { title, sub: others.join(" · "), icon: entryIcon(kind, entry?.icon ?? "") };
  };
}
