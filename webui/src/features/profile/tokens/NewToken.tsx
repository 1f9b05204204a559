import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { FormPage } from "@/parts/forms/FormPage";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { copyText } from "@/ui/browser/copyText";
import { Card } from "@/ui/frame/Card";
import { Section } from "@/ui/rows/Section";
import { TextField } from "@/ui/fields/TextField";
import { showToast } from "@/ui/overlays/toasts";
import { TOKENS } from "../paths";
import { TokenForm } from "./TokenForm";
import css from "../Profile.module.css";

/** Makes a token, and shows it this once. */
export default function NewToken() {
  const { t } = useTranslation();
  const [token, setToken] = useState<string | null>(null);
  return (
    <FormPage narrow title={t("tokens.new")} back={TOKENS}>
      {token === null ? <TokenForm onMade={setToken} /> : <TokenOnce token={token} />}
    </FormPage>
  );
}

/** A token that was just made, to be copied away: nobody can show it again. */
function TokenOnce({ token }: { token: string }) {
  const { t } = useTranslation();
  async function copy(): Promise<void> {
    if (await copyText(token)) showToast({ text: t("tokens.copied") });
  }
  return (
    <Card pad>
      <Section>
        <p className={css["Profile-text"]}>{t("tokens.once")}</p>
        <TextField readOnly value={token} label={t("tokens.token")} spellCheck={false} />
        <Button size="l" block onClick={() => void copy()}>
          {t("actions.copy")}
        </Button>
        <ButtonLink to={TOKENS} kind="text" block>
          {t("tokens.done")}
        </ButtonLink>
      </Section>
    </Card>
  );
}
