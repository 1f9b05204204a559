import { ErrorCode } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { PasswordPage } from "./password/PasswordPage";
import css from "./SignInPage.module.css";

/** In place of the form where the server takes no sign-ups. */
export function SignUpClosed() {
  const { t } = useTranslation();
  return (
    <PasswordPage title={t("signIn.closedTitle")}>
      <SignUpClosedText />
      <ButtonLink to="/login" size="l" block>
        {t("signIn.backToLogin")}
      </ButtonLink>
    </PasswordPage>
  );
}

export function SignUpClosedText() {
  const message = useMessage();
  return (
    <p className={css["SignInPage-lead"]} role="status">
      {message(ErrorCode.AUTH_SIGN_UP_CLOSED)}
    </p>
  );
}
