import { useSetAtom, useStore } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom } from "@/state/budget/dispatch";
import { targetByCategoryAtom, type PlanningRow } from "@/state/budget/planning";
import { DONE, type Outcome } from "@/state/outcome";
import { planSteps, type PlanFields, type Step } from "./planFields";

/** Saves a category's name, icon, carry-over and target, and offers to change all of it back. */
export function useEdit(row: PlanningRow) {
  const { t } = useTranslation();
  const names = useNames();
  const dispatch = useSetAtom(dispatchAtom);
  const [offer, store] = [useUndoToast(), useStore()];
  const { id, name: before } = row.category;
  return async (fields: PlanFields): Promise<Outcome> => {
    const name = fields.name === names(before) ? before : fields.name;
    const stored = store.get(targetByCategoryAtom).get(id);
    const steps = [...nameSteps(row, name, fields.icon), ...planSteps(row, fields, stored)];
    for (const { operation } of steps) {
      const outcome = await dispatch(operation);
      if (!outcome.ok) return outcome;
    }
    if (steps.length === 0) return DONE;
    offer(t("planning.changedCategory", { name: names(name) }), async () => {
      for (const { undo } of steps.toReversed()) await dispatch(undo);
    });
    return DONE;
  };
}

function nameSteps({ category }: PlanningRow, name: string, icon: string): Step[] {
  const { id, name: nameBefore, icon: iconBefore } = category;
  if (name === nameBefore && icon === iconBefore) return [];
  return [
    {
      operation: { name: "updateCategory", id, body: { name, icon } },
      undo: { name: "updateCategory", id, body: { name: nameBefore, icon: iconBefore } },
    },
  ];
}
