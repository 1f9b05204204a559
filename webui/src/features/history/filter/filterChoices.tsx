/** What the history can be filtered by. */
import { useAtomValue } from "jotai";
import { months } from "@/domain";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { entriesAtom, firstEntryDayAtom } from "@/state/budget/history";
import { runningMonthAtom } from "@/state/budget/month";
import { workspaceAtom } from "@/state/budget/workspace";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import type { Choice } from "@/ui/overlays/SheetList";

/** Months of the whole history, the running one first. */
export function useMonthChoices(): Choice<string>[] {
  const language = useLanguage();
  const running = useAtomValue(runningMonthAtom);
  const firstDay = useAtomValue(workspaceAtom)?.firstDayOfMonth ?? 1;
  const days = useAtomValue(entriesAtom).map(({ localDay }) => localDay);
  const ends = [useAtomValue(firstEntryDayAtom), days[0]].filter((day) => day !== undefined);
  const used = [running, ...ends.map((day) => months.monthOf(day, firstDay))].sort();
  const [first, last] = [used[0], used.at(-1)];
  const between = months.between(first ?? running, last ?? running).reverse();
  return between.map((value) => ({ value, text: monthName(value, language) }));
}

/** Deleted ones too, while entries are theirs. */
export function useCategoryChoices(): Choice<string>[] {
  const names = useNames();
  const used = new Set(useAtomValue(entriesAtom).map(({ categoryId }) => categoryId));
  return [...useAtomValue(categoryByIdAtom).values()]
    .filter(({ id, deleted }) => !deleted || used.has(id))
    .map(({ id, name, icon }) => ({
      value: id,
      text: names(name),
      start: <IconTile icon={categoryIcon(icon)} size="s" />,
    }));
}

export function useAccountChoices(): Choice<string>[] {
  const names = useNames();
  const entries = useAtomValue(entriesAtom);
  const used = new Set(entries.flatMap(({ accountId, fromAccountId }) => [accountId, fromAccountId]));
  return [...useAtomValue(accountByIdAtom).values()]
    .filter(({ id, deleted }) => !deleted || used.has(id))
    .map(({ id, name, icon }) => ({
      value: id,
      text: names(name),
      start: <IconTile icon={accountIcon(icon)} size="s" />,
    }));
}
