import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { TOKEN_SCOPES } from "@/contract/codes.gen";
import { useTranslation } from "@/i18n/useTranslation";
import type { TokenCreate } from "@/state/session/tokens";
import { createTokenAtom } from "@/state/session/tokens";
import { DONE } from "@/state/outcome";
import { useFieldForm } from "@/parts/useFieldForm";
import { workspacesAtom } from "@/state/budget/workspace";
import { Select } from "@/ui/fields/Select";
import { TextField } from "@/ui/fields/TextField";
import { FormCard } from "../FormCard";

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
  const closeLabel = t("actions.close");
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
        closeLabel={closeLabel}
        choices={TOKEN_SCOPES.map((value) => ({ value, text: t(`tokens.scope.${value}`) }))}
        value={scope}
        onChange={setScope}
      />
      <WorkspaceSelect value={workspaceId} onChange={setWorkspaceId} />
      <Select
        label={t("tokens.goodFor")}
        closeLabel={closeLabel}
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
      closeLabel={t("actions.close")}
      choices={[{ value: ALL, text: t("tokens.everywhere") }, ...workspaces]}
      value={value}
      onChange={onChange}
    />
  );
}
