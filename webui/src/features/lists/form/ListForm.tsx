import { useTranslation } from "@/i18n/useTranslation";
import type { IdOf } from "@/parts/forms/useIntent";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import type { Outcome } from "@/state/outcome";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { CategoryField } from "./CategoryField";
import { ItemsField } from "./ItemsField";
import { wrongName, type ListFields } from "./fields";

export interface ListFormProps {
  start: ListFields;
  submitLabel: string;
  /** Nothing was changed: there is nothing to save. */
  isChangeNeeded?: boolean;
  onSubmit: (fields: ListFields, idOf: IdOf) => Promise<Outcome>;
  onClose: () => void;
}

/** Name, category and items of a list. */
export function ListForm({ submitLabel, isChangeNeeded = false, ...options }: ListFormProps) {
  const { t } = useTranslation();
  const { form, isDirty, errorOf, frame } = useSheetForm<ListFields>({ ...options, fieldOf });
  return (
    <SubmitForm {...frame} submitLabel={submitLabel} disabled={isChangeNeeded && !isDirty}>
      <TextField
        label={t("lists.name")}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => wrongName(text) ?? true })}
      />
      <CategoryField control={form.control} />
      <ItemsField control={form.control} />
    </SubmitForm>
  );
}

/** Return the field that shows an error: `listItems.3.label` is one of the items. */
function fieldOf(field: string): keyof ListFields {
  if (field.startsWith("listItems")) return "items";
  return field === "categoryId" ? "categoryId" : "name";
}
