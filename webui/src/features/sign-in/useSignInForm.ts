import { atom } from "jotai";
import { useAtom } from "@/state/useAtomValue";
import { useEffect, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useFieldForm, type CrossRule, type FieldRules } from "@/parts/useFieldForm";
import type { Outcome } from "@/state/outcome";

/** The e-mail on its way from one form to the other; nowhere else, and gone once it arrived. */
const carriedEmailAtom = atom("");

/**
 * A form that leads in: it starts with the e-mail typed into the one before and what else is given, and `carry` takes the
 * e-mail along to the next.
 */
export function useSignInForm<Values extends FieldValues & { email: string }>(
  rules: FieldRules<Values>,
  submit: (values: Values) => Promise<Outcome>,
  crossRule: CrossRule<Values> = () => null,
  more: Partial<Values> = {},
) {
  const [carried, setCarried] = useAtom(carriedEmailAtom);
  const [email] = useState(carried);
  useEffect(() => setCarried(""), [setCarried]);
  const start = { ...more, email } as Partial<Values>;
  const form = useFieldForm<Values>(rules, submit, { start, crossRule });
  const carry = () => setCarried(form.value("email" as Path<Values>));
  return { ...form, carry };
}
