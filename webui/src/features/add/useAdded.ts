import { useStore } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import type { ReplaceTransfer } from "@/domain";
import { isPlanned } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { monthViewAtom } from "@/state/budget/month";
import { planningRowsAtom } from "@/state/budget/planning";
import { workspaceAtom } from "@/state/budget/workspace";
import { todayAtom } from "@/state/device";
import { categoriesOf, type EntryBody } from "./booking";

/** Return a function that says what was just added: its amount, where, and what its category has left. */
export function useAdded(): (entry: EntryBody) => string {
  const [spent, arrived] = [useSpent(), useArrived()];
  return (entry) => (entry.kind === "transfer" ? arrived(entry.body) : spent(entry));
}

function useSpent() {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  const categories = useAtomValue(categoryByIdAtom);
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode ?? "";
  const restOf = useRestAfter();
  return ({ kind, body }: Exclude<EntryBody, { kind: "transfer" }>): string => {
    const { value, currencyCode = workspaceCurrency, date } = body;
    const isRefund = kind === "refund";
    const amount = money(isRefund ? value : `-${value}`, currencyCode, { signed: isRefund }).text;
    const ids = categoriesOf(body);
    const category = ids.map((id) => names(categories.get(id)?.name ?? "")).join(", ");
    const [only = "", ...others] = ids;
    // The rests of several categories stand on their rings.
    const rest = others.length > 0 ? null : restOf(only, date?.slice(0, 10) ?? null);
    return rest === null
      ? t("add.added", { amount, category })
      : t("add.addedRest", { amount, category, rest });
  };
}

/** Amount a planned category has free in the month in view, read after the booking; null in another month. */
function useRestAfter() {
  const { t } = useTranslation();
  const money = useMoney();
  const store = useStore();
  return (categoryId: string, day: string | null): string | null => {
    const { firstDay, lastDay } = store.get(monthViewAtom);
    const booked = day ?? store.get(todayAtom);
    const row = store.get(planningRowsAtom).find((each) => each.categoryId === categoryId);
    if (booked < firstDay || booked > lastDay || row === undefined || !isPlanned(row)) return null;
    const text = (value: string) => money(value.replace("-", ""), row.currencyCode).text;
    const values = { amount: text(row.free), coming: text(row.upcoming) };
    const rest = Number(row.free) < 0 ? "over" : "left";
    return t(Number(row.upcoming) > 0 ? `add.${rest}AfterComing` : `add.${rest}`, values);
  };
}

function useArrived() {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  const accounts = useAtomValue(accountByIdAtom);
  return ({ accountId, value }: ReplaceTransfer): string => {
    const account = accounts.get(accountId);
    const amount = money(value, account?.currency ?? "", { signed: true }).text;
    return t("add.arrived", { amount, account: names(account?.name ?? "") });
  };
}
