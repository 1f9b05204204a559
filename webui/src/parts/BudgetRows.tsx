import { useNavigate } from "react-router";
import { useNames } from "@/i18n/useNames";
import { useProgress } from "@/i18n/useProgress";
import type { PlanningRow } from "@/state/budget/planning";
import { categoryIcon } from "@/ui/art/icons";
import { BudgetRow } from "@/ui/rows/BudgetRow";
import { ListGroup } from "@/ui/rows/ListGroup";

export interface BudgetRowsProps {
  label?: string;
  rows: readonly PlanningRow[];
  onPress: (row: PlanningRow) => void;
}

/** Categories with their month, as rows with bars; a long press leads to the page of one. */
export function BudgetRows({ label, rows, onPress }: BudgetRowsProps) {
  const navigate = useNavigate();
  const [names, progress] = [useNames(), useProgress()];
  return (
    <ListGroup label={label}>
      {rows.map((row) => {
        const name = names(row.category.name);
        return (
          <BudgetRow
            key={row.categoryId}
            icon={categoryIcon(row.category.icon)}
            name={name}
            {...progress(name, row)}
            onPress={() => onPress(row)}
            onHold={() => void navigate(`/categories/${row.categoryId}`)}
          />
        );
      })}
    </ListGroup>
  );
}
