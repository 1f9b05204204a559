import type { Translate } from "@/i18n/translate";
import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { limits, type AmountParts } from "@/domain";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { entryByIdAtom } from "@/state/budget/history";
import { listsAtom } from "@/state/budget/lists";
import { plannedByIdAtom } from "@/state/budget/planning";
import { workspaceAtom } from "@/state/budget/workspace";
import { accountIcon, categoryIcon, type NamedIcon } from "@/ui/art/icons";
import { entryIcon } from "@/ui/rows/entryIcon";

interface Named {
  readonly name: string;
  readonly icon: NamedIcon;
}

/** Present names and icons of the things a change is about; a deleted one says so. */
export interface Things {
  readonly t: Translate;
  readonly named: (name: string) => string;
  readonly category: (id: string | null) => Named;
  readonly account: (id: string) => Named;
  /** The one an account is kept in. */
  readonly currency: (accountId: string) => string | undefined;
  readonly list: (id: string) => string;
  readonly entry: (id: string) => Named & { readonly day: string | undefined };
  /** The category and the month of a stored budget. */
  readonly planned: (id: string) => Named & { readonly month: string };
  readonly month: (date: string) => string;
  readonly workspace: string;
  /** The workspace's. */
  readonly currencyCode: string;
  readonly money: (value: string, currencyCode?: string) => AmountParts;
  /** As the history writes it. */
  readonly spent: (value: string, currencyCode?: string) => AmountParts;
}

export function useThings(): Things {
  const { t } = useTranslation();
  const [named, money, language] = [useNames(), useMoney(), useLanguage()];
  const [categories, accounts] = [useAtomValue(categoryByIdAtom), useAtomValue(accountByIdAtom)];
  const [lists, entries] = [useAtomValue(listsAtom), useAtomValue(entryByIdAtom)];
  const planned = useAtomValue(plannedByIdAtom);
  const workspace = useAtomValue(workspaceAtom);
  const gone = t("notSaved.gone");
  const currencyCode = workspace?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const month = (date: string) => monthName(date.slice(0, 7), language);
  const category = (id: string | null): Named => {
    const found = categories.get(id ?? "");
    return { name: found ? named(found.name) : gone, icon: categoryIcon(found?.icon ?? "") };
  };
  return {
    t,
    named,
    month,
    category,
    account: (id) => {
      const found = accounts.get(id);
      return { name: found ? named(found.name) : gone, icon: accountIcon(found?.icon ?? "") };
    },
    currency: (accountId) => accounts.get(accountId)?.currency,
    list: (id) => lists.find((each) => each.id === id)?.name ?? gone,
    entry: (id) => {
      const found = entries.get(id);
      const label = found === undefined ? gone : (found.categoryLabel ?? t(`history.kind.${found.kind}`));
      const icon = entryIcon(found?.kind ?? "expense", found?.icon ?? "");
      return { name: named(label), icon, day: found?.localDay };
    },
    planned: (id) => {
      const found = planned.get(id);
      return { ...category(found?.categoryId ?? null), month: found === undefined ? "" : month(found.date) };
    },
    workspace: workspace?.name ?? gone,
    currencyCode,
    money: (value, code = currencyCode) => money(value, code),
    spent: (value, code = currencyCode) => money(`-${value}`, code),
  };
}
