import { useState } from "react";
import { useAtom } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { Problem, User } from "@/contract/schemas";
import type { Answer } from "@/data/server/answer";
import { ErrorCode } from "@/domain";
import { timeText } from "@/i18n/dates";
import { useFieldForm } from "@/parts/useFieldForm";
import { DECLINED, DONE, outcomeOf, type Outcome } from "@/state/outcome";
import { secondStepAtom } from "@/state/session/secondStep";
import { Button } from "@/ui/actions/Button";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { Sheet } from "@/ui/overlays/Sheet";

/** Answer to a second step that the person gave up. */
const GIVEN_UP: Answer<User> = {
  ok: false,
  status: 0,
  problem: { code: DECLINED.code, fields: {}, params: {}, message: "" } as unknown as Problem,
  retryAfterSeconds: null,
};

/** The code that a sign-in also takes, over whatever page the first step was on. */
export default function SecondStep() {
  const { t } = useTranslation();
  const [step, setStep] = useAtom(secondStepAtom);
  const [isRecovery, setRecovery] = useState(false);
  if (step === null) return null;
  const end = (answer: Answer<User>) => {
    setStep(null);
    step.resolve(answer);
  };
  const cancel = () => end(GIVEN_UP);
  const enter = async (code: string): Promise<Outcome> => {
    const answer = await step.send(code);
    const isOver = !answer.ok && answer.problem?.code === ErrorCode.AUTH_TICKET_EXPIRED;
    if (!answer.ok && !isOver) return outcomeOf(answer);
    end(answer);
    return DONE;
  };
  return (
    <Sheet open onClose={cancel} title={t("secondStep.title")}>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} enter={enter} />
      <Button kind="text" block onClick={() => setRecovery(!isRecovery)}>
        {t(isRecovery ? "secondStep.useApp" : "secondStep.useRecovery")}
      </Button>
      <Button kind="text" block onClick={cancel}>
        {t("actions.back")}
      </Button>
    </Sheet>
  );
}

const RULES = { code: "secret" } as const;

interface CodeFormProps {
  isRecovery: boolean;
  /** Sends the code; the question ends when it is right or the sign-in is over. */
  enter: (code: string) => Promise<Outcome>;
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
