import { useState } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode } from "@/domain";
import { timeText } from "@/i18n/dates";
import { useFieldForm } from "@/parts/useFieldForm";
import { secondStepAtom, type SecondStep as SecondStepQuestion } from "@/state/session/secondStep";
import { Button } from "@/ui/actions/Button";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { Sheet } from "@/ui/overlays/Sheet";

/** The code that a sign-in also takes, over whatever page the first step was on. */
export default function SecondStep() {
  const { t } = useTranslation();
  const step = useAtomValue(secondStepAtom);
  const [isRecovery, setRecovery] = useState(false);
  if (step === null) return null;
  return (
    <Sheet open onClose={step.cancel} title={t("secondStep.title")}>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} enter={step.enter} />
      <Button kind="text" block onClick={() => setRecovery(!isRecovery)}>
        {t(isRecovery ? "secondStep.useApp" : "secondStep.useRecovery")}
      </Button>
      <Button kind="text" block onClick={step.cancel}>
        {t("actions.back")}
      </Button>
    </Sheet>
  );
}

const RULES = { code: "secret" } as const;

interface CodeFormProps {
  isRecovery: boolean;
  enter: SecondStepQuestion["enter"];
}

function CodeForm({ isRecovery, enter }: CodeFormProps) {
  const { t } = useTranslation();
  const { field, ...form } = useFieldForm<{ code: string }>(RULES, async ({ code }) => {
    const outcome = await enter(code);
    if (outcome.ok || outcome.code !== ErrorCode.RATE_LIMITED) return outcome;
    const end = new Date(Date.now() + 1000 * Number(outcome.params["seconds"] ?? 0));
    return { ...outcome, code: "", message: t("secondStep.locked", { time: timeText(end.toISOString()) }) };
  });
  const shared = { autoComplete: "one-time-code", spellCheck: false, autoFocus: true } as const;
  return (
    <SubmitForm {...form} submitLabel={t("signIn.login")}>
      {isRecovery ? (
        <TextField
          {...field("code")}
          {...shared}
          autoComplete="off"
          autoCapitalize="characters"
          label={t("secondStep.recovery")}
          help={t("secondStep.recoveryHelp")}
        />
      ) : (
        <TextField
          {...field("code")}
          {...shared}
          inputMode="numeric"
          label={t("secondStep.code")}
          help={t("secondStep.codeHelp")}
        />
      )}
    </SubmitForm>
  );
}
