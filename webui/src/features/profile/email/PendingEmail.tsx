import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { MailWarning } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { emailToVerifyAtom, updateProfileAtom } from "@/state/session/profile";
import { userAtom } from "@/state/session/session";
import { Banner } from "@/ui/frame/Banner";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Card } from "@/ui/frame/Card";
import { showToast } from "@/ui/overlays/toasts";
import { VERIFY_EMAIL } from "../paths";

/** The e-mail that waits for its code; a new one can be taken back as long as it waits. */
export function PendingEmail() {
  const { t } = useTranslation();
  const waiting = useAtomValue(emailToVerifyAtom);
  const user = useAtomValue(userAtom);
  if (waiting === null || user === null) return null;
  const { email, pendingEmail } = user;
  const isNew = pendingEmail !== null;
  return (
    <Card pad>
      <Banner
        glyph={MailWarning}
        inset
        text={t(isNew ? "profile.emailWaits" : "profile.emailUnverified", { email: waiting })}
      />
      <ButtonRow>
        <ButtonLink to={VERIFY_EMAIL} kind="tonal" grow>
          {t("profile.enterCode")}
        </ButtonLink>
        {isNew && email !== null && <TakeBack email={email} />}
      </ButtonRow>
    </Card>
  );
}

function TakeBack({ email }: { email: string }) {
  const { t } = useTranslation();
  const why = useErrorText();
  const update = useSetAtom(updateProfileAtom);
  async function takeBack(): Promise<void> {
    const outcome = await update({ email });
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
  }
  return (
    <Button kind="outline" grow onClick={() => void takeBack()}>
      {t("profile.keepOldEmail")}
    </Button>
  );
}
