import { useSetAtom, useStore } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { DONE, type Outcome } from "@/state/outcome";
import { type Workspace, DomainError, workspaces as rules } from "@/domain";
import {
  changePeopleAtom,
  changeTermsAtom,
  rolesOf,
  type Invited,
  deleteWorkspaceAtom,
} from "@/state/budget/sharing";
import { workspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import { showToast } from "@/ui/overlays/toasts";
import { useMessage } from "@/i18n/useMessage";
import { onlineAtom } from "@/state/connection";
import { OpenWorkspace } from "../OpenWorkspace";
import { WORKSPACES } from "../paths";
import { SharingSection } from "../SharingSection";
import { changedTerms, type TermsValues, withReason } from "./terms";
import { WorkspaceForm } from "./WorkspaceForm";
import { Ending } from "../ending/Ending";

export interface EditWorkspaceProps {
  workspace: Workspace;
  /** While it is being deleted from here. */
  onEnding: (isEnding: boolean) => void;
}

/** For who made the workspace: everything about it can be changed. */
export function EditWorkspace({ workspace, onEnding }: EditWorkspaceProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const save = useSave(workspace);
  const isOpen = useAtomValue(workspaceAtom)?.id === workspace.id;
  return (
    <WorkspaceForm
      title={t("workspaces.edit")}
      submitLabel={t("actions.save")}
      workspace={workspace}
      isQueued={isOpen}
      onSave={async (values, invited) => {
        const outcome = await save(values, invited);
        if (!outcome.ok) return withReason(outcome);
        showToast({ text: t("states.saved") });
        void navigate(WORKSPACES);
        return outcome;
      }}
    >
      <SharingSection workspace={workspace} canChange />
      {!isOpen && <OpenWorkspace workspace={workspace} />}
      <DeleteWorkspace workspace={workspace} onEnding={onEnding} />
    </WorkspaceForm>
  );
}

/**
 * Saves what differs from what the person saw when the page opened. People first: they may be refused, and nothing is half
 * done then. After a refusal what is there now counts as seen.
 */
function useSave(workspace: Workspace) {
  const store = useStore();
  const [seen, setSeen] = useState(workspace);
  const changePeople = useSetAtom(changePeopleAtom);
  const changeTerms = useSetAtom(changeTermsAtom);
  const present = () => store.get(workspacesAtom).find(({ id }) => id === workspace.id) ?? workspace;
  return async (values: TermsValues, invited: readonly Invited[]): Promise<Outcome> => {
    const terms = changedTerms(seen, values);
    const here = present();
    const people = here.participants.map(({ userId }) => userId);
    const missing = invited.filter(({ id }) => !people.includes(id));
    if (missing.length > 0) {
      const all = [...people, ...missing.map(({ id }) => id)];
      const outcome = await changePeople(here, all, rolesOf(missing));
      if (!outcome.ok) return outcome;
    }
    const outcome = terms === null ? DONE : await changeTerms(seen, terms);
    if (!outcome.ok) setSeen(present());
    return outcome;
  };
}

interface DeleteWorkspaceProps {
  workspace: Workspace;
  onEnding: (isEnding: boolean) => void;
}

function DeleteWorkspace({ workspace, onEnding }: DeleteWorkspaceProps) {
  const { t } = useTranslation();
  const remove = useSetAtom(deleteWorkspaceAtom);
  const { id, name } = workspace;
  return (
    <Ending
      label={t("workspaces.delete")}
      title={t("workspaces.deleteTitle", { name })}
      text={t("workspaces.deleteText")}
      confirmLabel={t("actions.delete")}
      said={t("workspaces.deleted", { name })}
      blocked={useBlocked(workspace)}
      end={() => {
        onEnding(true);
        return remove(id).finally(() => onEnding(false));
      }}
    />
  );
}

/** Why it cannot be deleted now. */
function useBlocked({ isPersonal }: Workspace): string | undefined {
  const { t } = useTranslation();
  const message = useMessage();
  const isOnline = useAtomValue(onlineAtom);
  const others = useAtomValue(workspacesAtom).length - 1;
  try {
    rules.checkRemoval(isPersonal, others);
  } catch (error) {
    if (error instanceof DomainError) return message(error.code);
    throw error;
  }
  return isOnline ? undefined : t("workspaces.endOffline");
}
