import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { ForgotForm } from "./ForgotForm";
import { PasswordPage } from "./PasswordPage";
import { useSentNotice } from "./useSentNotice";

/** Asks for a code by mail, then leads to where it is entered. */
export default function ForgotPassword() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tell = useSentNotice();
  return (
    <PasswordPage title={t("signIn.forgotTitle")}>
      <ForgotForm
        onSent={(sent) => {
          tell(sent);
          void navigate("/reset-password");
        }}
      />
    </PasswordPage>
  );
}
