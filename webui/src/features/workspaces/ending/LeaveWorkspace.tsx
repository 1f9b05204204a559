import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { Workspace } from "@/domain";
import { leaveWorkspaceAtom } from "@/state/budget/sharing";
import { onlineAtom } from "@/state/connection";
import { Ending } from "./Ending";

export function LeaveWorkspace({ workspace, creator }: { workspace: Workspace; creator: string }) {
  const { t } = useTranslation();
  const leave = useSetAtom(leaveWorkspaceAtom);
  const isOnline = useAtomValue(onlineAtom);
  const { id, name } = workspace;
  return (
    <Ending
      label={t("workspaces.leave")}
      title={t("workspaces.leaveTitle", { name })}
      text={t("workspaces.leaveText", { creator })}
      confirmLabel={t("workspaces.leaveConfirm")}
      said={t("workspaces.left", { name })}
      blocked={isOnline ? undefined : t("workspaces.endOffline")}
      end={() => leave(id)}
    />
  );
}
