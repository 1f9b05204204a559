import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { forgotPasswordAtom, type Sent } from "@/state/session/password";
import { TextField } from "@/ui/fields/TextField";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import css from "../SignInPage.module.css";
import { useSignInForm } from "../useSignInForm";

interface ForgotValues {
  email: string;
}

const RULES = { email: "email" } as const;

/** Asks for a code by mail. */
export function ForgotForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation();
  const ask = useSetAtom(forgotPasswordAtom);
  const { field, ...form } = useSignInForm<ForgotValues>(RULES, async ({ email }) => {
    const { outcome, sent } = await ask(email);
    if (sent !== null) onSent(sent);
    return outcome;
  });
  return (
    <SubmitForm {...form} submitLabel={t("signIn.forgotSend")}>
      <p className={css["SignInPage-lead"]}>{t("signIn.forgotLead")}</p>
      <TextField {...field("email")} type="email" label={t("signIn.email")} autoComplete="username" />
    </SubmitForm>
  );
}
