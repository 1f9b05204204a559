import { useAtom } from "@/state/useAtomValue";
import { useEffect, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { resetTokenAtom } from "@/state/session/password";
import { showToast } from "@/ui/overlays/toasts";
import { PasswordPage } from "./PasswordPage";
import { ResetForm } from "./ResetForm";

/**
 * The code from the mail, or that of a link from the server's owner, and a new password. A token in the address leaves it at
 * once, and the history with it.
 */
export default function ResetPassword() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const linked = new URLSearchParams(useLocation().hash.slice(1));
  const asked = useSearchParams()[0].get("resetToken");
  const given = linked.get("resetToken") ?? asked;
  const [code] = useState(linked.get("code"));
  const [resetToken, hold] = useAtom(resetTokenAtom);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (given === null) return;
    hold(given);
    void navigate("/reset-password", { replace: true });
  }, [given, hold, navigate]);
  if (given !== null) return null;
  if (resetToken === null) return <Navigate to={isDone ? "/login" : "/forgot-password"} replace />;
  return (
    <PasswordPage title={t("signIn.resetTitle")}>
      <ResetForm
        resetToken={resetToken}
        {...(code !== null && { linkedCode: code })}
        onDone={() => {
          showToast({ text: t("resetPassword.changePasswordSuccess") });
          setDone(true);
          hold(null);
        }}
      />
    </PasswordPage>
  );
}
