import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { CategoryRound } from "@/parts/CategoryRound";
import { canEditAtom } from "@/state/budget/access";
import type { PlanningRow } from "@/state/budget/planning";
import { RoundAdd } from "@/ui/rows/Round";
import { RoundGrid } from "@/ui/rows/RoundGrid";

export interface RoundsProps {
  rows: readonly PlanningRow[];
  onAdd: (categoryId: string) => void;
}

/** Categories as rings that fill; a tap adds an expense. */
export function Rounds({ rows, onAdd }: RoundsProps) {
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
