import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { FormPage } from "@/parts/forms/FormPage";
import { updateProfileAtom } from "@/state/session/profile";
import { userAtom } from "@/state/session/session";
import { useFieldForm, type FieldRules } from "@/parts/useFieldForm";
import { TextField } from "@/ui/fields/TextField";
import { FormCard } from "../FormCard";
import { PROFILE, VERIFY_EMAIL } from "../paths";
import css from "../Profile.module.css";
import { SecretField } from "../SecretField";

interface EmailValues {
  email: string;
  currentPassword?: string;
}

/** Another e-mail: it counts once the code sent there was entered. */
export default function EmailForm() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  return (
    <FormPage narrow title={t("profile.email")} back={PROFILE}>
      {user && <Fields email={user.email ?? ""} hasPassword={user.hasPassword} />}
    </FormPage>
  );
}

function Fields({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const update = useSetAtom(updateProfileAtom);
  const save = async (values: EmailValues) => {
    const outcome = await update(values);
    if (outcome.ok) void navigate(values.email === email ? PROFILE : VERIFY_EMAIL);
    return outcome;
  };
  const { field, ...form } = useFieldForm<EmailValues>(rulesOf(hasPassword), save, { start: { email } });
  return (
    <FormCard {...form} submitLabel={t("actions.save")}>
      <p className={css["Profile-text"]}>{t("profile.emailText")}</p>
      <TextField {...field("email")} type="email" label={t("profile.newEmail")} autoComplete="email" />
      {hasPassword && (
        <SecretField
          {...field("currentPassword")}
          label={t("profile.currentPassword")}
          autoComplete="current-password"
        />
      )}
    </FormCard>
  );
}

function rulesOf(hasPassword: boolean): FieldRules<EmailValues> {
  return hasPassword ? { email: "email", currentPassword: "secret" } : { email: "email" };
}
