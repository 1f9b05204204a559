import { useAtomValue } from "@/state/useAtomValue";
import { useCounted } from "@/i18n/useCounted";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { categoriesAtom } from "@/state/budget/categories";
import { peopleAtom } from "@/state/budget/people";
import { workspaceAtom } from "@/state/budget/workspace";
import { userAtom } from "@/state/session/session";

const [LEVEL, BUDGET, LEFT, EXPENSE, DAYS] = [80, "180.00", "36.00", "12.50", 9];

/** Texts of alerts as they look, with names of this workspace. */
export function useExample() {
  const { t } = useTranslation();
  const [names, money, percent, counted] = [useNames(), useMoney(), usePercent(), useCounted()];
  const user = useAtomValue(userAtom);
  const other = useAtomValue(peopleAtom).find(({ userId }) => userId !== user?.id);
  const [category] = useAtomValue(categoriesAtom);
  const code = useAtomValue(workspaceAtom)?.currencyCode ?? "";
  const amount = (value: string) => money(value, code).text;
  const [name, person] = [names(category?.name ?? "Food"), other?.name ?? t("alerts.person")];
  const days = counted("alerts.days", DAYS);
  return {
    level: t("alerts.level", { name, level: percent(LEVEL) }),
    rest: t("alerts.rest", { left: amount(LEFT), budget: amount(BUDGET), days }),
    days,
    booking: t("alerts.booking", { person, category: name }),
    booked: t("alerts.booked"),
    bookedValue: t("alerts.bookedValue", { value: amount(EXPENSE) }),
  };
}
