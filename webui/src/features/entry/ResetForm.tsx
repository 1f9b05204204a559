import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { ErrorCode } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { forgotPasswordAtom, resetPasswordAtom } from "@/state/password";
import { Button } from "@/ui/Button";
import { PasswordField } from "@/ui/PasswordField";
import { TextField } from "@/ui/TextField";
import { showToast } from "@/ui/toasts";
import { EntryForm } from "./EntryForm";
import css from "./EntryPage.module.css";
import { emailOf } from "./resetToken";
import { useSentNotice } from "./useSentNotice";
import { useEntryForm, type CrossRule } from "./useEntryForm";

export interface ResetFormProps {
  resetToken: string;
  /** The password is changed. */
  onDone: () => void;
}

interface ResetValues {
  code: string;
  newPassword: string;
  confirmNewPassword: string;
}

const RULES = { code: "label", newPassword: "password", confirmNewPassword: "secret" } as const;

const isRepeated: CrossRule<ResetValues> = (name, { newPassword, confirmNewPassword }) =>
  name === "confirmNewPassword" && newPassword !== confirmNewPassword
    ? ErrorCode.VALIDATION_PASSWORDS_MATCH
    : null;

/** The code from the mail and a new password, twice. */
export function ResetForm({ resetToken, onDone }: ResetFormProps) {
  const { t } = useTranslation();
  const reset = useSetAtom(resetPasswordAtom);
  const email = emailOf(resetToken);
  const { field, ...form } = useEntryForm<ResetValues>(
    RULES,
    async ({ code, newPassword }) => {
      const outcome = await reset({ code, newPassword, resetToken });
      if (outcome.ok) onDone();
      return outcome;
    },
    isRepeated,
  );
  const shared = {
    showLabel: t("password.show"),
    hideLabel: t("password.hide"),
    autoComplete: "new-password",
  };
  return (
    <>
      <EntryForm {...form} submitLabel={t("entry.resetSave")}>
        <p className={css["EntryPage-lead"]}>
          {email === null ? t("entry.resetLeadUnknown") : t("entry.resetLead", { email })}
        </p>
        <TextField {...field("code")} label={t("entry.code")} autoComplete="one-time-code" />
        <PasswordField
          {...field("newPassword")}
          {...shared}
          label={t("entry.newPassword")}
          help={t("entry.passwordHelp")}
        />
        <PasswordField {...field("confirmNewPassword")} {...shared} label={t("entry.confirmPassword")} />
      </EntryForm>
      {email !== null && <Resend email={email} />}
    </>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation();
  const message = useMessage();
  const ask = useSetAtom(forgotPasswordAtom);
  const tell = useSentNotice();
  async function resend(): Promise<void> {
    const { outcome, sent } = await ask(email);
    if (!outcome.ok) showToast({ text: message(outcome.code, outcome.params), tone: "error" });
    if (sent === null) return;
    showToast({ text: t("resetPassword.resendSuccess") });
    tell(sent);
  }
  return (
    <Button kind="text" onClick={() => void resend()}>
      {t("entry.resend")}
    </Button>
  );
}
