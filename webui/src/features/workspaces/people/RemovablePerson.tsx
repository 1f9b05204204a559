import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Participant } from "@/contract/budget";
import type { Workspace } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { useOnce } from "@/parts/forms/useIntent";
import { onlineAtom } from "@/state/connection";
import { changePeopleAtom } from "@/state/budget/sharing";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { withReason } from "../form/refusals";
import { MemberRow, RemoveButton } from "./PersonRow";

export interface RemovablePersonProps {
  workspace: Workspace;
  member: Participant;
}

/** Somebody else in the workspace, for who made it: may be removed at once, after asking. */
export function RemovablePerson({ workspace, member }: RemovablePersonProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const isOnline = useAtomValue(onlineAtom);
  const { isBusy, remove } = useRemove(workspace, member);
  const { name, isVerified } = member;
  const ask = () => {
    if (isOnline) setAsking(true);
    else showToast({ text: t("workspaces.endOffline"), tone: "info" });
  };
  return (
    <>
      <MemberRow member={member} end={<RemoveButton name={name} onPress={ask} />} />
      <ConfirmDialog
        open={asking}
        danger
        busy={isBusy}
        title={t("workspaces.removeTitle", { name })}
        text={t(isVerified ? "workspaces.removeText" : "workspaces.withdrawText", {
          workspace: workspace.name,
        })}
        cancelLabel={t("actions.cancel")}
        confirmLabel={t("workspaces.removeConfirm")}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          void remove().finally(() => {
            setAsking(false);
          });
        }}
      />
    </>
  );
}

function useRemove(workspace: Workspace, { userId, name }: Participant) {
  const { t } = useTranslation();
  const message = useMessage();
  const once = useOnce();
  const change = useSetAtom(changePeopleAtom);
  const [isBusy, setBusy] = useState(false);
  const staying = workspace.participants.map((each) => each.userId).filter((id) => id !== userId);
  async function remove(): Promise<void> {
    setBusy(true);
    const outcome = await once(() => change(workspace, staying));
    setBusy(false);
    if (outcome === null) return;
    if (outcome.ok) showToast({ text: t("workspaces.removed", { name, workspace: workspace.name }) });
    else {
      const { code, params } = withReason(outcome);
      showToast({ text: message(code, params), tone: "error" });
    }
  }
  return { isBusy, remove };
}
