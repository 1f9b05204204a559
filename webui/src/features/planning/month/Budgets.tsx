import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { useNames } from "@/i18n/useNames";
import { useProgress } from "@/i18n/useProgress";
import { planningRowsAtom, type PlanningRow } from "@/state/budget/planning";
import { BudgetRow } from "@/ui/rows/BudgetRow";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { categoryIcon } from "@/ui/art/icons";
import { ListGroup } from "@/ui/rows/ListGroup";
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
      <Rows
        rows={rows}
        onPress={(row) => {
          if (row.category.deleted) onRestore();
          else onEdit(row);
        }}
      />
    </Section>
  );
}

interface RowsProps {
  rows: readonly PlanningRow[];
  onPress: (row: PlanningRow) => void;
}

function Rows({ rows, onPress }: RowsProps) {
  const [names, progress] = [useNames(), useProgress()];
  return (
    <ListGroup>
      {rows.map((row) => {
        const name = names(row.category.name);
        return (
          <BudgetRow
            key={row.categoryId}
            icon={categoryIcon(row.category.icon)}
            name={name}
            {...progress(name, row)}
            onPress={() => {
              onPress(row);
            }}
          />
        );
      })}
    </ListGroup>
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
