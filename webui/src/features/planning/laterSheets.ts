import { useSearchParams } from "react-router";
import { laterSheet } from "@/parts/laterSheet";
import { useSheet } from "@/parts/useSheet";
import { canEditAtom } from "@/state/budget/access";
import { useAtomValue } from "@/state/useAtomValue";
import type { PlanningRow } from "@/state/budget/planning";
import type { PlanningSheets, SheetName } from "./Sheets";

export const Sheets = laterSheet(async () => (await import("./Sheets")).Sheets);

export const TakeFromSheet = laterSheet(async () => (await import("./move/TakeFromSheet")).TakeFromSheet);

/** Return the sheets over the planning. A link with `?add` opens the one for a new category. */
export function usePlanningSheets(): PlanningSheets {
  const [query, setQuery] = useSearchParams();
  const isAdding = useAtomValue(canEditAtom) && query.has("add");
  const sheets = useSheet<SheetName, PlanningRow>(isAdding ? "add" : null);
  return {
    ...sheets,
    close: () => {
      sheets.close();
      if (query.has("add")) setQuery({}, { replace: true });
    },
  };
}
