/** The fields of the two forms that lead in, on their pages and in the guest's dialog. */
import { useAtomValue } from "@/state/useAtomValue";
import { ErrorCode, passwords } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { PasswordField } from "@/ui/fields/PasswordField";
import { TextField } from "@/ui/fields/TextField";
import { signUpPolicyAtom } from "@/state/session/capabilities";
import { joinCodeAtom } from "@/state/invitationCode";
import type { CrossRule, FormField } from "@/parts/useFieldForm";

export interface LoginValues {
  email: string;
  password: string;
}

export interface SignUpValues extends LoginValues {
  name: string;
  /** Empty where none is needed. */
  invitationCode: string;
}

export const LOGIN_RULES = { email: "email", password: "secret" } as const;
export const SIGN_UP_RULES = {
  name: "name",
  email: "email",
  password: "password",
  invitationCode: "label",
} as const;

/** A password is neither one's e-mail nor one's name. */
export const SIGN_UP_CROSS_RULE: CrossRule<SignUpValues> = (field, { password, email, name }) =>
  field === "password" && passwords.isOwn(password, email, name) ? ErrorCode.VALIDATION_PASSWORD_OWN : null;

export function LoginFields({ field }: { field: FormField<LoginValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField {...field("email")} type="email" label={t("signIn.email")} autoComplete="username" />
      <PasswordField
        {...field("password")}
        label={t("signIn.password")}
        autoComplete="current-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
      />
    </>
  );
}

/** The code is asked for where the server takes only who is invited, as a link to a workspace does too. */
export function SignUpFields({ field }: { field: FormField<SignUpValues> }) {
  const { t } = useTranslation();
  const hasLink = useAtomValue(joinCodeAtom) !== "";
  const isInvited = useAtomValue(signUpPolicyAtom) === "invited" && !hasLink;
  return (
    <>
      {isInvited && (
        <TextField
          {...field("invitationCode")}
          label={t("signIn.invitationCode")}
          help={t("signIn.invitationCodeHelp")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <TextField {...field("name")} label={t("signIn.name")} autoComplete="name" />
      <TextField {...field("email")} type="email" label={t("signIn.email")} autoComplete="username" />
      <PasswordField
        {...field("password")}
        label={t("signIn.password")}
        help={t("signIn.passwordHelp")}
        autoComplete="new-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
      />
    </>
  );
}
