import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { signUpAtom } from "@/state/session/session";
import { EntryPage } from "./SignInPage";
import { SIGN_UP_RULES, SignUpFields, type SignUpValues } from "./fields";
import { useFieldForm } from "@/parts/useFieldForm";

export default function SignUp() {
  const { t } = useTranslation();
  const { field, ...form } = useFieldForm<SignUpValues>(SIGN_UP_RULES, useSetAtom(signUpAtom));
  return (
    <EntryPage
      {...form}
      title={t("entry.signUpTitle")}
      lead={t("entry.signUpLead")}
      submitLabel={t("entry.signUp")}
      other={{ question: t("entry.haveAccount"), label: t("entry.login"), to: "/login" }}
    >
      <SignUpFields field={field} />
    </EntryPage>
  );
}
