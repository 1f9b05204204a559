import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { signUpAtom } from "@/state/session/session";
import { SignInPage } from "./SignInPage";
import { SIGN_UP_CROSS_RULE, SIGN_UP_RULES, SignUpFields, type SignUpValues } from "./fields";
import { useSignInForm } from "./useSignInForm";

export default function SignUp() {
  const { t } = useTranslation();
  const { field, ...form } = useSignInForm<SignUpValues>(
    SIGN_UP_RULES,
    useSetAtom(signUpAtom),
    SIGN_UP_CROSS_RULE,
  );
  return (
    <SignInPage
      {...form}
      title={t("signIn.signUpTitle")}
      lead={t("signIn.signUpLead")}
      submitLabel={t("signIn.signUp")}
      other={{ question: t("signIn.haveAccount"), label: t("signIn.login"), to: "/login" }}
    >
      <SignUpFields field={field} />
    </SignInPage>
  );
}
