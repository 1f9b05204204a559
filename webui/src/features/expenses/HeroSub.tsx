import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Planning } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import css from "./HeroSub.module.css";

const BOLD = { b: <b /> };

/** What explains the hero's number: so much a day for so many days, or how much of the plan is spent. */
export function HeroSub({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const show = (value: string) => money(value, planning.currencyCode).text;
  const { budget, spent, left, leftPerDay, daysLeft } = planning;
  if (Number(budget) === 0) {
    return (
      <Link to="/planning" className={css["HeroSub-link"]}>
        {t("expenses.planFirst")}
      </Link>
    );
  }
  if (leftPerDay === null || daysLeft === null || Number(left) === 0) {
    const values = { spent: show(spent), budget: show(budget) };
    return (
      <span>
        <Trans t={t} i18nKey="expenses.spentOf" values={values} components={BOLD} />
      </span>
    );
  }
  const values = { amount: show(leftPerDay) };
  return (
    <span>
      <Trans t={t} i18nKey="expenses.perDay" count={daysLeft} values={values} components={BOLD} />
    </span>
  );
}
