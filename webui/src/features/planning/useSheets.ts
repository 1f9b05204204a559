import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { canEditAtom } from "@/state/budget/access";
import type { PlanningRow } from "@/state/budget/planning";

type SheetName = "add" | "edit" | "restore" | "remove" | "income";

export interface PlanningSheets {
  /** The one that is open. */
  readonly shown: SheetName | null;
  /** Category last edited or about to be removed; kept while its sheet slides away. */
  readonly row: PlanningRow | null;
  readonly add: () => void;
  readonly edit: (row: PlanningRow) => void;
  readonly remove: (row: PlanningRow) => void;
  readonly restore: () => void;
  readonly income: () => void;
  readonly close: () => void;
}

/** Which sheet stands over the planning. A link with `?add` opens the one for a new category. */
export function useSheets(): PlanningSheets {
  const [query, setQuery] = useSearchParams();
  const [shown, setShown] = useState<SheetName | null>(
    useAtomValue(canEditAtom) && query.has("add") ? "add" : null,
  );
  const [row, setRow] = useState<PlanningRow | null>(null);
  const showRow = (name: SheetName) => (about: PlanningRow) => {
    setRow(about);
    setShown(name);
  };
  return {
    shown,
    row,
    add: () => setShown("add"),
    edit: showRow("edit"),
    remove: showRow("remove"),
    restore: () => setShown("restore"),
    income: () => setShown("income"),
    close: () => {
      setShown(null);
      if (query.has("add")) setQuery({}, { replace: true });
    },
  };
}
