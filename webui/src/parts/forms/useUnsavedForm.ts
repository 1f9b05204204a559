import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useUnsaved } from "@/ui/overlays/unsaved";

/**
 * Something typed in a form would be lost. Its fields are read when it is asked: `formState.isDirty` comes with a render,
 * which in a form that validates as one types is later than the next press.
 */
export function useUnsavedForm<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { defaultValues: before } = form.formState;
  useUnsaved(() => {
    const now: FieldValues = form.getValues();
    return Object.keys(now).some((name) => JSON.stringify(now[name]) !== JSON.stringify(before?.[name]));
  });
}
