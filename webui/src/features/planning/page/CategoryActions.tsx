import { useAtomValue } from "@/state/useAtomValue";
import { ArchiveArrowUp, Pencil, Plus } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { months } from "@/domain";
import { monthInWords, monthName, monthWord } from "@/i18n/dates";
import { baseOf, isPlanned, ratioOf, wholePercent } from "@/i18n/progress";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { useUndoableChange } from "@/parts/useUndoToast";
import { WhyButton } from "@/parts/why/WhyButton";
import { canEditAtom } from "@/state/budget/access";
import type { CategoryView } from "@/state/budget/categories";
import { planningRowOfAtom, restorationOfAtom, type CategoryFigures } from "@/state/budget/categoryMonth";
import { monthViewAtom } from "@/state/budget/month";
import { monthPartAtom } from "@/state/budget/pace";
import { sourcesOfAtom } from "@/state/budget/planChanges";
import type { PlanningRow } from "@/state/budget/planning";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Icon } from "@/ui/art/Icon";
import { usePreload } from "@/ui/browser/onDemand";
import { Bar } from "@/ui/figures/Bar";
import { TakeFromSheet } from "../laterSheets";
import { PlanDock } from "../rows/laterDock";
import { PlannedAmount } from "../rows/PlanRow";
import { useRun } from "../rows/useRun";
import css from "./CategoryActions.module.css";

export interface CategoryActionsProps {
  category: CategoryView;
  figures: CategoryFigures;
}

/** Spent of the plan, and what can be done: plan, spend, or bring back what was put away. */
export function CategoryActions({ category, figures }: CategoryActionsProps) {
  const row = useAtomValue(planningRowOfAtom)(category.id);
  const isAway = useAtomValue(restorationOfAtom)(category.id) !== null;
  return (
    <>
      {isPlanned(figures) && <Spent category={category} figures={figures} />}
      {isAway || row === null ? <Restore category={category} /> : <Actions category={category} row={row} />}
    </>
  );
}

function Spent({ category, figures }: CategoryActionsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [part, { day }] = [useAtomValue(monthPartAtom), useAtomValue(monthViewAtom)];
  const show = (amount: string) => money(amount, figures.currencyCode).text;
  const percent = usePercent()(wholePercent(figures));
  const madeOf = useMadeOf(figures);
  const { id: categoryId } = category;
  const days = day && { day: day.number, days: day.of };
  return (
    <div className={css["Spent"]}>
      <p>
        <WhyButton about={{ categoryId, of: "available" }} amount={show(figures.available)} text={madeOf} />
      </p>
      <Bar
        ratio={ratioOf(figures)}
        label={days ? t("categoryPage.bar", { percent, ...days }) : t("progress.percentSpent", { percent })}
        today={part ?? undefined}
      />
      <div className={css["Spent-line"]}>
        <WhyButton
          about={{ categoryId, of: "spent" }}
          amount={show(figures.spent)}
          text={t("categoryPage.spentOf", { spent: show(figures.spent), budget: show(baseOf(figures)) })}
        />
        {days && <span>{t("categoryPage.day", days)}</span>}
      </div>
    </div>
  );
}

/** "$300.00 planned + $45.00 carried from October" */
function useMadeOf({ budget, carried, currencyCode }: CategoryFigures): string {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const before = months.add(useAtomValue(monthViewAtom).key, -1);
  const show = (amount: string) => money(amount, currencyCode).text;
  const amount = show(budget);
  if (Number(carried) === 0) return t("categoryPage.planned", { amount });
  if (Number(carried) > 0) {
    const month = monthInWords(before, language);
    return t("categoryPage.plannedCarried", { amount, carried: show(carried), month });
  }
  const less = show(carried.replace("-", ""));
  return t("categoryPage.plannedLess", { amount, less, month: monthWord(before, language) });
}

/** Both ways on; while the category is planned, its amount stands in their place, above the keypad. */
function Actions({ category, row }: { category: CategoryView; row: PlanningRow }) {
  const { t } = useTranslation();
  const { run, next, start, type, take, carry, step, end } = useRun([row]);
  usePreload(PlanDock.preload);
  const name = useNames()(category.name);
  const edit = useFocusAfter(run !== null);
  const canEdit = useAtomValue(canEditAtom);
  if (run === null && !canEdit) return null;
  if (run !== null) {
    return (
      <div className={css["Planning"]} ref={intoSight}>
        <span>{t("planning.planned")}</span>
        <PlannedAmount row={row} name={name} text={run.text} onPlan={end} />
        <PlanDock
          missing={null}
          run={run}
          next={next}
          onType={type}
          onTake={take}
          onCarry={carry}
          onStep={step}
          onEnd={end}
        />
      </div>
    );
  }
  return (
    <ButtonRow>
      {Number(row.overflow) > 0 && <TakeFrom row={row} />}
      <Button ref={edit} kind="tonal" grow glyph={Pencil} onClick={() => start(row)}>
        {t(Number(row.budget) > 0 ? "categoryPage.editBudget" : "categoryPage.plan")}
      </Button>
      <ButtonLink to={`/add?category=${category.id}`} grow>
        <Icon glyph={Plus} size={20} />
        {t("expenses.add")}
      </ButtonLink>
    </ButtonRow>
  );
}

/** Way to take what is over out of another plan. */
function TakeFrom({ row }: { row: PlanningRow }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (useAtomValue(sourcesOfAtom)(row.categoryId).length === 0) return null;
  return (
    <>
      <Button kind="tonal" grow onClick={() => setOpen(true)}>
        {t("planning.takeFrom")}
      </Button>
      <TakeFromSheet open={isOpen} row={row} onClose={close} />
    </>
  );
}

/** Brings what is planned above the keypad. */
function intoSight(line: HTMLElement | null) {
  line?.scrollIntoView({ block: "nearest" });
}

/** Once the keypad is gone, the focus is on the button that opened it. */
function useFocusAfter(isPlanning: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isPlanning);
  useLayoutEffect(() => {
    if (was.current && !isPlanning) button.current?.focus({ preventScroll: true });
    was.current = isPlanning;
  }, [isPlanning]);
  return button;
}

/** An archived category takes no expense, and one that was removed from the month has no plan. */
function Restore({ category }: { category: CategoryView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = useNames()(category.name);
  const { key } = useAtomValue(monthViewAtom);
  const operation = useAtomValue(restorationOfAtom)(category.id);
  const change = useUndoableChange();
  const canEdit = useAtomValue(canEditAtom);
  if (operation === null) return null;
  const text = t("planning.restored", { name });
  const month = monthName(key, language);
  return (
    <>
      <p className={css["Away"]}>
        {category.deleted ? t("planning.archivedHere") : t("planning.removedHere", { month })}
      </p>
      {canEdit && (
        <Button
          kind="tonal"
          glyph={ArchiveArrowUp}
          onClick={() => void change({ operation, text, undo: null })}
        >
          {t("planning.restoreLabel", { name })}
        </Button>
      )}
    </>
  );
}
