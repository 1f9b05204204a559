import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { loginAtom } from "@/state/session";
import { EntryPage } from "./EntryPage";
import { LOGIN_RULES, LoginFields, type LoginValues } from "./fields";
import { useEntryForm } from "./useEntryForm";

export default function Login() {
  const { t } = useTranslation();
  const { field, ...form } = useEntryForm<LoginValues>(LOGIN_RULES, useSetAtom(loginAtom));
  return (
    <EntryPage
      {...form}
      title={t("entry.loginTitle")}
      lead={t("entry.loginLead")}
      submitLabel={t("entry.login")}
      other={{ question: t("entry.noAccount"), label: t("entry.signUp"), to: "/sign-up" }}
    >
      <LoginFields field={field} />
    </EntryPage>
  );
}
