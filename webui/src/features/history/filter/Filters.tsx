import { useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { FilterChip } from "@/parts/FilterChip";
import { useMonthsOf } from "@/parts/filterChoices";
import { ChipRow } from "@/ui/actions/Chip";
import { late } from "@/parts/late";
import { isFiltering, type Filter } from "@/state/budget/historyFilter";
import { readTypedAtom } from "@/state/budget/typedFilter";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import { linesOf } from "@/domain";
import { firstEntryDayAtom } from "@/state/budget/firstEntry";
import { historyAtom } from "@/state/budget/history";
import { isSharedAtom } from "@/state/budget/people";
import { IconTile } from "@/ui/art/IconTile";
import type { Choice } from "@/ui/overlays/SheetList";
import type { NarrowingProps } from "./useAddressFilter";

const ChosenChips = late(async () => (await import("./ChosenChips")).ChosenChips);
const PersonChip = late(async () => (await import("./ChosenChips")).PersonChip);
const ReadChips = late(async () => (await import("./ReadChips")).ReadChips);

/**
 * Conditions of the typed text; then month, category, account and, where several share it, person: each chip opens its
 * choices.
 */
export function Filters({ filter, change }: NarrowingProps) {
  const { t } = useTranslation();
  const [inMonths, inCategories, inAccounts] = [useMonthChoices(), useCategoryChoices(), useAccountChoices()];
  const isShared = useAtomValue(isSharedAtom);
  const typed = useAtomValue(readTypedAtom)(filter.text);
  const part = (name: Exclude<keyof Filter, "text">) => ({
    value: filter[name],
    onChoose: (chosen: string | null) => change({ [name]: chosen }),
  });
  return (
    <ChipRow label={t("history.filters")}>
      {typed.kind === "filter" && (
        <ReadChips parts={typed.parts} onType={(text) => change({ text })} missing={null} />
      )}
      <FilterChip
        text={t("history.month")}
        allText={t("history.allMonths")}
        choices={inMonths}
        {...part("month")}
      />
      <FilterChip
        text={t("history.category")}
        allText={t("history.allCategories")}
        choices={inCategories}
        {...part("categoryId")}
      />
      <FilterChip
        text={t("history.account")}
        allText={t("history.allAccounts")}
        choices={inAccounts}
        {...part("accountId")}
      />
      {isShared && (
        <PersonChip value={filter.userId} onChoose={(userId) => change({ userId })} missing={null} />
      )}
      {isFiltering(filter) && <ChosenChips filter={filter} change={change} missing={null} />}
    </ChipRow>
  );
}

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
