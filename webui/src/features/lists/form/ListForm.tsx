import { useEffect } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useMessage } from "@/i18n/useMessage";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { TextField } from "@/ui/fields/TextField";
import { CategoryField } from "./CategoryField";
import { ItemsField } from "./ItemsField";
import { wrongName, type ListFields } from "./fields";
import css from "./ListForm.module.css";

export interface ListFormProps {
  start: ListFields;
  submitLabel: string;
  /** Nothing was changed: there is nothing to save. */
  isChangeNeeded?: boolean;
  onSubmit: (fields: ListFields) => Promise<Outcome>;
  /** Whether something was entered; false again when the form goes. */
  onDirty: (isDirty: boolean) => void;
}

/** Name, category and items of a list. */
export function ListForm({ start, submitLabel, isChangeNeeded = false, onSubmit, onDirty }: ListFormProps) {
  const form = useForm<ListFields>({ defaultValues: start, mode: "onTouched" });
  const { isSubmitting, isDirty } = form.formState;
  useEffect(() => {
    onDirty(isDirty);
    return () => {
      onDirty(false);
    };
  }, [isDirty, onDirty]);
  const submit = form.handleSubmit(async (fields) => {
    showFailure(form, await onSubmit(fields));
  });
  return (
    <form className={css["ListForm"]} noValidate onSubmit={(event) => void submit(event)}>
      <NameField form={form} />
      <CategoryField control={form.control} />
      <ItemsField control={form.control} />
      <Button type="submit" size="l" block busy={isSubmitting} disabled={isChangeNeeded && !isDirty}>
        {submitLabel}
      </Button>
    </form>
  );
}

function NameField({ form }: { form: UseFormReturn<ListFields> }) {
  const { t } = useTranslation();
  const message = useMessage();
  const code = form.formState.errors.name?.message;
  return (
    <TextField
      label={t("lists.name")}
      autoComplete="off"
      error={code === undefined ? undefined : message(code)}
      {...form.register("name", { validate: (text) => wrongName(text) ?? true })}
    />
  );
}

/** What the rules or the server say stands at its field; `listItems.3.label` at the items. */
function showFailure(form: UseFormReturn<ListFields>, outcome: Outcome): void {
  if (outcome.ok) return;
  for (const [field, message] of Object.entries(outcome.fields)) {
    const name = field.startsWith("listItems") ? "items" : field === "categoryId" ? "categoryId" : "name";
    form.setError(name, { message });
  }
}
