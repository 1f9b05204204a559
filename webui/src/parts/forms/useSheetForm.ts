import { useEffect, type SyntheticEvent } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import { useMessage } from "@/i18n/useMessage";
import type { Outcome } from "@/state/outcome";
import { useUnsaved } from "@/ui/overlays/unsaved";
import type { FormSheetControl } from "./FormSheet";
import { useIntent, type IdOf } from "./useIntent";

export interface SheetFormOptions<Values extends FieldValues> {
  /** What the fields hold at first. */
  readonly start: DefaultValues<Values>;
  readonly sheet: FormSheetControl;
  /** Runs once; what it makes has its id from `idOf`. */
  readonly onSubmit: (values: Values, idOf: IdOf) => Promise<Outcome>;
  /** The field of the form that shows what is wrong with a field of the request; the same one by default. */
  readonly fieldOf?: (field: string) => FieldPath<Values>;
}

/** A form in a sheet: closes it once it is saved, and shows what was refused at its field. */
export function useSheetForm<Values extends FieldValues>({
  start,
  sheet,
  onSubmit,
  fieldOf = (field) => field as FieldPath<Values>,
}: SheetFormOptions<Values>) {
  const form = useForm<Values>({ defaultValues: start, mode: "onTouched" });
  const { isDirty, isSubmitting } = form.formState;
  useDirty(isDirty, sheet.onDirty);
  const { once, idOf, left } = useIntent();
  const submit = form.handleSubmit(async (values) => {
    const outcome = await once(() => onSubmit(values, idOf));
    if (outcome === null) return;
    if (outcome.ok) sheet.onClose();
    else
      for (const [name, message] of Object.entries(outcome.fields)) form.setError(fieldOf(name), { message });
  });
  return {
    form,
    isDirty,
    errorOf: useFieldError(form),
    /** For SubmitForm. */
    frame: { busy: isSubmitting, failure: left, onSubmit: (event: SyntheticEvent) => void submit(event) },
  };
}

/** The text of what is wrong with a field; undefined while nothing is. */
export function useFieldError<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const message = useMessage();
  return (field: FieldPath<Values>): string | undefined => {
    const code = form.getFieldState(field, form.formState).error?.message;
    return code === undefined ? undefined : message(code);
  };
}

/** Tells what is around a form whether something was entered; nothing is once the form goes. */
export function useDirty(isDirty: boolean, onDirty: ((isDirty: boolean) => void) | undefined): void {
  useUnsaved(isDirty);
  useEffect(() => {
    onDirty?.(isDirty);
    return () => onDirty?.(false);
  }, [isDirty, onDirty]);
}
