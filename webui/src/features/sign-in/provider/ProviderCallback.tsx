import { useTranslation } from "@/i18n/useTranslation";
import { Navigate } from "react-router";
import { ErrorCode } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { useErrorText } from "@/i18n/useErrorText";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import css from "../SignInPage.module.css";
import { LinkForm } from "./LinkForm";
import { PasswordPage } from "../password/PasswordPage";
import { PROVIDERS } from "./marks";
import { useProviderCallback } from "./useProviderCallback";

/** Where Google and Apple send people back to: in, to the password that connects the accounts, or back to logging in. */
export default function ProviderCallback() {
  const { t } = useTranslation();
  const [message, why] = [useMessage(), useErrorText()];
  const { given, outcome } = useProviderCallback();
  if (given.kind === "bare") return <Navigate to="/login" replace />;
  if (given.kind === "refused") {
    return <NotIn text={t("signIn.providerCancelled", { provider: PROVIDERS[given.provider].label })} />;
  }
  if (outcome === null || outcome.ok) return <p role="status">{t("signIn.providerWaiting")}</p>;
  if (outcome.code === ErrorCode.AUTH_LINK_PASSWORD) return <Link text={message(outcome.code)} />;
  const isUninvited = INVITATION_CODES.has(outcome.code);
  return (
    <NotIn text={why(outcome)} {...(isUninvited && { to: "/sign-up", label: t("signIn.signUpTitle") })} />
  );
}

const INVITATION_CODES: ReadonlySet<string> = new Set([
  ErrorCode.AUTH_INVITATION_REQUIRED,
  ErrorCode.AUTH_INVITATION_CODE,
]);

function Link({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <PasswordPage title={t("signIn.linkTitle")}>
      <LinkForm lead={text} />
    </PasswordPage>
  );
}

function NotIn({ text, to = "/login", label }: { text: string; to?: string; label?: string }) {
  const { t } = useTranslation();
  return (
    <PasswordPage title={t("signIn.providerFailedTitle")}>
      <p className={css["SignInPage-lead"]} role="alert">
        {text}
      </p>
      <ButtonLink to={to} size="l" block>
        {label ?? t("signIn.backToLogin")}
      </ButtonLink>
    </PasswordPage>
  );
}
