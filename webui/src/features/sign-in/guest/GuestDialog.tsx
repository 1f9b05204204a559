import { useSetAtom } from "jotai";
import { CloudUpload } from "lucide-react";
import { useState } from "react";
import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useUnsavedQuestion } from "@/parts/forms/FormSheet";
import { guestDialogAtom, type GuestDialogMode } from "@/state/session/guestDialog";
import { FullDialog } from "@/ui/overlays/FullDialog";
import { loginGuestAtom, guestFileAtom, guestMoveAtom, settleGuestAtom } from "@/state/session/guestData";
import { isSampleAtom } from "@/state/session/session";
import { Banner } from "@/ui/frame/Banner";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { resetTokenAtom } from "@/state/session/password";
import { showToast } from "@/ui/overlays/toasts";
import { useErrorText } from "@/i18n/useErrorText";
import { Button } from "@/ui/actions/Button";
import { saveFile } from "@/ui/browser/saveFile";
import { Bar } from "@/ui/figures/Bar";
import { GuestData } from "./GuestData";
import { GuestSignUp } from "./GuestSignUp";
import { LOGIN_RULES, LoginFields, type LoginValues } from "../fields";
import { JoinLead } from "../join/JoinLead";
import { ModeLink } from "./ModeLink";
import { ProviderButtons } from "../provider/ProviderButtons";
import { useCloseAfter } from "./useCloseAfter";
import { useSignInForm } from "../useSignInForm";
import { useSignUpOpen } from "../useSignUpForm";
import { ForgotForm } from "../password/ForgotForm";
import { ResetForm } from "../password/ResetForm";
import { useSentNotice } from "../password/useSentNotice";
import css from "./GuestData.module.css";

const FORMS = {
  signUpUser: GuestSignUp,
  signInUser: GuestLogin,
  forgotPassword: GuestForgot,
  resetPassword: GuestReset,
  guestData: GuestData,
  guestMove: GuestMove,
} as const;
const TITLES = {
  signUpUser: "guest.signUpTitle",
  signInUser: "guest.logInTitle",
  forgotPassword: "signIn.forgotTitle",
  resetPassword: "signIn.resetTitle",
  guestData: "guest.dataTitle",
  guestMove: "guest.moveTitle",
} as const satisfies Record<GuestDialogMode, string>;

/** Leads a guest to an account; the arrow back leaves everything as it was. */
export default function GuestDialog() {
  const { t } = useTranslation();
  const [mode, setMode] = useAtom(guestDialogAtom);
  const question = useUnsavedQuestion();
  if (mode === null) return null;
  const Form = FORMS[mode];
  return (
    <FullDialog title={t(TITLES[mode])} question={question} onClose={() => setMode(null)}>
      <Form />
    </FullDialog>
  );
}

/** Logs in to an account there is already; what becomes of the guest's budget is asked after that. */
function GuestLogin() {
  const { t } = useTranslation();
  const isSignUpOpen = useSignUpOpen();
  const isSample = useAtomValue(isSampleAtom);
  const submit = useCloseAfter(useSetAtom(loginGuestAtom));
  const { field, carry, ...form } = useSignInForm<LoginValues>(LOGIN_RULES, submit);
  return (
    <>
      <Banner
        glyph={CloudUpload}
        tone="info"
        inset
        text={t(isSample ? "guest.sampleStays" : "guest.askedLater")}
      />
      <JoinLead />
      <SubmitForm {...form} submitLabel={t("signIn.login")}>
        <LoginFields field={field} />
        <ModeLink aside onLeave={carry} label={t("signIn.forgot")} mode="forgotPassword" />
      </SubmitForm>
      <ProviderButtons onLeave={carry} />
      {isSignUpOpen && (
        <ModeLink
          onLeave={carry}
          question={t("signIn.noAccount")}
          label={t("signIn.signUp")}
          mode="signUpUser"
        />
      )}
    </>
  );
}

/** A guest who has an account asks for a code. */
function GuestForgot() {
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
function GuestReset() {
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

/** Tells how far a long history has come into the account; where it stopped, the ways on. */
function GuestMove() {
  const { t } = useTranslation();
  const why = useErrorText();
  const move = useAtomValue(guestMoveAtom);
  const settle = useSetAtom(settleGuestAtom);
  const readFile = useSetAtom(guestFileAtom);
  const [busy, setBusy] = useState(false);
  if (move === null) return null;
  const { sent, total, failure } = move;
  const again = () => {
    setBusy(true);
    void settle().finally(() => setBusy(false));
  };
  const save = async () => {
    const file = await readFile();
    if (file !== null) saveFile(file, "budget.json");
  };
  const progress = t("guest.moveProgress", { sent: String(sent), total: String(total) });
  return (
    <div className={css["GuestData"]}>
      <p role="status">{progress}</p>
      <Bar ratio={sent / total} label={progress} />
      <p>{t("guest.moveText")}</p>
      {failure !== null && (
        <>
          <p className={css["GuestData-failure"]} role="alert">
            {why(failure)}
          </p>
          <Button size="l" block busy={busy} onClick={again}>
            {t("actions.retry")}
          </Button>
          <Button kind="outline" size="l" block onClick={() => void save()}>
            {t("guest.moveSave")}
          </Button>
          <p className={css["GuestData-note"]}>{t("guest.moveSaveText")}</p>
        </>
      )}
    </div>
  );
}
