import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { dispatchAtom, newIdAtom } from "@/state/budget/dispatch";
import type { PlanningRow } from "@/state/budget/planning";
import { showToast } from "@/ui/overlays/toasts";

/** Removes a category from its month, and offers to bring it back. */
export function useRemove(row: PlanningRow) {
  const { t } = useTranslation();
  const [names, language] = [useNames(), useLanguage()];
  const dispatch = useSetAtom(dispatchAtom);
  const store = useStore(row);
  return async (): Promise<void> => {
    const id = await store();
    const outcome = await dispatch({ name: "deletePlanning", id });
    const undo = () => void dispatch({ name: "restorePlanning", id });
    const texts = { name: names(row.category.name), month: monthName(row.date.slice(0, 7), language) };
    if (outcome.ok) {
      showToast({
        text: t("planning.removed", texts),
        action: { label: t("actions.undo"), run: undo },
      });
    }
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
