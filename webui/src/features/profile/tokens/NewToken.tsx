import { useState } from "react";
import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { FormPage } from "@/parts/forms/FormPage";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { copyText } from "@/ui/browser/copyText";
import { Card } from "@/ui/frame/Card";
import { Section } from "@/ui/rows/Section";
import { TextField } from "@/ui/fields/TextField";
import { showToast } from "@/ui/overlays/toasts";
import { useAtomValue } from "@/state/useAtomValue";
import { TOKEN_SCOPES } from "@/contract/codes.gen";
import { type TokenCreate, createTokenAtom } from "@/state/session/tokens";
import { DONE } from "@/state/outcome";
import { useFieldForm } from "@/parts/useFieldForm";
import { workspacesAtom } from "@/state/budget/workspace";
import { Select } from "@/ui/fields/Select";
import { TOKENS } from "../paths";
import { FormCard } from "../FormCard";
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

const RULES = { name: "name" } as const;
const DAYS = ["7", "30", "90", "365"] as const;
/** No workspace has this id. */
const ALL = "all";

/** Form of a new token: its name, scope, workspace and lifetime. */
export function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const { t } = useTranslation();
  const create = useSetAtom(createTokenAtom);
  const [scope, setScope] = useState<TokenCreate["scope"]>("read");
  const [workspaceId, setWorkspaceId] = useState(ALL);
  const [days, setDays] = useState<(typeof DAYS)[number]>("90");
  const { field, ...form } = useFieldForm<{ name: string }>(RULES, async ({ name }) => {
    const place = workspaceId === ALL ? {} : { workspaceId };
    const answer = await create({ name, scope, days: Number(days), ...place });
    if (!answer.ok) return answer;
    onMade(answer.data.token);
    return DONE;
  });
  return (
    <FormCard {...form} submitLabel={t("tokens.create")}>
      <TextField {...field("name")} label={t("tokens.name")} help={t("tokens.nameHelp")} />
      <Select
        label={t("tokens.may")}
        choices={TOKEN_SCOPES.map((value) => ({ value, text: t(`tokens.scope.${value}`) }))}
        value={scope}
        onChange={setScope}
      />
      <WorkspaceSelect value={workspaceId} onChange={setWorkspaceId} />
      <Select
        label={t("tokens.goodFor")}
        choices={DAYS.map((value) => ({ value, text: t("tokens.days", { count: Number(value) }) }))}
        value={days}
        onChange={setDays}
      />
    </FormCard>
  );
}

function WorkspaceSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useTranslation();
  const workspaces = useAtomValue(workspacesAtom).map(({ id, name }) => ({ value: id, text: name }));
  return (
    <Select
      label={t("tokens.where")}
      choices={[{ value: ALL, text: t("tokens.everywhere") }, ...workspaces]}
      value={value}
      onChange={onChange}
    />
  );
}
