import { useState, type SyntheticEvent } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
} from "react-hook-form";
import { ErrorCode, passwords, validation } from "@/domain";
import { useFieldTexts, useErrorText } from "@/i18n/useErrorText";
import { DECLINED, type Outcome } from "@/state/outcome";
import { useOnce } from "./forms/useIntent";
import { useUnsavedForm } from "./forms/useSheetForm";

/** The rule of the contract that each field of a form keeps; a field without one is not in the form. */
export type FieldRules<Values> = { readonly [Name in keyof Values]: validation.RuleName };

/** Props of a field in such a form. */
export type FormField<Values extends FieldValues> = (
  name: Path<Values>,
) => UseFormRegisterReturn<Path<Values>> & { readonly error: string | undefined };

/** A rule between fields: the code of what is wrong with one of them, given all. */
export type CrossRule<Values> = (name: keyof Values & string, values: Values) => ErrorCode | null;

export interface FieldFormOptions<Values> {
  /** Initial values of the fields; empty by default. */
  readonly start?: Partial<Values>;
  readonly crossRule?: CrossRule<Values>;
}

/** For forms with a new password: it is entered twice, both are the same, and neither is the user's e-mail or name. */
export const newPasswordOf = (email: string, userName = "") =>
  ({
    crossRule: (name: string, values: { newPassword: string; confirmNewPassword: string }) => {
      if (name === "newPassword" && passwords.isOwn(values.newPassword, email, userName)) {
        return ErrorCode.VALIDATION_PASSWORD_OWN;
      }
      const isOther = name === "confirmNewPassword" && values.newPassword !== values.confirmNewPassword;
      return isOther ? ErrorCode.VALIDATION_PASSWORDS_MATCH : null;
    },
  }) as const;

/** A form that keeps the contract's rules and shows what the server says about its fields. */
export function useFieldForm<Values extends FieldValues & { readonly [Name in keyof Values]?: string }>(
  rules: FieldRules<Values>,
  submit: (values: Values) => Promise<Outcome>,
  { start = {}, crossRule = () => null }: FieldFormOptions<Values> = {},
) {
  const [why, texts] = [useErrorText(), useFieldTexts()];
  const [failure, setFailure] = useState<string>();
  const names = Object.keys(rules) as Path<Values>[];
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  const defaultValues = { ...empty, ...start } as DefaultValues<Values>;
  const form = useForm<Values>({ defaultValues, mode: "onTouched" });

  const once = useOnce();
  useUnsavedForm(form);

  async function send(values: Values): Promise<void> {
    setFailure(undefined);
    const outcome = await once(() => submit(values));
    if (outcome === null || outcome.ok || outcome.code === DECLINED.code) return;
    const known = names.filter((name) => outcome.fields[name] !== undefined);
    for (const name of known) {
      form.setError(name, { message: texts.held(outcome, outcome.fields[name] ?? outcome.code) });
    }
    if (known.length === 0) setFailure(why(outcome));
    const [first] = known;
    if (first !== undefined) form.setFocus(first);
  }

  const field: FormField<Values> = (name) => {
    const validate = (value: string, values: Values) =>
      validation.wrong(rules[name], value) ?? crossRule(name, values) ?? true;
    const given = form.formState.errors[name]?.message;
    const code = typeof given === "string" ? given : undefined;
    return {
      ...form.register(name, { validate } as RegisterOptions<Values, Path<Values>>),
      error: code === undefined ? undefined : texts.shown(code),
    };
  };
  return {
    field,
    /** For fields that are no inputs: `useController`. */
    control: form.control,
    isDirty: form.formState.isDirty,
    /** Return the present value of a field. */
    value: (name: Path<Values>) => form.getValues(name),
    failure,
    busy: form.formState.isSubmitting,
    onSubmit: (event: SyntheticEvent) => void form.handleSubmit(send)(event),
  };
}
