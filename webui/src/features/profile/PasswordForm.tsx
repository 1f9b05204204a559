import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import type { Schema } from "@/contract/schemas";
import { FormPage } from "@/parts/forms/FormPage";
import { changePasswordAtom } from "@/state/session/profile";
import { userAtom } from "@/state/session/session";
import { newPasswordOf, useFieldForm, type FieldRules } from "@/parts/useFieldForm";
import { showToast } from "@/ui/overlays/toasts";
import { FormCard } from "./FormCard";
import { PROFILE } from "./paths";
import css from "./Profile.module.css";
import { SecretField } from "./SecretField";

interface PasswordValues {
  currentPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** A new password; every other device is signed out. */
export default function PasswordForm() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const title = user?.hasPassword === false ? "profile.setPassword" : "profile.changePassword";
  return (
    <FormPage narrow title={t(title)} back={PROFILE}>
      {user && <Fields user={user} />}
    </FormPage>
  );
}

function Fields({ user: { hasPassword, email, name } }: { user: Schema<"User"> }) {
  const { t } = useTranslation();
  const known = newPasswordOf(email ?? "", name);
  const { field, ...form } = useFieldForm<PasswordValues>(rulesOf(hasPassword), useSave(), known);
  return (
    <FormCard {...form} submitLabel={t("profile.savePassword")}>
      <p className={css["Profile-text"]}>{t("profile.passwordText")}</p>
      {hasPassword && (
        <SecretField
          {...field("currentPassword")}
          label={t("profile.currentPassword")}
          autoComplete="current-password"
        />
      )}
      <SecretField
        {...field("newPassword")}
        label={t("profile.newPassword")}
        help={t("profile.passwordHelp")}
        autoComplete="new-password"
      />
      <SecretField
        {...field("confirmNewPassword")}
        label={t("profile.repeatPassword")}
        autoComplete="new-password"
      />
    </FormCard>
  );
}

function useSave() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const change = useSetAtom(changePasswordAtom);
  return async ({ currentPassword, newPassword }: PasswordValues) => {
    const proof = currentPassword === undefined ? {} : { currentPassword };
    const outcome = await change({ ...proof, newPassword });
    if (outcome.ok) {
      showToast({ text: t("profile.passwordChanged") });
      void navigate(PROFILE);
    }
    return outcome;
  };
}

function rulesOf(hasPassword: boolean): FieldRules<PasswordValues> {
  const fresh = { newPassword: "password", confirmNewPassword: "secret" } as const;
  return hasPassword ? { currentPassword: "secret", ...fresh } : fresh;
}
