import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "@/ui/actions/Link";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { isPlanned } from "@/i18n/progress";
import { useNames } from "@/i18n/useNames";
import { typedOf } from "@/parts/forms/typedMoney";
import { WhyButton } from "@/parts/why/WhyButton";
import { canEditAtom } from "@/state/budget/access";
import type { PlanningRow } from "@/state/budget/planning";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { useLongPress } from "@/ui/browser/useLongPress";
import { typedParts } from "@/ui/keypad/typedAmount";
import { Tag } from "@/ui/rows/Tag";
import css from "./PlanRow.module.css";
import { useFigure, wholeOf } from "./useFigure";
import { useRowTexts } from "./useRowTexts";

export interface PlanRowProps {
  row: PlanningRow;
  /** Typed so far, null while nothing was; left out of a row that is not being planned. */
  text?: string | null;
  /** A long press on the name. */
  onMenu: () => void;
  onPlan: () => void;
}

/** A category with its plan and what it cost before; a press on the amount plans it, its name leads to its page. */
export function PlanRow({ row, text, onMenu, onPlan }: PlanRowProps) {
  const name = useNames()(row.category.name);
  const { mark, isMore, left, shown } = useRowTexts(row);
  const isActive = text !== undefined;
  const line = useInSight(isActive);
  const press = useLongPress(undefined, onMenu);
  const over = useSpentTag(row);
  return (
    <li ref={line} className={css["PlanRow"]} data-active={isActive || undefined}>
      <IconTile icon={categoryIcon(row.category.icon)} />
      <span className={css["PlanRow-text"]}>
        <span className={css["PlanRow-title"]}>
          <Link to={`/categories/${row.categoryId}`} className={css["PlanRow-name"]} {...press}>
            <span>{name}</span>
          </Link>
          {mark !== null && (
            <Explained row={row} of="carried" text={mark}>
              <Tag tone={isMore ? "positive" : "overflow"} text={mark} />
            </Explained>
          )}
          {over && (
            <Explained row={row} of={over.of} text={over.text}>
              <Tag tone={over.of === "spent" ? "neutral" : "overflow"} text={over.text} />
            </Explained>
          )}
        </span>
        {(left !== null || shown !== "") && (
          <span className={css["PlanRow-sub"]}>
            {left !== null && (
              <Explained row={row} of="available" text={left}>
                {left}
              </Explained>
            )}
            {left !== null && shown !== "" && " · "}
            {shown}
          </span>
        )}
      </span>
      <PlannedAmount row={row} name={name} text={text} onPlan={onPlan} />
    </li>
  );
}

/** The amount over a plan; the amount spent where there is no plan to be over. */
function useSpentTag(row: PlanningRow) {
  const { t } = useTranslation();
  const { figure } = useFigure();
  if (Number(row.overflow) <= 0) return null;
  const of = isPlanned(row) ? ("available" as const) : ("spent" as const);
  const [key, rule] =
    of === "spent" ? (["planning.spentTag", "spent"] as const) : (["planning.overTag", "over"] as const);
  return { of, text: t(key, { amount: figure(wholeOf(row.overflow, rule), row.currencyCode) }) };
}

interface ExplainedProps {
  row: PlanningRow;
  of: "carried" | "available" | "spent";
  text: string;
  children: ReactNode;
}

/** A text whose number opens its sum. */
function Explained({ row, of, text, children }: ExplainedProps) {
  const money = useMoney();
  return (
    <WhyButton
      about={{ categoryId: row.categoryId, of }}
      amount={money(row[of], row.currencyCode).text}
      text={text}
    >
      {children}
    </WhyButton>
  );
}

interface AmountProps extends Pick<PlanRowProps, "row" | "onPlan"> {
  name: string;
  text: string | null | undefined;
}

/** The plan of a category; a press plans it. */
export function PlannedAmount({ row, name, text, onPlan }: AmountProps) {
  const { t } = useTranslation();
  const { figure } = useFigure();
  const { spoken } = useRowTexts(row);
  const canEdit = useAtomValue(canEditAtom);
  const amount = figure(row.budget, row.currencyCode);
  if (row.category.deleted || !canEdit) return <span className={css["PlanRow-fixed"]}>{amount}</span>;
  const label = [t("planning.amountLabel", { name, amount }), ...spoken].join(", ");
  const isActive = text !== undefined;
  return (
    <button
      type="button"
      className={css["PlanRow-amount"]}
      data-amount={row.categoryId}
      data-focused={isActive || undefined}
      aria-label={label}
      aria-pressed={isActive}
      onClick={onPlan}
    >
      {isActive ? <Typing row={row} text={text} /> : Number(row.budget) === 0 ? "—" : amount}
    </button>
  );
}

/** The old amount selected, or the typed one with a caret. */
function Typing({ row, text }: { row: PlanningRow; text: string | null }) {
  const like = useMoney()("0", row.currencyCode);
  const { whole, fraction } = typedParts(text ?? typedOf(row.budget), like);
  if (text === null) return <span className={css["PlanRow-selected"]}>{whole + fraction}</span>;
  return (
    <span>
      {whole + fraction}
      <i className={css["PlanRow-caret"]} />
    </span>
  );
}

/** Brings the row that is planned above the keypad. */
function useInSight(isActive: boolean) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return line;
}
