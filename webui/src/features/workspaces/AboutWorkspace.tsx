import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { Workspace } from "@/domain";
import { useCurrencyName } from "@/i18n/useCurrencyName";
import { FormPage } from "@/parts/forms/FormPage";
import { workspaceAtom } from "@/state/budget/workspace";
import { Details } from "@/ui/rows/Details";
import { leaveWorkspaceAtom } from "@/state/budget/sharing";
import { onlineAtom } from "@/state/connection";
import { MonthRanges } from "./form/MonthRanges";
import { OpenWorkspace } from "./OpenWorkspace";
import { PeopleSection } from "./people/PeopleSection";
import { SharingSection } from "./SharingSection";
import { useWorkspaceTexts } from "./useWorkspaceTexts";
import { WORKSPACES } from "./paths";
import { Ending } from "./ending/Ending";
import css from "./AboutWorkspace.module.css";

/** For who takes part in a workspace of somebody else. */
export function AboutWorkspace({ workspace }: { workspace: Workspace }) {
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
