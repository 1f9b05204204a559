import { useTranslation } from "@/i18n/useTranslation";
import { Link } from "react-router";
import type { Planning } from "@/domain";
import { baseOf, isPlanned } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { Emphasis } from "@/parts/Emphasis";
import css from "./HeroSub.module.css";

/** Lines below the hero's number: what is still to come, and the amount a day or the part of the plan that is spent. */
export function HeroSub({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const show = (value: string) => money(value, planning.currencyCode).text;
  const { spent, left, upcoming, leftPerDay, daysLeft } = planning;
  if (!isPlanned(planning)) {
    return (
      <Link to="/planning" className={css["HeroSub-link"]}>
        {t("expenses.planFirst")}
      </Link>
    );
  }
  const coming = Number(upcoming) > 0 && t("expenses.afterComing", { amount: show(upcoming) });
  const isPerDay = leftPerDay !== null && daysLeft !== null && (Number(left) > 0 || coming !== false);
  const rest = isPerDay
    ? t("expenses.perDay", { amount: show(leftPerDay), count: daysLeft })
    : t("expenses.spentOf", { spent: show(spent), budget: show(baseOf(planning)) });
  return (
    <span className={css["HeroSub"]}>
      {coming !== false && (
        <span>
          <Emphasis text={coming} />
        </span>
      )}
      <span>
        <Emphasis text={rest} />
      </span>
    </span>
  );
}
