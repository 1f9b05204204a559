import { useAtomValue } from "@/state/useAtomValue";
import { archivedCategoriesAtom } from "@/state/budget/categories";
import { removedPlanningRowsAtom } from "@/state/budget/planChanges";

/**
 * Return the categories removed from the month, and the archived ones; only the archiving of the latter can be undone.
 */
export function useRestorable() {
  const archived = useAtomValue(archivedCategoriesAtom);
  const removed = useAtomValue(removedPlanningRowsAtom).filter(({ category }) => !category.deleted);
  return { removed, archived };
}
