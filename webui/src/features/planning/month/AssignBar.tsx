import { useAtomValue } from "@/state/useAtomValue";
import { Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { money as rule, type Planning } from "@/domain";
import { baseOf, isPlanned } from "@/i18n/progress";
import { monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { MonthNotes } from "@/parts/MonthNotes";
import { useLastNumber } from "@/parts/useLastNumber";
import { useRunLoading } from "@/parts/useRunLoading";
import { WhyButton } from "@/parts/why/WhyButton";
import { monthAtom } from "@/state/budget/month";
import { planningAtom } from "@/state/budget/planning";
import { loadPlanStatisticsAtom, planRunAtom } from "@/state/budget/statistics";
import { Icon } from "@/ui/art/Icon";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { useFigure } from "../rows/useFigure";
import css from "./AssignBar.module.css";

interface BarProps {
  planning: Planning;
  /** Opens the form of the expected income; left out for whoever may not change it. */
  onIncome: (() => void) | undefined;
}

/** The month's plan against the income: what is still to assign. Without an income, against what was spent. */
export function AssignBar({ onIncome }: Pick<BarProps, "onIncome">) {
  const planning = useAtomValue(planningAtom);
  useRunLoading(planRunAtom, loadPlanStatisticsAtom);
  if (planning === null) return null;
  return (
    <section className={css["AssignBar"]}>
      {planning.expectedIncome === null ? (
        <Left planning={planning} onIncome={onIncome} />
      ) : (
        <ToAssign planning={planning} onIncome={onIncome} />
      )}
      <MonthNotes planning={planning} />
    </section>
  );
}

function ToAssign({ planning, onIncome }: BarProps) {
  const { t } = useTranslation();
  const { withSymbol } = useFigure();
  const show = (amount: string) => withSymbol(amount, planning.currencyCode);
  const rest = rule.fromText(planning.toAssign ?? "0.00");
  const toAssign = show(rule.formatText(rest));
  const isOver = rest < rule.ZERO;
  useLastNumber("planning", t("planning.toAssign"), toAssign);
  const over = isOver && t("planning.overIncome", { amount: show(rule.formatText(rule.abs(rest))) });
  return (
    <>
      <Sum
        figures={[
          [t("planning.incomeExpected"), show(planning.expectedIncome ?? "0.00"), onIncome],
          [t("planning.planned"), <Explained key="budget" planning={planning} of="budget" />],
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

function Left({ planning, onIncome }: BarProps) {
  const { t } = useTranslation();
  const spent = [
    t("planning.spent"),
    <Explained key="spent" planning={planning} of="spent" />,
  ] as const satisfies Figure;
  return (
    <>
      {isPlanned(planning) ? (
        <OfPlan planning={planning} spent={spent} />
      ) : (
        <Unplanned planning={planning} spent={spent} />
      )}
      {onIncome && (
        <button type="button" className={css["AssignBar-income"]} onClick={onIncome}>
          <Icon glyph={Plus} size={16} />
          {t("planning.incomeExpected")}
        </button>
      )}
    </>
  );
}

function Unplanned({ planning, spent }: { planning: Planning; spent: Figure }) {
  const { t } = useTranslation();
  const { withSymbol } = useFigure();
  const month = monthWord(useAtomValue(monthAtom), useLanguage());
  const isNothing = Number(planning.spent) === 0;
  useLastNumber(
    "planning",
    isNothing ? t("expenses.noPlan", { month }) : t("planning.spent"),
    isNothing ? "" : withSymbol(planning.spent, planning.currencyCode),
  );
  return <Sum figures={[spent]} />;
}

function OfPlan({ planning, spent }: { planning: Planning; spent: Figure }) {
  const { t } = useTranslation();
  const { withSymbol } = useFigure();
  const show = (amount: string) => withSymbol(amount, planning.currencyCode);
  const isOver = Number(planning.overflow) > 0;
  const isCarried = Number(planning.carried) !== 0;
  const rest = show(isOver ? planning.overflow : planning.left);
  const label = t(isOver ? "planning.over" : "planning.left");
  useLastNumber("planning", label, rest);
  return (
    <Sum
      figures={[
        [t(isCarried ? "planning.plannedAndCarried" : "planning.planned"), show(baseOf(planning))],
        spent,
        [label, <Explained key="available" planning={planning} of="available" text={rest} />],
      ]}
      isOver={isOver}
    />
  );
}

interface ExplainedProps {
  planning: Planning;
  of: "available" | "budget" | "spent";
  /** The number where it is shown in other words. */
  text?: string;
}

/** A figure whose number opens its sum. */
function Explained({ planning, of, text }: ExplainedProps) {
  const { withSymbol } = useFigure();
  const amount = withSymbol(planning[of], planning.currencyCode);
  return (
    <WhyButton about={{ categoryId: null, of }} amount={amount} text={text === amount ? undefined : text}>
      {text ?? amount}
    </WhyButton>
  );
}

type Figure = readonly [name: string, amount: ReactNode, onPress?: (() => void) | undefined];

/** The first figure less the second is the third. */
function Sum({ figures, isOver = false }: { figures: readonly Figure[]; isOver?: boolean }) {
  return (
    <dl className={css["AssignBar-sum"]} data-over={isOver || undefined}>
      {figures.map(([name, amount, onPress]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {onPress && typeof amount === "string" ? (
              <Pressed label={`${name}, ${amount}`} amount={amount} onPress={onPress} />
            ) : (
              amount
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure that is changed by a press. */
function Pressed({ label, amount, onPress }: { label: string; amount: string; onPress: () => void }) {
  return (
    <button type="button" className={css["AssignBar-figure"]} aria-label={label} onClick={onPress}>
      {amount}
      <Icon glyph={Pencil} size={14} />
    </button>
  );
}
