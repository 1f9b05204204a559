import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { signUpAtom } from "@/state/session/session";
import { SignInPage } from "./SignInPage";
import { SignUpClosed } from "./SignUpClosed";
import { SIGN_UP_CROSS_RULE, SIGN_UP_RULES, SignUpFields, type SignUpValues } from "./fields";
import { useSignInForm } from "./useSignInForm";
import { useSignUpOpen } from "./useSignUpOpen";

/** The form, or why there is none. */
export default function SignUp() {
  return useSignUpOpen() ? <SignUpForm /> : <SignUpClosed />;
}

function SignUpForm() {
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
