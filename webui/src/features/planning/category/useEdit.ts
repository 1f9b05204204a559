import { useSetAtom, useStore } from "jotai";
import type { OperationOf } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { useUndoToast } from "@/parts/useUndoToast";
import type { CategoryView } from "@/state/budget/categories";
import { dispatchAtom } from "@/state/budget/dispatch";
import { type PlanningRow } from "@/state/budget/planning";
import { targetByCategoryAtom } from "@/state/budget/planChanges";
import { DONE, type Outcome } from "@/state/outcome";
import { planSteps, type PlanFields, type Step } from "./planFields";

const CATEGORY_FIELDS = ["name", "icon", "shareRule"] as const;

/** Saves a category's name, icon, shares, carry-over and target, and offers to change all of it back. */
export function useEdit(row: PlanningRow) {
  const { t } = useTranslation();
  const names = useNames();
  const dispatch = useSetAtom(dispatchAtom);
  const [offer, store] = [useUndoToast(), useStore()];
  const { id, name: before } = row.category;
  return async (fields: PlanFields): Promise<Outcome> => {
    const name = fields.name === names(before) ? before : fields.name;
    const stored = store.get(targetByCategoryAtom).get(id);
    const steps = [...categorySteps(row, { ...fields, name }), ...planSteps(row, fields, stored)];
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

function categorySteps({ category }: PlanningRow, fields: PlanFields): Step[] {
  const { id } = category;
  const changed = CATEGORY_FIELDS.filter(
    (field) => JSON.stringify(fields[field]) !== JSON.stringify(category[field] ?? null),
  );
  if (changed.length === 0) return [];
  const bodyOf = (from: PlanFields | CategoryView) =>
    Object.fromEntries(changed.map((field) => [field, from[field]])) as OperationOf<"updateCategory">["body"];
  return [
    {
      operation: { name: "updateCategory", id, body: bodyOf(fields) },
      undo: { name: "updateCategory", id, body: bodyOf(category) },
    },
  ];
}
