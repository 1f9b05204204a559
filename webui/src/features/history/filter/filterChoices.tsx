/** Choices of the history's filters. */
import { useAtomValue } from "@/state/useAtomValue";
import { linesOf } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { firstEntryDayAtom } from "@/state/budget/firstEntry";
import { historyAtom } from "@/state/budget/history";
import { useReadTags } from "@/parts/tags/useReadTags";
import { tagsAtom } from "@/state/budget/payees";
import { useMonthsOf } from "@/parts/useMonthsOf";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import type { Choice } from "@/ui/overlays/SheetList";

/** Months of the whole history. */
export function useMonthChoices(): Choice<string>[] {
  const newest = useAtomValue(historyAtom)[0]?.localDay;
  return useMonthsOf([useAtomValue(firstEntryDayAtom), newest].filter((day) => day !== undefined));
}

/** Deleted ones too, while entries are theirs. */
export function useCategoryChoices(): Choice<string>[] {
  const names = useNames();
  const used = new Set(
    useAtomValue(historyAtom)
      .flatMap(linesOf)
      .map(({ categoryId }) => categoryId),
  );
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
  const entries = useAtomValue(historyAtom);
  const used = new Set(entries.flatMap(({ accountId, fromAccountId }) => [accountId, fromAccountId]));
  return [...useAtomValue(accountByIdAtom).values()]
    .filter(({ id, deleted }) => !deleted || used.has(id))
    .map(({ id, name, icon }) => ({
      value: id,
      text: names(name),
      start: <IconTile icon={accountIcon(icon)} size="s" />,
    }));
}

export function useTagChoices(): Choice<string>[] {
  useReadTags();
  return useAtomValue(tagsAtom).map(({ name }) => ({ value: name, text: `#${name}` }));
}
