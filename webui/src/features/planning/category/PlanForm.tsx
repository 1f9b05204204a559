import { useTranslation } from "@/i18n/useTranslation";
import { validation } from "@/domain";
import { IconField } from "@/parts/forms/IconField";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import type { PlanningRow } from "@/state/budget/planning";
import { CATEGORY_ICONS } from "@/ui/art/icons";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { CarryFields } from "./CarryFields";
import { startOf, type PlanFields } from "./planFields";
import { ShareField } from "./ShareField";
import { TargetFields } from "./TargetFields";
import { useEdit } from "./useEdit";

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
