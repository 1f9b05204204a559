import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useParams } from "react-router";
import { useSetAtom } from "jotai";
import { FormPage } from "@/parts/forms/FormPage";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { workspacesAtom, workspaceAtom } from "@/state/budget/workspace";
import { userAtom } from "@/state/session/session";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import type { Workspace } from "@/domain";
import { useCurrencyName } from "@/i18n/currencyNames";
import { Details } from "@/ui/rows/Details";
import { leaveWorkspaceAtom } from "@/state/budget/sharing";
import { onlineAtom } from "@/state/connection";
import { EditWorkspace } from "./form/EditWorkspace";
import { useRefreshOnOpen } from "./useRefreshOnOpen";
import { MissingWorkspace } from "./MissingWorkspace";
import { WORKSPACES } from "./paths";
import { MonthRanges } from "./form/WorkspaceForm";
import { OpenWorkspace } from "./OpenWorkspace";
import { PeopleSection } from "./people/PeopleSection";
import { SharingSection } from "./SharingSection";
import { useWorkspaceTexts } from "./WorkspaceRow";
import { Ending } from "./ending/Ending";
import css from "./AboutWorkspace.module.css";

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

/** For who takes part in a workspace of somebody else. */
function AboutWorkspace({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation();
  const { startDay } = useWorkspaceTexts();
  const nameOf = useCurrencyName();
  const isOpen = useAtomValue(workspaceAtom)?.id === workspace.id;
  const { name, currencyCode, firstDayOfMonth, creatorId, participants } = workspace;
  const creator = participants.find(({ userId }) => userId === creatorId);
  const currency = `${currencyCode} · ${nameOf(currencyCode)}`;
  return (
    <FormPage title={name} back={WORKSPACES}>
      <Details
        details={[
          { label: t("workspaces.currency"), value: currency },
          { label: t("workspaces.monthStarts"), value: startDay(firstDayOfMonth) },
        ]}
      />
      <MonthRanges firstDay={firstDayOfMonth} />
      {creator && <p className={css["About-note"]}>{t("workspaces.onlyCreator", { name: creator.name })}</p>}
      <SharingSection workspace={workspace} canChange={false} />
      <PeopleSection workspace={workspace} />
      {!isOpen && <OpenWorkspace workspace={workspace} />}
      <LeaveWorkspace workspace={workspace} creator={creator?.name ?? ""} />
    </FormPage>
  );
}

function LeaveWorkspace({ workspace, creator }: { workspace: Workspace; creator: string }) {
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
