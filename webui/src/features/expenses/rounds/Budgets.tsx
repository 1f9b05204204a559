import { useTranslation } from "react-i18next";
import { useNames } from "@/i18n/useNames";
import { useProgress } from "@/i18n/useProgress";
import type { PlanningRow } from "@/state/budget/planning";
import { BudgetRow } from "@/ui/rows/BudgetRow";
import { categoryIcon } from "@/ui/art/icons";
import { ListGroup } from "@/ui/rows/ListGroup";

export interface BudgetsProps {
  rows: readonly PlanningRow[];
  onAdd: (categoryId: string) => void;
}

/** Categories as rows with bars. */
export function Budgets({ rows, onAdd }: BudgetsProps) {
  const { t } = useTranslation();
  const [names, progress] = [useNames(), useProgress()];
  return (
    <ListGroup label={t("expenses.list")}>
      {rows.map((row) => {
        const name = names(row.category.name);
        return (
          <BudgetRow
            key={row.categoryId}
            icon={categoryIcon(row.category.icon)}
            name={name}
            {...progress(name, row)}
            onPress={() => {
              onAdd(row.categoryId);
            }}
          />
        );
      })}
    </ListGroup>
  );
}
