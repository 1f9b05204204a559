import { useNavigate } from "react-router";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { planningRowsAtom, type PlanningRow } from "@/state/budget/planning";
import { expensesViewAtom } from "@/state/budget/settings";
import { late } from "@/parts/late";
import { CategoryRound } from "@/parts/CategoryRound";
import { canEditAtom } from "@/state/budget/access";
import { RoundAdd } from "@/ui/rows/Round";
import { RoundGrid } from "@/ui/rows/RoundGrid";

/** Fetched after the first look, and before where somebody chose them. */
const BudgetRows = late(async () => (await import("../later")).BudgetRows, "first");

/** Fetches the rows before somebody chooses them. */
export const preloadRows = BudgetRows.preload;

export interface CategoriesProps {
  onAdd: (categoryId: string) => void;
}

/** The month's categories in the chosen view. Archived ones take no new expense: they are Planning's. */
export function Categories({ onAdd }: CategoriesProps) {
  const { t } = useTranslation();
  const rows = useAtomValue(planningRowsAtom).filter(({ category }) => !category.deleted);
  const isList = useAtomValue(expensesViewAtom) === "list-view";
  if (!isList) return <Rounds rows={rows} onAdd={onAdd} />;
  return (
    <BudgetRows label={t("expenses.list")} rows={rows} onPress={({ categoryId }) => onAdd(categoryId)} />
  );
}

interface RoundsProps {
  rows: readonly PlanningRow[];
  onAdd: (categoryId: string) => void;
}

/** Categories as rings that fill; a tap adds an expense. */
function Rounds({ rows, onAdd }: RoundsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <RoundGrid>
      {rows.map((row) => (
        <li key={row.categoryId}>
          <CategoryRound
            category={row.category}
            row={row}
            to={`/categories/${row.categoryId}`}
            onPress={() => onAdd(row.categoryId)}
          />
        </li>
      ))}
      {canEdit && (
        <li>
          <RoundAdd label={t("expenses.newCategory")} onPress={() => void navigate("/planning?add")} />
        </li>
      )}
    </RoundGrid>
  );
}
