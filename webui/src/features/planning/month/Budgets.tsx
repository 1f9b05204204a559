import { useAtomValue } from "@/state/useAtomValue";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { categoriesAtom } from "@/state/budget/categories";
import { monthAtom } from "@/state/budget/month";
import { planningRowsAtom, type PlanningRow } from "@/state/budget/planning";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { overFirst, overFirstAtom } from "../order/overFirst";
import { OverFirstSwitch, ReorderRows } from "../order/ReorderRows";
import { PlanRows } from "../rows/PlanRows";

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
