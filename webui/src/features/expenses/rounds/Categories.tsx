import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { BudgetRows } from "@/parts/BudgetRows";
import { planningRowsAtom } from "@/state/budget/planning";
import { expensesViewAtom } from "@/state/budget/settings";
import { Rounds } from "./Rounds";

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
    <BudgetRows
      label={t("expenses.list")}
      rows={rows}
      onPress={({ categoryId }) => {
        onAdd(categoryId);
      }}
    />
  );
}
