import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useParams } from "react-router";
import { FormPage } from "@/parts/forms/FormPage";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { workspacesAtom } from "@/state/budget/workspace";
import { userAtom } from "@/state/session/session";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { AboutWorkspace } from "./AboutWorkspace";
import { EditWorkspace } from "./form/EditWorkspace";
import { useRefreshOnOpen } from "./useRefreshOnOpen";
import { MissingWorkspace } from "./MissingWorkspace";
import { WORKSPACES } from "./paths";

/** One workspace: who made it changes it, others see what it is and may leave. */
export default function WorkspaceScreen() {
  const { t } = useTranslation();
  const { workspaceId } = useParams();
  const workspaces = useAtomValue(workspacesAtom);
  const user = useAtomValue(userAtom);
  const [isEnding, setEnding] = useState(false);
  useRefreshOnOpen();
  const workspace = useKeptThing(
    workspaces.find(({ id }) => id === workspaceId),
    !isEnding,
  );
  if (workspace !== undefined && user !== null) {
    return workspace.creatorId === user.id ? (
      <EditWorkspace key={workspace.id} workspace={workspace} onEnding={setEnding} />
    ) : (
      <AboutWorkspace key={workspace.id} workspace={workspace} />
    );
  }
  return (
    <FormPage title={t("workspaces.one")} back={WORKSPACES}>
      {workspaces.length === 0 ? (
        <SkeletonRows count={3} label={t("states.loading")} />
      ) : (
        <MissingWorkspace title={t("workspaces.goneTitle")} text={t("workspaces.goneText")} />
      )}
    </FormPage>
  );
}
