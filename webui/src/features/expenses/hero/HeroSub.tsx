import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { Link } from "@/ui/actions/Link";
import type { Planning } from "@/domain";
import { baseOf, isPlanned } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { Emphasis } from "@/parts/Emphasis";
import { canEditAtom } from "@/state/budget/access";
import css from "./HeroSub.module.css";

/** Lines below the hero's number: what it leaves out, and the amount a day or the part of the plan that is spent. */
export function HeroSub({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const show = (value: string) => money(value, planning.currencyCode).text;
  const { spent, left, leftPerDay, daysLeft } = planning;
  const after = useAfter(planning);
  const canEdit = useAtomValue(canEditAtom);
  if (!isPlanned(planning)) {
    return canEdit && <Link to="/planning">{t("expenses.planFirst")}</Link>;
  }
  const isPerDay = leftPerDay !== null && daysLeft !== null && (Number(left) > 0 || after !== null);
  const rest = isPerDay
    ? t("expenses.perDay", { amount: show(leftPerDay), count: daysLeft })
    : t("expenses.spentOf", { spent: show(spent), budget: show(baseOf(planning)) });
  return (
    <span className={css["HeroSub"]}>
      {after !== null && (
        <span>
          <Emphasis text={after} />
        </span>
      )}
      <span>
        <Emphasis text={rest} />
      </span>
    </span>
  );
}

/** Amounts still to come and set aside for targets: neither is free. Null where there is nothing of them. */
function useAfter({ upcoming, setAside, currencyCode }: Planning): string | null {
  const { t } = useTranslation();
  const money = useMoney();
  const show = (value: string) => money(value, currencyCode).text;
  const [hasComing, hasAside] = [Number(upcoming) > 0, Number(setAside) > 0];
  if (hasComing && hasAside) {
    return t("expenses.afterBoth", { coming: show(upcoming), aside: show(setAside) });
  }
  if (hasAside) return t("expenses.afterAside", { amount: show(setAside) });
  return hasComing ? t("expenses.afterComing", { amount: show(upcoming) }) : null;
}
