import { useAtomValue } from "@/state/useAtomValue";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { planningRowsAtom, type PlanningRow } from "@/state/budget/planning";
import { AddSheet } from "./category/AddSheet";
import { EditSheet } from "./category/EditSheet";
import { RemoveDialog } from "./category/RemoveDialog";
import { IncomeSheet } from "./month/IncomeSheet";
import { RestoreSheet } from "./restore/RestoreSheet";
import type { PlanningSheets } from "./useSheets";

/** Everything that can stand over the planning, one at a time. */
export function Sheets({ shown, row, close, remove }: PlanningSheets) {
  const isAboutRow = shown === "edit" || shown === "remove";
  useKeptThing(useIsPlanned(row) ? row : undefined, isAboutRow, close);
  return (
    <>
      <AddSheet open={shown === "add"} onClose={close} />
      {row && <EditSheet open={shown === "edit"} row={row} onClose={close} onRemove={remove} />}
      {row && <RemoveDialog open={shown === "remove"} row={row} onClose={close} />}
      <IncomeSheet open={shown === "income"} onClose={close} />
      <RestoreSheet open={shown === "restore"} onClose={close} />
    </>
  );
}

/** Return whether the month still has the category. */
function useIsPlanned(row: PlanningRow | null): boolean {
  const rows = useAtomValue(planningRowsAtom);
  return rows.some(({ categoryId, category }) => categoryId === row?.categoryId && !category.deleted);
}
