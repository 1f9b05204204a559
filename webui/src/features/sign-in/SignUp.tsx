import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { signUpAtom } from "@/state/session/signIn";
import { invitationCodeAtom } from "@/state/invitationCode";
import { SignInPage } from "./SignInPage";
import { SignUpClosed } from "./SignUpClosed";
import { SignUpFields } from "./fields";
import { useJoinLead } from "./join/JoinLead";
import { useSignUpForm, useSignUpOpen } from "./useSignUpForm";

/** The form, or why there is none. An invitation code in the address leaves it at once, and the history with it. */
export default function SignUp() {
  const navigate = useNavigate();
  const given = useSearchParams()[0].get("code");
  const hold = useSetAtom(invitationCodeAtom);
  const isOpen = useSignUpOpen();
  useEffect(() => {
    if (given === null) return;
    hold(given);
    void navigate("/sign-up", { replace: true });
  }, [given, hold, navigate]);
  if (given !== null) return null;
  return isOpen ? <SignUpForm /> : <SignUpClosed />;
}

function SignUpForm() {
  const { t } = useTranslation();
  const { field, ...form } = useSignUpForm(useSetAtom(signUpAtom));
  const joinLead = useJoinLead();
  return (
    <SignInPage
      {...form}
      title={t(joinLead === null ? "signIn.signUpTitle" : "join.signUp")}
      lead={joinLead ?? t("signIn.signUpLead")}
      submitLabel={t("signIn.signUp")}
      other={{ question: t("signIn.haveAccount"), label: t("signIn.login"), to: "/login" }}
    >
      <SignUpFields field={field} />
    </SignInPage>
  );
}
