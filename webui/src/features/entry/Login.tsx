import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { loginAtom } from "@/state/session";
import { PasswordField } from "@/ui/PasswordField";
import { TextField } from "@/ui/TextField";
import { EntryPage } from "./EntryPage";
import { useEntryForm } from "./useEntryForm";

interface LoginValues {
  email: string;
  password: string;
}

const RULES = { email: "email", password: "secret" } as const;

export default function Login() {
  const { t } = useTranslation();
  const { field, ...form } = useEntryForm<LoginValues>(RULES, useSetAtom(loginAtom));
  return (
    <EntryPage
      {...form}
      title={t("entry.loginTitle")}
      lead={t("entry.loginLead")}
      submitLabel={t("entry.login")}
      other={{ question: t("entry.noAccount"), label: t("entry.signUp"), to: "/sign-up" }}
    >
      <TextField {...field("email")} type="email" label={t("entry.email")} autoComplete="username" />
      <PasswordField
        {...field("password")}
        label={t("entry.password")}
        autoComplete="current-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
      />
    </EntryPage>
  );
}
