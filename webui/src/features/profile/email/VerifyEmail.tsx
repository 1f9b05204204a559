import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Mailbox } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { Navigate } from "react-router";
import { useEffect, useState } from "react";
import { FormPage } from "@/parts/forms/FormPage";
import { type EmailToken, askVerificationAtom } from "@/state/session/profile";
import { useMessage } from "@/i18n/useMessage";
import { emailToVerifyAtom, verifyEmailAtom } from "@/state/session/profile";
import { useFieldForm } from "@/parts/useFieldForm";
import { Banner } from "@/ui/frame/Banner";
import { Button } from "@/ui/actions/Button";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { TextField } from "@/ui/fields/TextField";
import { showToast } from "@/ui/overlays/toasts";
import type { Reading } from "@/state/outcome";
import { FormCard } from "../FormCard";
import { PROFILE } from "../paths";
import css from "../Profile.module.css";

/** The code that confirms an e-mail. It is sent when the page opens; once it was entered the page has done its part. */
export default function VerifyEmail() {
  const { t } = useTranslation();
  const waiting = useAtomValue(emailToVerifyAtom);
  if (waiting === null) return <Navigate to={PROFILE} replace />;
  return (
    <FormPage narrow title={t("profile.verifyTitle")} back={PROFILE}>
      <Verification />
    </FormPage>
  );
}

function Verification() {
  const { t } = useTranslation();
  const message = useMessage();
  const { said, again } = useVerification();
  if (said === null) return <SkeletonRows count={2} label={t("states.loading")} />;
  return (
    <>
      {said.ok ? <Code sent={said.data} /> : <p role="alert">{message(said.code, said.params)}</p>}
      <Button
        kind="text"
        onClick={() => {
          void again().then(({ ok }) => {
            if (ok) showToast({ text: t("profile.codeSent") });
          });
        }}
      >
        {t("profile.resend")}
      </Button>
    </>
  );
}

interface CodeValues {
  code: string;
}

const RULES = { code: "label" } as const;

function Code({ sent: { email, emailVerifiedToken, isMailConfigured } }: { sent: EmailToken }) {
  const { t } = useTranslation();
  const verify = useSetAtom(verifyEmailAtom);
  const { field, ...form } = useFieldForm<CodeValues>(RULES, async ({ code }) => {
    const outcome = await verify({ code, token: emailVerifiedToken });
    if (outcome.ok) showToast({ text: t("profile.emailVerified") });
    return outcome;
  });
  return (
    <>
      {!isMailConfigured && <Banner glyph={Mailbox} tone="info" inset text={t("info.mailNotConfigured")} />}
      <FormCard {...form} submitLabel={t("profile.verify")}>
        <p className={css["Profile-text"]}>{t("profile.codeText", { email })}</p>
        <TextField {...field("code")} label={t("profile.code")} autoComplete="one-time-code" />
      </FormCard>
    </>
  );
}

/** Asks for a code when the page opens, and again when the person does; what was said last, null until then. */
function useVerification(): {
  said: Reading<EmailToken> | null;
  again: () => Promise<Reading<EmailToken>>;
} {
  const ask = useSetAtom(askVerificationAtom);
  const [said, setSaid] = useState<Reading<EmailToken> | null>(null);
  useEffect(() => {
    void ask().then(setSaid);
  }, [ask]);
  async function again(): Promise<Reading<EmailToken>> {
    const answer = await ask();
    setSaid(answer);
    return answer;
  }
  return { said, again };
}
