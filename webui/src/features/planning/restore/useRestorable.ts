import { useAtomValue } from "jotai";
import { archivedCategoriesAtom } from "@/state/budget/categories";
import { removedPlanningRowsAtom } from "@/state/budget/planning";

/** What was removed from the month, and which categories are archived. Of an archived one only that can be undone. */
export function useRestorable() {
  const archived = useAtomValue(archivedCategoriesAtom);
  const removed = useAtomValue(removedPlanningRowsAtom).filter(({ category }) => !category.deleted);
  return { removed, archived };
}
