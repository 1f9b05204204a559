import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { BudgetRows } from "@/parts/BudgetRows";
import { planningRowsAtom, type PlanningRow } from "@/state/budget/planning";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

export interface BudgetsProps {
  onAdd: () => void;
  onEdit: (row: PlanningRow) => void;
  /** An archived category was pressed: it can only be restored. */
  onRestore: () => void;
}

/** The month's categories; a press on one changes its plan. */
export function Budgets({ onAdd, onEdit, onRestore }: BudgetsProps) {
  const { t } = useTranslation();
  const rows = useAtomValue(planningRowsAtom);
  if (rows.length === 0) return <Empty onAdd={onAdd} />;
  return (
    <Section>
      <SectionHeader title={t("planning.categories", { count: rows.length })}>
        <button type="button" aria-label={t("planning.addCategory")} onClick={onAdd}>
          {t("planning.add")}
        </button>
      </SectionHeader>
      <BudgetRows
        rows={rows}
        onPress={(row) => {
          if (row.category.deleted) onRestore();
          else onEdit(row);
        }}
      />
    </Section>
  );
}

function Empty({ onAdd }: Pick<BudgetsProps, "onAdd">) {
  const { t } = useTranslation();
  return (
    <EmptyState art="ring" title={t("planning.emptyTitle")} text={t("planning.emptyText")}>
      <Button size="l" onClick={onAdd}>
        {t("planning.addCategory")}
      </Button>
    </EmptyState>
  );
}
