import { useSetAtom } from "jotai";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { FormPage } from "@/parts/forms/FormPage";
import { useErrorText } from "@/i18n/useErrorText";
import { createInvitationCodeAtom, type NewInvitationCode } from "@/state/session/server";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { copyText } from "@/ui/browser/copyText";
import { Select } from "@/ui/fields/Select";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { Card } from "@/ui/frame/Card";
import { showToast } from "@/ui/overlays/toasts";
import { Section } from "@/ui/rows/Section";
import css from "./Server.module.css";
import { SERVER } from "./paths";

const USES = ["1", "2", "5", "10", "50"] as const;
const DAYS = ["1", "7", "14", "30", "90"] as const;

/** Makes an invitation code, and shows it this once. */
export default function NewInvitation() {
  const { t } = useTranslation();
  const [invitation, setMade] = useState<NewInvitationCode | null>(null);
  return (
    <FormPage narrow title={t("hosting.invite")} back={SERVER}>
      <Card pad>
        {invitation === null ? <Form onMade={setMade} /> : <CodeOnce invitation={invitation} />}
      </Card>
    </FormPage>
  );
}

function Form({ onMade }: { onMade: (invitation: NewInvitationCode) => void }) {
  const { t } = useTranslation();
  const create = useSetAtom(createInvitationCodeAtom);
  const [uses, setUses] = useState<(typeof USES)[number]>("1");
  const [days, setDays] = useState<(typeof DAYS)[number]>("14");
  const why = useErrorText();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(): Promise<void> {
    setBusy(true);
    const answer = await create({ uses: Number(uses), days: Number(days) });
    setBusy(false);
    if (answer.ok) onMade(answer.data);
    else setFailure(why(answer));
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <SubmitForm failure={failure} busy={busy} onSubmit={onSubmit} submitLabel={t("hosting.create")}>
      <Select
        label={t("hosting.goodFor")}
        choices={USES.map((value) => ({ value, text: t("hosting.people", { count: Number(value) }) }))}
        value={uses}
        onChange={setUses}
      />
      <Select
        label={t("hosting.expires")}
        choices={DAYS.map((value) => ({ value, text: t("tokens.days", { count: Number(value) }) }))}
        value={days}
        onChange={setDays}
      />
    </SubmitForm>
  );
}

/** A code that was just made, to be handed on: nobody can show it again. */
function CodeOnce({ invitation: { code, link } }: { invitation: NewInvitationCode }) {
  const { t } = useTranslation();
  const address = new URL(link, window.location.origin).href;
  async function copy(): Promise<void> {
    if (await copyText(address)) showToast({ text: t("tokens.copied") });
  }
  return (
    <Section>
      <p className={css["Server-note"]}>{t("hosting.once")}</p>
      <TextField readOnly value={address} label={t("hosting.link")} spellCheck={false} />
      <TextField readOnly value={code} label={t("hosting.code")} spellCheck={false} />
      <Button size="l" block onClick={() => void copy()}>
        {t("hosting.copyLink")}
      </Button>
      <ButtonLink to={SERVER} kind="text" block>
        {t("tokens.done")}
      </ButtonLink>
    </Section>
  );
}
