import { useAtom } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useUnsavedQuestion } from "@/parts/forms/FormSheet";
import { guestDialogAtom, type GuestDialogMode } from "@/state/session/guestDialog";
import { FullDialog } from "@/ui/overlays/FullDialog";
import { GuestData } from "./GuestData";
import { GuestForgot, GuestReset } from "./GuestPassword";
import { GuestLogin } from "./GuestLogin";
import { GuestMove } from "./GuestMove";
import { GuestSignUp } from "./GuestSignUp";

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
    <FullDialog
      title={t(TITLES[mode])}
      closeLabel={t("actions.back")}
      question={question}
      onClose={() => setMode(null)}
    >
      <Form />
    </FullDialog>
  );
}
