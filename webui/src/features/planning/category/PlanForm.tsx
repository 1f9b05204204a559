import { useWatch, type UseFormReturn } from "react-hook-form";
import { useSetAtom, useStore } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { validation, workspaceRule, type OperationOf } from "@/domain";
import { IconField } from "@/parts/forms/IconField";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import type { PlanningRow } from "@/state/budget/planning";
import { CATEGORY_ICONS } from "@/ui/art/icons";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { useAtomValue } from "@/state/useAtomValue";
import { RuleRow } from "@/parts/shares/RuleRow";
import { canShareAtom } from "@/state/budget/members";
import { workspaceAtom } from "@/state/budget/workspace";
import { ListGroup } from "@/ui/rows/ListGroup";
import { useNames } from "@/i18n/useNames";
import { useUndoToast } from "@/parts/useUndoToast";
import type { CategoryView } from "@/state/budget/categories";
import { dispatchAtom } from "@/state/budget/dispatch";
import { targetByCategoryAtom } from "@/state/budget/planChanges";
import { DONE, type Outcome } from "@/state/outcome";
import { CarryFields } from "./CarryFields";
import { startOf, type PlanFields, planSteps, type Step } from "./planFields";
import { TargetFields } from "./TargetFields";

export interface PlanFormProps {
  row: PlanningRow;
  /** The category's, as it is shown. */
  name: string;
  onClose: () => void;
}

/** The rule for a category's rest, its target, name, shares and icon. */
export function PlanForm({ row, name, onClose }: PlanFormProps) {
  const { t } = useTranslation();
  const { form, isDirty, errorOf, frame } = useSheetForm<PlanFields>({
    start: startOf(row, name),
    onClose,
    onSubmit: useEdit(row),
  });
  return (
    <SubmitForm {...frame} submitLabel={t("actions.save")} disabled={!isDirty}>
      <CarryFields form={form} row={row} />
      <TargetFields form={form} row={row} />
      <TextField
        label={t("planning.name")}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => validation.wrong("name", text) ?? true })}
      />
      <ShareField form={form} />
      <IconField control={form.control} label={t("planning.icon")} icons={CATEGORY_ICONS} />
    </SubmitForm>
  );
}

/** Rule by which the category's costs are shared, in a budget of several people. */
function ShareField({ form }: { form: UseFormReturn<PlanFields> }) {
  const { t } = useTranslation();
  const rule = useWatch({ control: form.control, name: "shareRule" });
  const workspace = useAtomValue(workspaceAtom);
  if (!useAtomValue(canShareAtom) || workspace === null) return null;
  return (
    <ListGroup>
      <RuleRow
        title={t("sharing.categoryRule")}
        rule={rule}
        inherited={workspaceRule(workspace)}
        onSave={(chosen) => form.setValue("shareRule", chosen, { shouldDirty: true })}
      />
    </ListGroup>
  );
}

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
