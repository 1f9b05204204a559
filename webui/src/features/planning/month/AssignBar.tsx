import { useAtomValue } from "jotai";
import { money as rule, type Planning } from "@/domain";
import { monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { MonthNotes } from "@/parts/MonthNotes";
import { useRunLoading } from "@/parts/useRunLoading";
import { planningAtom } from "@/state/budget/planning";
import { loadPlanStatisticsAtom, planRunAtom } from "@/state/budget/statistics";
import { lastIncomeAtom, lastMonthAtom } from "@/state/budget/suggestions";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { useFigure } from "../rows/useFigure";
import css from "./AssignBar.module.css";

/** The month's plan against the income: what is still to assign. Without an income, against what was spent. */
export function AssignBar() {
  const planning = useAtomValue(planningAtom);
  const income = useAtomValue(lastIncomeAtom);
  useRunLoading(planRunAtom, loadPlanStatisticsAtom);
  if (planning === null) return null;
  return (
    <section className={css["AssignBar"]}>
      {income === null ? <Left planning={planning} /> : <ToAssign planning={planning} income={income} />}
      <MonthNotes planning={planning} />
    </section>
  );
}

function ToAssign({ planning, income }: { planning: Planning; income: string }) {
  const { t } = useTranslation();
  const { withSymbol } = useFigure();
  const month = monthShort(useAtomValue(lastMonthAtom) ?? planning.date, useLanguage());
  const rest = rule.fromText(income) - rule.fromText(planning.budget);
  const show = (amount: string) => withSymbol(amount, planning.currencyCode);
  const toAssign = show(rule.formatText(rest));
  const isOver = rest < rule.ZERO;
  const over = isOver && t("planning.overIncome", { amount: show(rule.formatText(rule.abs(rest))) });
  return (
    <>
      <Sum
        figures={[
          [t("planning.income", { month }), show(income)],
          [t("planning.planned"), show(planning.budget)],
          [t("planning.toAssign"), toAssign],
        ]}
        isOver={isOver}
      />
      {over && <p className={css["AssignBar-over"]}>{over}</p>}
      <VisuallyHidden role="status">
        {[`${t("planning.toAssign")} ${toAssign}`, over].filter(Boolean).join(", ")}
      </VisuallyHidden>
    </>
  );
}

function Left({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const { withSymbol } = useFigure();
  const show = (amount: string) => withSymbol(amount, planning.currencyCode);
  const isOver = Number(planning.overflow) > 0;
  return (
    <Sum
      figures={[
        [t("planning.planned"), show(planning.budget)],
        [t("planning.spent"), show(planning.spent)],
        isOver ? [t("planning.over"), show(planning.overflow)] : [t("planning.left"), show(planning.left)],
      ]}
      isOver={isOver}
    />
  );
}

type Figure = readonly [name: string, amount: string];

/** The first figure less the second is the third. */
function Sum({ figures, isOver }: { figures: readonly Figure[]; isOver: boolean }) {
  return (
    <dl className={css["AssignBar-sum"]} data-over={isOver || undefined}>
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
