import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { money, type Operation } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { amountOf } from "@/parts/forms/typedMoney";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import { DONE, type Outcome } from "@/state/outcome";
import type { PlanningRow } from "@/state/budget/planning";
import type { CategoryFields } from "./fields";

/** Saves what was changed of a category and its budget, and offers to change it back. */
export function useEdit(row: PlanningRow) {
  const { t } = useTranslation();
  const [names, newId] = [useNames(), useAtomValue(newIdAtom)];
  const [save, offerUndo] = [useSaveAll(), useUndoToast()];
  return async (fields: CategoryFields): Promise<Outcome> => {
    const shown = names(row.category.name);
    const name = fields.name === shown ? row.category.name : fields.name;
    const id = row.id ?? newId("plan");
    const wanted = { name, icon: fields.icon, budget: amountOf(fields.budget) };
    const before = { name: row.category.name, icon: row.category.icon, budget: row.budget };
    const outcome = await save(changes(row, id, before, wanted));
    const undo = () => save(changes(row, id, wanted, before));
    if (outcome.ok) offerUndo(t("planning.changedCategory", { name: names(name) }), undo);
    return outcome;
  };
}

/** One after the other; the first that is refused ends it. */
function useSaveAll() {
  const dispatch = useSetAtom(dispatchAtom);
  return async (operations: readonly Operation[]): Promise<Outcome> => {
    for (const operation of operations) {
      const outcome = await dispatch(operation);
      if (!outcome.ok) return outcome;
    }
    return DONE;
  };
}

/** The operations that lead from one state of the fields to another. */
function changes(row: PlanningRow, id: string, from: CategoryFields, to: CategoryFields): Operation[] {
  const { categoryId, date, currencyCode } = row;
  const { name, icon, budget } = to;
  const operations: Operation[] = [];
  if (from.name !== name || from.icon !== icon) {
    operations.push({ name: "updateCategory", id: categoryId, body: { name, icon } });
  }
  if (money.parse(from.budget) !== money.parse(budget)) {
    operations.push({ name: "setPlanning", id, body: { categoryId, date, budget, currencyCode } });
  }
  return operations;
}
