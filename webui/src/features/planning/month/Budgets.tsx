import { useAtomValue } from "@/state/useAtomValue";
import { Plus } from "lucide-react";
import { useState, useLayoutEffect, useRef } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { categoriesAtom } from "@/state/budget/categories";
import { monthAtom } from "@/state/budget/month";
import { planningRowsAtom, type PlanningRow } from "@/state/budget/planning";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { usePreload } from "@/ui/browser/onDemand";
import { ListGroup } from "@/ui/rows/ListGroup";
import { overFirst, overFirstAtom } from "../order/overFirst";
import { OverFirstSwitch, ReorderRows } from "../order/ReorderRows";
import { PlanDock } from "../rows/laterDock";
import { PlanRow } from "../rows/PlanRow";
import { useRun, type Run } from "../rows/useRun";
import css from "../rows/PlanRows.module.css";

export interface BudgetsProps {
  onAdd: () => void;
  onEdit: (row: PlanningRow) => void;
  /** An archived category can only be restored. */
  onRestore: () => void;
}

/** The month's categories, to be planned or put in order. */
export function Budgets(props: BudgetsProps) {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  const [isReordering, setReordering] = useState(false);
  const [rows, count] = [useAtomValue(planningRowsAtom), useAtomValue(categoriesAtom).length];
  if (rows.length === 0) return <Empty onAdd={props.onAdd} />;
  // One category alone has no order.
  if (canEdit && isReordering && count > 1) {
    return <Reordering onDone={() => setReordering(false)} />;
  }
  return (
    <>
      <Planned {...props} rows={rows} onReorder={canEdit && count > 1 ? () => setReordering(true) : null} />
      {canEdit && (
        <Button kind="text" glyph={Plus} onClick={props.onAdd}>
          {t("planning.addCategory")}
        </Button>
      )}
    </>
  );
}

interface PlannedProps extends BudgetsProps {
  rows: readonly PlanningRow[];
  onReorder: (() => void) | null;
}

function Planned({ rows, onEdit, onRestore, onReorder }: PlannedProps) {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  const month = useAtomValue(monthAtom);
  const isOverFirst = useAtomValue(overFirstAtom);
  const title = isOverFirst
    ? t("planning.categoriesOverFirst", { count: rows.length })
    : t("planning.categories", { count: rows.length });
  return (
    <Section>
      <SectionHeader title={title}>
        {onReorder && (
          <button type="button" onClick={onReorder}>
            {t("planning.reorder")}
          </button>
        )}
      </SectionHeader>
      <PlanRows
        key={month}
        label={title}
        rows={isOverFirst ? overFirst(rows) : rows}
        onMenu={(row) => {
          if (!canEdit) return;
          if (row.category.deleted) onRestore();
          else onEdit(row);
        }}
      />
    </Section>
  );
}

function Reordering({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const title = t("planning.dragToReorder");
  return (
    <>
      <Section>
        <SectionHeader title={title}>
          <button type="button" onClick={onDone}>
            {t("planning.done")}
          </button>
        </SectionHeader>
        <ReorderRows label={title} />
      </Section>
      <OverFirstSwitch />
    </>
  );
}

function Empty({ onAdd }: Pick<BudgetsProps, "onAdd">) {
  const { t } = useTranslation();
  return (
    <EmptyState art="ring" title={t("planning.emptyTitle")} text={t("planning.emptyText")}>
      {useAtomValue(canEditAtom) && (
        <Button size="l" onClick={onAdd}>
          {t("planning.addCategory")}
        </Button>
      )}
    </EmptyState>
  );
}

interface PlanRowsProps {
  label: string;
  rows: readonly PlanningRow[];
  /** A long press on the name of one. */
  onMenu: (row: PlanningRow) => void;
}

/** Categories of the month, planned in place. */
function PlanRows({ label, rows, onMenu }: PlanRowsProps) {
  const { run, next, start, type, take, carry, step, end } = useRun(rows);
  const list = useFocusAfter(run);
  usePreload(PlanDock.preload);
  return (
    <div ref={list} className={css["PlanRows"]} data-docked={run ? "" : undefined}>
      <ListGroup label={label}>
        {standing(rows, run).map((row) => (
          <PlanRow
            key={row.categoryId}
            row={row}
            {...(run?.row.categoryId === row.categoryId && { text: run.text })}
            onMenu={() => {
              end();
              onMenu(row);
            }}
            onPlan={() => start(row)}
          />
        ))}
      </ListGroup>
      {run && (
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
      )}
    </div>
  );
}

/** The rows as they stood when the run began. */
function standing(rows: readonly PlanningRow[], run: Run | null): readonly PlanningRow[] {
  if (run === null) return rows;
  const place = new Map(run.ids.map((id, index) => [id, index]));
  const placeOf = ({ categoryId }: PlanningRow) => place.get(categoryId) ?? place.size;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Once the keypad is gone, the focus is on the amount it wrote last. */
function useFocusAfter(run: Run | null) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  const categoryId = run?.row.categoryId ?? null;
  useLayoutEffect(() => {
    if (categoryId === null && last.current !== null) {
      const amount = list.current?.querySelector<HTMLElement>(`[data-amount="${CSS.escape(last.current)}"]`);
      amount?.focus({ preventScroll: true });
    }
    last.current = categoryId;
  }, [categoryId]);
  return list;
}
