import type { SyntheticEvent } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import { useFieldTexts } from "@/i18n/useErrorText";
import type { Outcome } from "@/state/outcome";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useIntent, type IdOf } from "./useIntent";

export interface SheetFormOptions<Values extends FieldValues> {
  /** Initial values of the fields. */
  readonly start: DefaultValues<Values>;
  /** Closes the sheet. */
  readonly onClose: () => void;
  /** Runs once; what it makes has its id from `idOf`. */
  readonly onSubmit: (values: Values, idOf: IdOf) => Promise<Outcome>;
  /** The field of the form that shows what is wrong with a field of the request; the same one by default. */
  readonly fieldOf?: (field: string) => FieldPath<Values>;
}

/** A form in a sheet: closes it once it is saved, and shows what was refused at its field. */
export function useSheetForm<Values extends FieldValues>({
  start,
  onClose,
  onSubmit,
  fieldOf = (field) => field as FieldPath<Values>,
}: SheetFormOptions<Values>) {
  const form = useForm<Values>({ defaultValues: start, mode: "onTouched" });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedForm(form);
  const { once, idOf, left } = useIntent();
  const { held } = useFieldTexts();
  const submit = form.handleSubmit(async (values) => {
    const outcome = await once(() => onSubmit(values, idOf));
    if (outcome === null) return;
    if (outcome.ok) onClose();
    else
      for (const [name, code] of Object.entries(outcome.fields)) {
        form.setError(fieldOf(name), { message: held(outcome, code) });
      }
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
  const { shown } = useFieldTexts();
  return (field: FieldPath<Values>): string | undefined => {
    const code = form.getFieldState(field, form.formState).error?.message;
    return code === undefined ? undefined : shown(code);
  };
}

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
