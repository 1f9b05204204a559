import { useSetAtom } from "jotai";
import { useAtom } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { resetTokenAtom } from "@/state/session/password";
import { showToast } from "@/ui/overlays/toasts";
import { ForgotForm } from "../password/ForgotForm";
import { ModeLink } from "./ModeLink";
import { ResetForm } from "../password/ResetForm";
import { useSentNotice } from "../password/useSentNotice";

/** A guest who has an account asks for a code. */
export function GuestForgot() {
  const { t } = useTranslation();
  const setMode = useSetAtom(guestDialogAtom);
  const tell = useSentNotice();
  return (
    <>
      <ForgotForm
        onSent={(sent) => {
          tell(sent);
          setMode("resetPassword");
        }}
      />
      <ModeLink label={t("signIn.backToLogin")} mode="signInUser" />
    </>
  );
}

/** … and gives the code with a new password; then they log in with it. */
export function GuestReset() {
  const { t } = useTranslation();
  const setMode = useSetAtom(guestDialogAtom);
  const [resetToken, hold] = useAtom(resetTokenAtom);
  return (
    <>
      <ResetForm
        resetToken={resetToken ?? ""}
        onDone={() => {
          showToast({ text: t("resetPassword.changePasswordSuccess") });
          setMode("signInUser");
          hold(null);
        }}
      />
      <ModeLink label={t("signIn.backToLogin")} mode="signInUser" />
    </>
  );
}
