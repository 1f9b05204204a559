import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "@/domain";
import type { Outcome } from "@/state/outcome";

/** The text of what is wrong with a field; undefined while nothing is. */
export function useFieldError<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { t } = useTranslation();
  return (field: FieldPath<Values>): string | undefined => {
    const code = form.getFieldState(field, form.formState).error?.message;
    return code === undefined ? undefined : t(code as ErrorCode);
  };
}

/** Tells the sheet whether something was entered; nothing is once the form goes. */
export function useDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => {
      onDirty(false);
    };
  }, [isDirty, onDirty]);
}

/** What the rules or the server say about a field stands at that field. */
export function showFailure<Values extends FieldValues>(form: UseFormReturn<Values>, outcome: Outcome): void {
  if (outcome.ok) return;
  for (const [field, code] of Object.entries(outcome.fields)) {
    form.setError(field as FieldPath<Values>, { message: code });
  }
}
