import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { planningRowsAtom } from "@/state/budget/planning";
import { expensesViewAtom } from "@/state/budget/settings";
import { onDemand } from "@/ui/browser/onDemand";
import { Rounds } from "./Rounds";

/** Fetched after the first look, and before where somebody chose them. */
const BudgetRows = onDemand(async () => {
  const { BudgetRows: Component } = await import("../later");
  return { default: Component };
});

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
