import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { CloudUpload } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { loginGuestAtom } from "@/state/session/guestData";
import { isSampleAtom } from "@/state/session/session";
import { Banner } from "@/ui/frame/Banner";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { LOGIN_RULES, LoginFields, type LoginValues } from "../fields";
import { JoinLead } from "../join/JoinLead";
import { ModeLink } from "./ModeLink";
import { ProviderButtons } from "../provider/ProviderButtons";
import { useCloseAfter } from "./useCloseAfter";
import { useSignInForm } from "../useSignInForm";
import { useSignUpOpen } from "../useSignUpOpen";

/** Logs in to an account there is already; what becomes of the guest's budget is asked after that. */
export function GuestLogin() {
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
