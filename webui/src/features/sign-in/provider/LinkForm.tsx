import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { linkProviderAtom } from "@/state/session/providers";
import { useFieldForm } from "@/parts/useFieldForm";
import { PasswordField } from "@/ui/fields/PasswordField";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import css from "../SignInPage.module.css";

interface LinkValues {
  currentPassword: string;
}

const RULES = { currentPassword: "secret" } as const;

/** The password of the account that has the e-mail already. */
export function LinkForm({ lead }: { lead: string }) {
  const { t } = useTranslation();
  const { field, ...form } = useFieldForm<LinkValues>(RULES, useSetAtom(linkProviderAtom));
  return (
    <SubmitForm {...form} submitLabel={t("signIn.linkSave")}>
      <p className={css["SignInPage-lead"]}>{lead}</p>
      <PasswordField
        {...field("currentPassword")}
        label={t("signIn.linkCurrent")}
        autoComplete="current-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
      />
    </SubmitForm>
  );
}
