import { useTranslation } from "@/i18n/useTranslation";
import { PasswordField, type PasswordFieldProps } from "@/ui/fields/PasswordField";

/** A password, with the words of its eye. */
export function SecretField(props: Omit<PasswordFieldProps, "showLabel" | "hideLabel">) {
  const { t } = useTranslation();
  return <PasswordField {...props} showLabel={t("password.show")} hideLabel={t("password.hide")} />;
}
