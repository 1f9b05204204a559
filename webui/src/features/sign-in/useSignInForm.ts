import { atom, useAtom } from "jotai";
import { useEffect, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useFieldForm, type CrossRule, type FieldRules } from "@/parts/useFieldForm";
import type { Outcome } from "@/state/outcome";

/** The e-mail on its way from one form to the other; nowhere else, and gone once it arrived. */
const carriedEmailAtom = atom("");

/** A form that leads in: it starts with the e-mail typed into the one before, and `carry` takes it along to the next. */
export function useSignInForm<Values extends FieldValues & { email: string }>(
  rules: FieldRules<Values>,
  submit: (values: Values) => Promise<Outcome>,
  crossRule: CrossRule<Values> = () => null,
) {
  const [carried, setCarried] = useAtom(carriedEmailAtom);
  const [email] = useState(carried);
  useEffect(() => {
    setCarried("");
  }, [setCarried]);
  const start = { email } as Partial<Values>;
  const { value, ...form } = useFieldForm<Values>(rules, submit, { start, crossRule });
  const carry = () => {
    setCarried(value("email" as Path<Values>));
  };
  return { ...form, carry };
}
