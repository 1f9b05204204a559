import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { forgotPasswordAtom, resetPasswordAtom } from "@/state/session/password";
import { Button } from "@/ui/actions/Button";
import { PasswordField } from "@/ui/fields/PasswordField";
import { TextField } from "@/ui/fields/TextField";
import { showToast } from "@/ui/overlays/toasts";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import css from "../SignInPage.module.css";
import { useSentNotice } from "./useSentNotice";
import { newPasswordOf, useFieldForm } from "@/parts/useFieldForm";

export interface ResetFormProps {
  resetToken: string;
  /** Token of a link: nobody types it. */
  linkedCode?: string;
  /** The password is changed. */
  onDone: () => void;
}

interface ResetValues {
  code?: string;
  newPassword: string;
  confirmNewPassword: string;
}

const RULES = { newPassword: "password", confirmNewPassword: "secret" } as const;
const MAILED_RULES = { code: "label", ...RULES } as const;

/** The code from the mail and a new password, twice. */
export function ResetForm({ resetToken, linkedCode, onDone }: ResetFormProps) {
  const { t } = useTranslation();
  const reset = useSetAtom(resetPasswordAtom);
  const email = emailOf(resetToken);
  const isLinked = linkedCode !== undefined;
  const { field, ...form } = useFieldForm<ResetValues>(
    isLinked ? RULES : MAILED_RULES,
    async ({ code = "", newPassword }) => {
      const outcome = await reset({ code: linkedCode ?? code, newPassword, resetToken });
      if (outcome.ok) onDone();
      return outcome;
    },
    newPasswordOf(email ?? ""),
  );
  const shared = {
    showLabel: t("password.show"),
    hideLabel: t("password.hide"),
    autoComplete: "new-password",
  };
  return (
    <>
      <SubmitForm {...form} submitLabel={t("signIn.resetSave")}>
        <p className={css["SignInPage-lead"]}>
          {email === null
            ? t("signIn.resetLeadUnknown")
            : t(isLinked ? "signIn.resetLinkLead" : "signIn.resetLead", { email })}
        </p>
        {!isLinked && <TextField {...field("code")} label={t("signIn.code")} autoComplete="one-time-code" />}
        <PasswordField
          {...field("newPassword")}
          {...shared}
          label={t("signIn.newPassword")}
          help={t("signIn.passwordHelp")}
        />
        <PasswordField {...field("confirmNewPassword")} {...shared} label={t("signIn.confirmPassword")} />
      </SubmitForm>
      {email !== null && !isLinked && <Resend email={email} />}
    </>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation();
  const why = useErrorText();
  const ask = useSetAtom(forgotPasswordAtom);
  const tell = useSentNotice();
  async function resend(): Promise<void> {
    const { outcome, sent } = await ask(email);
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
    if (sent === null) return;
    showToast({ text: t("resetPassword.resendSuccess") });
    tell(sent);
  }
  return (
    <Button kind="text" onClick={() => void resend()}>
      {t("signIn.resend")}
    </Button>
  );
}

/** The e-mail a reset token was asked for, as its payload says; null for what is no token. */
export function emailOf(resetToken: string): string | null {
  try {
    const [, payload = ""] = resetToken.split(".");
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown };
    return typeof email === "string" ? email : null;
  } catch {
    return null;
  }
}
