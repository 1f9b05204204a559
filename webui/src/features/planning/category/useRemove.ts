import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useUndoableChange } from "@/parts/useUndoToast";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import type { PlanningRow } from "@/state/budget/planning";

/** Removes a category from its month, and offers to bring it back. */
export function useRemove(row: PlanningRow) {
  const { t } = useTranslation();
  const [names, language] = [useNames(), useLanguage()];
  const change = useUndoableChange();
  const store = useStore(row);
  return async (): Promise<void> => {
    const id = await store();
    const texts = { name: names(row.category.name), month: monthName(row.date.slice(0, 7), language) };
    await change({
      operation: { name: "deletePlanning", id },
      text: t("planning.removed", texts),
      undo: { name: "restorePlanning", id },
    });
  };
}

/** Only what is stored can be removed: a category never planned in the month gets its budget of 0 written down. */
function useStore({ id: stored, categoryId, date, budget, currencyCode }: PlanningRow) {
  const dispatch = useSetAtom(dispatchAtom);
  const newId = useAtomValue(newIdAtom);
  return async (): Promise<string> => {
    if (stored !== null) return stored;
    const id = newId("plan");
    await dispatch({ name: "setPlanning", id, body: { categoryId, date, budget, currencyCode } });
    return id;
  };
}
