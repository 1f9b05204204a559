import { useAtomValue } from "jotai";
import { planningRowsAtom } from "@/state/budget/planning";
import { expensesViewAtom } from "@/state/budget/settings";
import { Budgets } from "./Budgets";
import { Rounds } from "./Rounds";

export interface CategoriesProps {
  onAdd: (categoryId: string) => void;
}

/** The month's categories in the chosen view. Archived ones take no new expense: they are Planning's. */
export function Categories({ onAdd }: CategoriesProps) {
  const rows = useAtomValue(planningRowsAtom).filter(({ category }) => !category.deleted);
  const isList = useAtomValue(expensesViewAtom) === "list-view";
  return isList ? <Budgets rows={rows} onAdd={onAdd} /> : <Rounds rows={rows} onAdd={onAdd} />;
}
