import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { limits, type Named } from "@/domain";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useMemberNames } from "@/parts/shares/useMembers";
import { useRuleText } from "@/parts/shares/useRuleText";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { entryByIdAtom } from "@/state/budget/history";
import { listsAtom } from "@/state/budget/lists";
import { plannedByIdAtom } from "@/state/budget/planChanges";
import { schedulesAtom } from "@/state/budget/schedules";
import { workspaceAtom } from "@/state/budget/workspace";
import { accountIcon, categoryIcon, type NamedIcon } from "@/ui/art/icons";
import { entryIcon } from "@/ui/rows/entryIcon";

/** Names, icons and texts that describe changes. */
export type Labels = ReturnType<typeof useLabels>;

/** Return the names and icons of the open budget as they are now; a deleted one says so. */
export function useLabels() {
  const { t } = useTranslation();
  const [named, money, language] = [useNames(), useMoney(), useLanguage()];
  const [categories, accounts] = [useAtomValue(categoryByIdAtom), useAtomValue(accountByIdAtom)];
  const [lists, entryOf] = [useAtomValue(listsAtom), useAtomValue(entryByIdAtom)];
  const planned = useAtomValue(plannedByIdAtom);
  const schedules = useAtomValue(schedulesAtom);
  const workspace = useAtomValue(workspaceAtom);
  const { nameOf } = useMemberNames();
  const rule = useRuleText();
  const gone = t("notSaved.gone");
  const currencyCode = workspace?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const month = (date: string) => monthName(date.slice(0, 7), language);
  const category = (id: string | null): Named<NamedIcon> => {
    const category = categories.get(id ?? "");
    return { name: category ? named(category.name) : gone, icon: categoryIcon(category?.icon ?? "") };
  };
  return {
    t,
    named,
    month,
    category,
    account: (id: string) => {
      const account = accounts.get(id);
      return { name: account ? named(account.name) : gone, icon: accountIcon(account?.icon ?? "") };
    },
    currency: (accountId: string) => accounts.get(accountId)?.currency,
    list: (id: string) => lists.find((each) => each.id === id)?.name ?? gone,
    entry: (id: string) => {
      const entry = entryOf(id);
      const label = entry === undefined ? gone : (entry.categoryLabel ?? t(`history.kind.${entry.kind}`));
      const icon = entryIcon(entry?.kind ?? "expense", entry?.icon ?? "");
      return { name: named(label), icon, day: entry?.localDay };
    },
    member: nameOf,
    rule,
    schedule: (id: string) => {
      const schedule = schedules.find((each) => each.id === id);
      if (schedule === undefined) return { name: gone, icon: entryIcon("expense", "") };
      const { name, icon } = category(schedule.categoryId);
      const label = schedule.kind === "expense" ? name : t(`history.kind.${schedule.kind}`);
      const drawn = schedule.kind === "expense" ? icon : entryIcon(schedule.kind, "");
      return { name: schedule.note === "" ? label : schedule.note, icon: drawn };
    },
    planned: (id: string) => {
      const plan = planned.get(id);
      return { ...category(plan?.categoryId ?? null), month: plan === undefined ? "" : month(plan.date) };
    },
    workspace: workspace?.name ?? gone,
    currencyCode,
    money: (value: string, code = currencyCode) => money(value, code),
    spent: (value: string, code = currencyCode) => money(`-${value}`, code),
  };
}
