import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { signUpAtom } from "@/state/session";
import { PasswordField } from "@/ui/PasswordField";
import { TextField } from "@/ui/TextField";
import { EntryPage } from "./EntryPage";
import { useEntryForm } from "./useEntryForm";

interface SignUpValues {
  name: string;
  email: string;
  password: string;
}

const RULES = { name: "name", email: "email", password: "password" } as const;

export default function SignUp() {
  const { t } = useTranslation();
  const { field, ...form } = useEntryForm<SignUpValues>(RULES, useSetAtom(signUpAtom));
  return (
    <EntryPage
      {...form}
      title={t("entry.signUpTitle")}
      lead={t("entry.signUpLead")}
      submitLabel={t("entry.signUp")}
      other={{ question: t("entry.haveAccount"), label: t("entry.login"), to: "/login" }}
    >
      <TextField {...field("name")} label={t("entry.name")} autoComplete="name" />
      <TextField {...field("email")} type="email" label={t("entry.email")} autoComplete="username" />
      <PasswordField
        {...field("password")}
        label={t("entry.password")}
        help={t("entry.passwordHelp")}
        autoComplete="new-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
      />
    </EntryPage>
  );
}
