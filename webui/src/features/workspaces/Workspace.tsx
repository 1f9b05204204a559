import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useParams } from "react-router";
import { workspacesAtom } from "@/state/budget/workspace";
import { userAtom } from "@/state/session/session";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { AboutWorkspace } from "./AboutWorkspace";
import { EditWorkspace } from "./form/EditWorkspace";
import { useFresh } from "./useFresh";
import { Gone, WorkspacePage } from "./WorkspacePage";

/** One workspace: who made it changes it, others see what it is and may leave. */
export default function WorkspaceScreen() {
  const { t } = useTranslation();
  const { workspaceId } = useParams();
  const workspaces = useAtomValue(workspacesAtom);
  const user = useAtomValue(userAtom);
  useFresh();
  const workspace = workspaces.find(({ id }) => id === workspaceId);
  if (workspace !== undefined && user !== null) {
    const isMine = workspace.creatorId === user.id;
    const Shown = isMine ? EditWorkspace : AboutWorkspace;
    return <Shown key={workspace.id} workspace={workspace} />;
  }
  return (
    <WorkspacePage title={t("workspaces.one")}>
      {workspaces.length === 0 ? (
        <SkeletonRows count={3} label={t("states.loading")} />
      ) : (
        <Gone title={t("workspaces.goneTitle")} text={t("workspaces.goneText")} />
      )}
    </WorkspacePage>
  );
}
