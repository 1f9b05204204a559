import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { Store, Tag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { FilterChip } from "@/parts/FilterChip";
import { usePeopleChoices, useMonthsOf } from "@/parts/filterChoices";
import { payeePath } from "@/parts/payees/payeePath";
import { tagPath } from "@/parts/tags/tagPath";
import { ChipRow, LinkChip, Chip } from "@/ui/actions/Chip";
import { filterAtom, type Filter } from "@/state/budget/historyFilter";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import { laterSheet } from "@/parts/laterSheet";
import { payeesAtom, tagsAtom } from "@/state/budget/payees";
import { linesOf } from "@/domain";
import { firstEntryDayAtom } from "@/state/budget/firstEntry";
import { historyAtom } from "@/state/budget/history";
import { useReadTags } from "@/parts/tags/useReadTags";
import { IconTile } from "@/ui/art/IconTile";
import type { Choice } from "@/ui/overlays/SheetList";

/** Month, category, account, payee, tag and, where several share it, person: each chip opens its choices. */
export function Filters() {
  const { t } = useTranslation();
  const [inMonths, inCategories, inAccounts] = [useMonthChoices(), useCategoryChoices(), useAccountChoices()];
  const people = usePeopleChoices();
  const tagChoices = useTagChoices();
  const [filter, setFilter] = useAtom(filterAtom);
  const part = (name: Exclude<keyof Filter, "text">) => ({
    value: filter[name],
    onChoose: (chosen: string | null) => setFilter({ ...filter, [name]: chosen }),
  });
  return (
    <ChipRow label={t("history.filters")}>
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
      <PayeeFilter {...part("payee")} />
      {tagChoices.length > 0 && (
        <FilterChip
          text={t("history.tag")}
          allText={t("history.allTags")}
          choices={tagChoices}
          {...part("tag")}
        />
      )}
      {people.length > 1 && (
        <FilterChip
          text={t("history.person")}
          allText={t("history.everybody")}
          choices={people}
          {...part("userId")}
        />
      )}
      <Chosen />
    </ChipRow>
  );
}

/** Ways to the pages of what the history is narrowed to. */
function Chosen() {
  const { t } = useTranslation();
  const names = useNames();
  const { categoryId, accountId, payee, tag } = useAtomValue(filterAtom);
  const account = useAtomValue(accountByIdAtom).get(accountId ?? "");
  const category = useAtomValue(categoryByIdAtom).get(categoryId ?? "");
  return (
    <>
      {category && (
        <LinkChip
          text={t("history.openPage", { name: names(category.name) })}
          icon={categoryIcon(category.icon)}
          to={`/categories/${category.id}`}
        />
      )}
      {account?.deleted === false && (
        <LinkChip
          text={t("history.openPage", { name: names(account.name) })}
          icon={accountIcon(account.icon)}
          to={`/accounts/${account.id}`}
        />
      )}
      {payee !== null && (
        <LinkChip
          text={t("history.openPage", { name: payee })}
          icon={{ glyph: Store }}
          to={payeePath(payee)}
        />
      )}
      {tag !== null && (
        <LinkChip text={t("history.openPage", { name: `#${tag}` })} icon={{ glyph: Tag }} to={tagPath(tag)} />
      )}
    </>
  );
}

const PayeesSheet = laterSheet(async () => (await import("./PayeesSheet")).PayeesSheet);

interface PayeeFilterProps {
  /** Null while it does not filter. */
  value: string | null;
  onChoose: (payee: string | null) => void;
}

/** A chip that opens the payees, which are searched; left out while there are none. */
function PayeeFilter({ value, onChoose }: PayeeFilterProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isEmpty = useAtomValue(payeesAtom).length === 0;
  if (isEmpty && value === null) return null;
  const choose = (payee: string | null) => {
    setOpen(false);
    onChoose(payee);
  };
  return (
    <>
      <Chip
        text={value ?? t("payees.payee")}
        aria-label={value === null ? undefined : `${t("payees.payee")}: ${value}`}
        pressed={value !== null}
        opens
        onClick={() => setOpen(true)}
      />
      <PayeesSheet open={open} onClose={() => setOpen(false)} chosen={value} onChoose={choose} />
    </>
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

function useTagChoices(): Choice<string>[] {
  useReadTags();
  return useAtomValue(tagsAtom).map(({ name }) => ({ value: name, text: `#${name}` }));
}
