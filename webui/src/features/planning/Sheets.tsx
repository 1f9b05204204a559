import { AddSheet } from "./category/AddSheet";
import { EditSheet } from "./category/EditSheet";
import { RemoveDialog } from "./category/RemoveDialog";
import { RestoreSheet } from "./restore/RestoreSheet";
import type { PlanningSheets } from "./useSheets";

/** Everything that can stand over the planning, one at a time. */
export function Sheets({ shown, row, close, remove }: PlanningSheets) {
  return (
    <>
      <AddSheet open={shown === "add"} onClose={close} />
      {row && <EditSheet open={shown === "edit"} row={row} onClose={close} onRemove={remove} />}
      {row && <RemoveDialog open={shown === "remove"} row={row} onClose={close} />}
      <RestoreSheet open={shown === "restore"} onClose={close} />
    </>
  );
}
