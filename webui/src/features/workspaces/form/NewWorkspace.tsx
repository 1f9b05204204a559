import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { newIdAtom } from "@/state/budget/dispatch";
import { createWorkspaceAtom, rolesOf } from "@/state/budget/sharing";
import { useOpenNew } from "@/parts/useOpenNew";
import { withReason } from "./terms";
import { WorkspaceForm } from "./WorkspaceForm";

/** Another budget, for oneself or to share. Its id is made when the page opens: saved twice, it is made once. */
export default function NewWorkspace() {
  const { t } = useTranslation();
  const create = useSetAtom(createWorkspaceAtom);
  const openNew = useOpenNew();
  const newId = useAtomValue(newIdAtom);
  const [id] = useState(() => newId("list"));
  return (
    <WorkspaceForm
      title={t("workspaces.new")}
      submitLabel={t("workspaces.create")}
      workspace={null}
      isQueued={false}
      onSave={async ({ name, currencyCode, firstDayOfMonth }, invited) => {
        const participants = invited.map((person) => person.id);
        const terms = { name, currencyCode, firstDayOfMonth: Number(firstDayOfMonth) };
        const outcome = await create({ id, ...terms, participants, roles: rolesOf(invited) });
        if (!outcome.ok) return withReason(outcome);
        await openNew(t("workspaces.created", { name: name.trim() }), id);
        return outcome;
      }}
    />
  );
}
