import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { months, type Operation, type PlanningCategory } from "@/domain";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom } from "@/state/budget/dispatch";
import { monthAtom } from "@/state/budget/month";
import { planningAtom } from "@/state/budget/planning";
import { copyableAtom, copyLastMonthAtom } from "@/state/budget/planChanges";

/** Copies last month's budgets, says how many, and offers to take them back. */
export function useCopyLastMonth() {
  const { t } = useTranslation();
  const [copy, dispatch] = [useSetAtom(copyLastMonthAtom), useSetAtom(dispatchAtom)];
  const offerUndo = useUndoToast();
  const categoryIds = useAtomValue(copyableAtom).map(({ categoryId }) => categoryId);
  const removed = useAtomValue(planningAtom)?.deletedCategories ?? [];
  const month = useAtomValue(monthAtom);
  return async (): Promise<void> => {
    const outcome = await copy();
    if (!outcome.ok) return;
    offerUndo(t("planning.copied", { count: categoryIds.length }), async () => {
      for (const operation of reversing(month, categoryIds, removed)) await dispatch(operation);
    });
  };
}

/** Return the operations that undo the copy: unplanned categories lose the budget, removed ones are removed again. */
function reversing(
  month: string,
  categoryIds: readonly string[],
  removed: readonly PlanningCategory[],
): Operation[] {
  const date = months.firstDate(month);
  const planningsCategories = categoryIds.map((categoryId) => ({ categoryId, budget: "0.00" }));
  const removals = removed.flatMap(({ id, categoryId }): Operation[] =>
    id !== null && categoryIds.includes(categoryId) ? [{ name: "deletePlanning", id }] : [],
  );
  return [{ name: "setPlannings", body: { date, planningsCategories } }, ...removals];
}
