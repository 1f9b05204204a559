import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { CloudUpload } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { guestCountsAtom, signUpGuestAtom } from "@/state/session/guestData";
import { isSampleAtom } from "@/state/session/session";
import { Banner } from "@/ui/frame/Banner";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { SignUpFields } from "../fields";
import { JoinLead } from "../join/JoinLead";
import { ModeLink } from "./ModeLink";
import { ProviderButtons } from "../provider/ProviderButtons";
import { useCloseAfter } from "./useCloseAfter";
import { SignUpClosedText } from "../SignUpClosed";
import { useSignUpForm, useSignUpOpen } from "../useSignUpForm";
import { useGuestCounts } from "@/parts/useGuestCounts";

/** Signs up with everything that is on this device, but for sample data; where that is closed, says so. */
export function GuestSignUp() {
  const { t } = useTranslation();
  if (useSignUpOpen()) return <GuestSignUpForm />;
  return (
    <>
      <SignUpClosedText />
      <ModeLink question={t("signIn.haveAccount")} label={t("signIn.login")} mode="signInUser" />
    </>
  );
}

function GuestSignUpForm() {
  const { t } = useTranslation();
  const things = useGuestCounts();
  const { lists, entries, accounts } = useAtomValue(guestCountsAtom);
  const isSample = useAtomValue(isSampleAtom);
  const submit = useCloseAfter(useSetAtom(signUpGuestAtom));
  const { field, carry, ...form } = useSignUpForm(submit);
  return (
    <>
      <Banner
        glyph={CloudUpload}
        tone="info"
        inset
        text={
          isSample
            ? t("guest.sampleStays")
            : t("guest.comesAlong", { count: lists + entries + accounts, things })
        }
      />
      <JoinLead />
      <SubmitForm {...form} submitLabel={t(isSample ? "signIn.signUp" : "guest.signUpAndKeep")}>
        <SignUpFields field={field} />
      </SubmitForm>
      <ProviderButtons onLeave={carry} />
      <ModeLink
        onLeave={carry}
        question={t("signIn.haveAccount")}
        label={t("signIn.login")}
        mode="signInUser"
      />
    </>
  );
}
