import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { DomainError, workspaces as rules, type Workspace } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { deleteWorkspaceAtom } from "@/state/budget/sharing";
import { workspacesAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { Ending } from "./Ending";

export interface DeleteWorkspaceProps {
  workspace: Workspace;
  onEnding: (isEnding: boolean) => void;
}

export function DeleteWorkspace({ workspace, onEnding }: DeleteWorkspaceProps) {
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
