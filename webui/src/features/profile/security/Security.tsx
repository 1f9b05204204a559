import { useState } from "react";
import { useSetAtom } from "jotai";
import { Check, Copy, Download, KeyRound, ShieldCheck, Smartphone } from "lucide-react";
import type { Schema } from "@/contract/schemas";
import { useTranslation } from "@/i18n/useTranslation";
import { FormPage } from "@/parts/forms/FormPage";
import { useCopy } from "@/parts/useCopy";
import { useFieldForm } from "@/parts/useFieldForm";
import { useRemote } from "@/parts/useRemote";
import { DONE, type Outcome, type Reading } from "@/state/outcome";
import { userAtom } from "@/state/session/session";
import {
  confirmTotpAtom,
  renewRecoveryCodesAtom,
  startTotpAtom,
  totpRemote,
  turnOffTotpAtom,
} from "@/state/session/totp";
import { useAtomValue } from "@/state/useAtomValue";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { IconTile } from "@/ui/art/IconTile";
import { QrCode } from "@/ui/art/QrCode";
import { saveFile } from "@/ui/browser/saveFile";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { GuardedSheet } from "@/ui/overlays/GuardedSheet";
import { Sheet } from "@/ui/overlays/Sheet";
import { showToast } from "@/ui/overlays/toasts";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { PASSWORD, PROFILE, SESSIONS } from "../paths";
import { SecretField } from "../SecretField";
import css from "./Security.module.css";

type Step = "turnOn" | "manage" | "renew" | "turnOff" | "codes" | null;

/** Ways to sign in, and the second factor. */
export default function Security() {
  const { t } = useTranslation();
  const { reading, again: retry } = useRemote(totpRemote);
  const [step, setStep] = useState<Step>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const totp = reading?.ok === true ? reading.data : null;
  const close = () => setStep(null);
  const show = ({ recoveryCodes }: Schema<"RecoveryCodes">) => {
    setCodes(recoveryCodes);
    setStep("codes");
    retry();
  };
  const left = t("security.left", { count: totp?.recoveryCodesLeft ?? 0 });
  const state = totp?.on === true ? `${t("security.on")} · ${left}` : t("security.off");
  return (
    <FormPage narrow title={t("security.title")} back={PROFILE}>
      <ListGroup label={t("security.title")}>
        <ListRow
          chevron
          wrap
          start={<IconTile icon={{ glyph: ShieldCheck, hue: "green" }} size="s" />}
          title={t("security.codes")}
          sub={reading?.ok === false ? t("security.failed") : totp === null ? undefined : state}
          onPress={() => {
            if (totp === null) retry();
            else setStep(totp.on ? "manage" : "turnOn");
          }}
        />
        <ListRow
          chevron
          start={<IconTile icon={{ glyph: KeyRound, hue: "violet" }} size="s" />}
          title={t("profile.changePassword")}
          to={PASSWORD}
        />
        <ListRow
          chevron
          start={<IconTile icon={{ glyph: Smartphone, hue: "teal" }} size="s" />}
          title={t("profile.sessions")}
          to={SESSIONS}
        />
      </ListGroup>
      <Sheet open={step === "turnOn"} onClose={close} title={t("security.codes")}>
        <TurnOn onDone={show} />
      </Sheet>
      <Sheet open={step === "manage"} onClose={close} title={t("security.codes")}>
        <p className={css["Security-text"]}>{state}</p>
        <Button kind="tonal" block onClick={() => setStep("renew")}>
          {t("security.renew")}
        </Button>
        <Button kind="danger-text" block onClick={() => setStep("turnOff")}>
          {t("security.turnOff")}
        </Button>
      </Sheet>
      <Sheet open={step === "renew"} onClose={close} title={t("security.renew")}>
        <Renew onDone={show} />
      </Sheet>
      <Sheet open={step === "turnOff"} onClose={close} title={t("security.turnOff")}>
        <TurnOff
          onDone={() => {
            showToast({ text: t("security.turnedOff") });
            close();
            retry();
          }}
        />
      </Sheet>
      <GuardedSheet
        open={step === "codes"}
        onClose={close}
        title={t("security.recovery")}
        question={{
          title: t("security.leave"),
          text: t("security.leaveText"),
          cancelLabel: t("actions.back"),
          confirmLabel: t("actions.close"),
        }}
      >
        <RecoveryCodes codes={codes} onDone={close} />
      </GuardedSheet>
    </FormPage>
  );
}

interface CodesProps {
  onDone: (codes: Schema<"RecoveryCodes">) => void;
}

/** The password, then the key and its first code. */
function TurnOn({ onDone }: CodesProps) {
  const [secret, setSecret] = useState<Schema<"TotpSecret"> | null>(null);
  return secret === null ? <Prove onDone={setSecret} /> : <Confirm secret={secret} onDone={onDone} />;
}

function Prove({ onDone }: { onDone: (secret: Schema<"TotpSecret">) => void }) {
  const { t } = useTranslation();
  const hasPassword = useAtomValue(userAtom)?.hasPassword !== false;
  const start = useSetAtom(startTotpAtom);
  const rules = hasPassword ? ({ currentPassword: "secret" } as const) : {};
  const { field, ...form } = useFieldForm<{ currentPassword?: string }>(rules, async (values) =>
    taken(await start(values), onDone),
  );
  return (
    <SubmitForm {...form} submitLabel={t("security.next")}>
      <p className={css["Security-text"]}>{t("security.why")}</p>
      {hasPassword && (
        <SecretField
          {...field("currentPassword")}
          label={t("profile.currentPassword")}
          autoComplete="current-password"
        />
      )}
    </SubmitForm>
  );
}

function Confirm({ secret: { secret, uri }, onDone }: CodesProps & { secret: Schema<"TotpSecret"> }) {
  const { t } = useTranslation();
  const confirm = useSetAtom(confirmTotpAtom);
  const { isCopied, copy } = useCopy(secret);
  const { field, ...form } = useCodeForm(async (code) => taken(await confirm(code), onDone));
  return (
    <SubmitForm {...form} submitLabel={t("security.turnOn")}>
      <p className={css["Security-text"]}>{t("security.scan")}</p>
      <div className={css["Security-qr"]}>
        <QrCode text={uri} label={t("security.qr")} />
      </div>
      <p className={css["Security-text"]}>{t("security.key")}</p>
      <p className={css["Security-key"]}>{secret.replace(GROUPS, "$& ")}</p>
      <Button kind="tonal" block glyph={isCopied ? Check : Copy} aria-live="polite" onClick={copy}>
        {t(isCopied ? "links.copied" : "actions.copy")}
      </Button>
      <TextField
        {...field("code")}
        label={t("security.code")}
        help={t("security.enter")}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </SubmitForm>
  );
}

const GROUPS = /.{4}(?=.)/g;

function Renew({ onDone }: CodesProps) {
  const { t } = useTranslation();
  const renew = useSetAtom(renewRecoveryCodesAtom);
  const { field, ...form } = useCodeForm(async (code) => taken(await renew(code), onDone));
  return (
    <SubmitForm {...form} submitLabel={t("security.renew")}>
      <p className={css["Security-text"]}>{t("security.renewText")}</p>
      <TextField {...field("code")} label={t("security.anyCode")} autoComplete="one-time-code" />
    </SubmitForm>
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const turnOff = useSetAtom(turnOffTotpAtom);
  const { field, ...form } = useCodeForm(async (code) => {
    const outcome = await turnOff(code);
    if (outcome.ok) onDone();
    return outcome;
  });
  return (
    <SubmitForm {...form} danger submitLabel={t("security.turnOff")}>
      <p className={css["Security-text"]}>{t("security.turnOffText")}</p>
      <TextField {...field("code")} label={t("security.anyCode")} autoComplete="one-time-code" />
    </SubmitForm>
  );
}

/** Recovery codes, shown this once: leaving them unsaved is asked about. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const text = codes.join("\n");
  const { isCopied, copy } = useCopy(text);
  useUnsaved(() => true);
  return (
    <>
      <p className={css["Security-text"]}>{t("security.recoveryText")}</p>
      <ul className={css["Security-codes"]}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonRow>
        <Button kind="tonal" grow glyph={isCopied ? Check : Copy} aria-live="polite" onClick={copy}>
          {t(isCopied ? "links.copied" : "actions.copy")}
        </Button>
        <Button
          kind="tonal"
          grow
          glyph={Download}
          onClick={() => saveFile(new Blob([text, "\n"], { type: "text/plain" }), t("security.file"))}
        >
          {t("security.save")}
        </Button>
      </ButtonRow>
      <Button size="l" block onClick={onDone}>
        {t("security.saved")}
      </Button>
    </>
  );
}

function useCodeForm(submit: (code: string) => Promise<Outcome>) {
  return useFieldForm<{ code: string }>(CODE_RULES, ({ code }) => submit(code));
}

const CODE_RULES = { code: "secret" } as const;

/** Hand on what was read, as the outcome of a form. */
function taken<T>(reading: Reading<T>, onRead: (data: T) => void): Outcome {
  if (!reading.ok) return reading;
  onRead(reading.data);
  return DONE;
}
