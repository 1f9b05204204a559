import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { loginAtom } from "@/state/session/session";
import { EntryPage } from "./SignInPage";
import css from "./SignInPage.module.css";
import { LOGIN_RULES, LoginFields, type LoginValues } from "./fields";
import { useFieldForm } from "@/parts/useFieldForm";

function ForgotLink() {
  const { t } = useTranslation();
  return (
    <p className={css["EntryPage-aside"]}>
      <Link to="/forgot-password">{t("entry.forgot")}</Link>
    </p>
  );
}

export default function Login() {
  const { t } = useTranslation();
  const { field, ...form } = useFieldForm<LoginValues>(LOGIN_RULES, useSetAtom(loginAtom));
  return (
    <EntryPage
      {...form}
      title={t("entry.loginTitle")}
      lead={t("entry.loginLead")}
      submitLabel={t("entry.login")}
      other={{ question: t("entry.noAccount"), label: t("entry.signUp"), to: "/sign-up" }}
    >
      <LoginFields field={field} />
      <ForgotLink />
    </EntryPage>
  );
}
