import { useEffect } from "react";
import { useForm, type FieldPath, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "@/domain";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { TextField } from "@/ui/fields/TextField";
import { wrongName, type CategoryFields } from "./fields";
import css from "./CategoryForm.module.css";
import { IconField } from "./IconField";
import { BudgetField } from "./BudgetField";

export interface CategoryFormProps {
  start: CategoryFields;
  /** Of the budget. */
  currencyCode: string;
  submitLabel: string;
  /** Nothing was changed: there is nothing to save. */
  isChangeNeeded?: boolean;
  onSubmit: (fields: CategoryFields) => Promise<Outcome>;
  /** Whether something was entered; false again when the form goes. */
  onDirty: (isDirty: boolean) => void;
}

/** Name, icon and this month's budget of a category. */
export function CategoryForm(props: CategoryFormProps) {
  const { start, currencyCode, submitLabel, isChangeNeeded = false, onSubmit, onDirty } = props;
  const form = useForm<CategoryFields>({ defaultValues: start, mode: "onTouched" });
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
    <form className={css["CategoryForm"]} noValidate onSubmit={(event) => void submit(event)}>
      <NameField form={form} />
      <BudgetField form={form} currencyCode={currencyCode} />
      <IconField control={form.control} />
      <Button type="submit" size="l" block busy={isSubmitting} disabled={isChangeNeeded && !isDirty}>
        {submitLabel}
      </Button>
    </form>
  );
}

function NameField({ form }: { form: UseFormReturn<CategoryFields> }) {
  const { t } = useTranslation();
  const code = form.formState.errors.name?.message;
  return (
    <TextField
      label={t("planning.name")}
      autoComplete="off"
      error={code === undefined ? undefined : t(code as ErrorCode)}
      {...form.register("name", { validate: (text) => wrongName(text) ?? true })}
    />
  );
}

/** What the rules or the server say about a field stands at that field. */
function showFailure(form: UseFormReturn<CategoryFields>, outcome: Outcome): void {
  if (outcome.ok) return;
  for (const [field, code] of Object.entries(outcome.fields)) {
    form.setError(field as FieldPath<CategoryFields>, { message: code });
  }
}
