import { useTranslation } from "@/i18n/useTranslation";
import { Link } from "react-router";
import type { Planning } from "@/domain";
import { baseOf, isPlanned } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { Emphasis } from "@/parts/Emphasis";
import css from "./HeroSub.module.css";

/** Line below the hero's number: the amount a day, or the part of the plan that is spent. */
export function HeroSub({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const show = (value: string) => money(value, planning.currencyCode).text;
  const { spent, left, leftPerDay, daysLeft } = planning;
  if (!isPlanned(planning)) {
    return (
      <Link to="/planning" className={css["HeroSub-link"]}>
        {t("expenses.planFirst")}
      </Link>
    );
  }
  if (leftPerDay === null || daysLeft === null || Number(left) === 0) {
    const values = { spent: show(spent), budget: show(baseOf(planning)) };
    return (
      <span>
        <Emphasis text={t("expenses.spentOf", values)} />
      </span>
    );
  }
  const values = { amount: show(leftPerDay), count: daysLeft };
  return (
    <span>
      <Emphasis text={t("expenses.perDay", values)} />
    </span>
  );
}
