import { useSetAtom } from "jotai";
import { LogOut } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { Link } from "@/ui/actions/Link";
import { loginAtom } from "@/state/session/signIn";
import { useAtomValue } from "@/state/useAtomValue";
import { endedSessionAtom } from "@/state/session/session";
import { Banner } from "@/ui/frame/Banner";
import { SignInPage } from "./SignInPage";
import css from "./SignInPage.module.css";
import { LOGIN_RULES, LoginFields, type LoginValues } from "./fields";
import { useJoinLead } from "./join/JoinLead";
import { useSignInForm } from "./useSignInForm";
import { useSignUpOpen } from "./useSignUpForm";

function ForgotLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={css["SignInPage-aside"]}>
      <Link to="/forgot-password" onClick={onLeave}>
        {t("signIn.forgot")}
      </Link>
    </p>
  );
}

export default function Login() {
  const { t } = useTranslation();
  const isSignUpOpen = useSignUpOpen();
  const { field, ...form } = useSignInForm<LoginValues>(LOGIN_RULES, useSetAtom(loginAtom));
  return (
    <SignInPage
      {...form}
      title={t("signIn.loginTitle")}
      lead={useJoinLead() ?? t("signIn.loginLead")}
      submitLabel={t("signIn.login")}
      other={
        isSignUpOpen
          ? { question: t("signIn.noAccount"), label: t("signIn.signUp"), to: "/sign-up" }
          : undefined
      }
    >
      <SessionEnded />
      <LoginFields field={field} />
      <ForgotLink onLeave={form.carry} />
    </SignInPage>
  );
}

/** Why somebody who was in is asked to log in again, and what waits for them; who it was shows to them alone. */
function SessionEnded() {
  const { t } = useTranslation();
  const ended = useAtomValue(endedSessionAtom);
  if (ended === null) return null;
  const { email, unsent: count } = ended;
  const text = count > 0 ? t("signIn.endedWaiting", { count, email }) : t("signIn.ended", { email });
  return <Banner glyph={LogOut} inset text={text} />;
}
