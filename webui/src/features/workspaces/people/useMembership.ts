/** Changes of somebody's part in a workspace, by its owner: each once, with what came of it in a toast. */
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Participant } from "@/contract/budget";
import type { Workspace } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { useOnce } from "@/parts/forms/useIntent";
import { changePeopleAtom, changeRoleAtom, type MemberRole } from "@/state/budget/sharing";
import type { Outcome } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";
import { withReason } from "../form/refusals";

export function useRemovePerson(workspace: Workspace, { userId, name }: Participant) {
  const { t } = useTranslation();
  const { isBusy, run } = useChange();
  const change = useSetAtom(changePeopleAtom);
  const staying = workspace.participants.map((each) => each.userId).filter((id) => id !== userId);
  const done = t("workspaces.removed", { name, workspace: workspace.name });
  return { isBusy, remove: () => run(() => change(workspace, staying), done) };
}

export function useChangeRole(workspace: Workspace, { userId, name }: Participant) {
  const { t } = useTranslation();
  const { isBusy, run } = useChange();
  const set = useSetAtom(changeRoleAtom);
  const change = (role: MemberRole) =>
    run(() => set({ workspace, userId, role }), t(`workspaces.nowIs.${role}`, { name }));
  return { isBusy, change };
}

/** Runs a change; the promise says whether it was done. */
function useChange() {
  const message = useMessage();
  const once = useOnce();
  const [isBusy, setBusy] = useState(false);
  async function run(change: () => Promise<Outcome>, done: string): Promise<boolean> {
    setBusy(true);
    const outcome = await once(change);
    setBusy(false);
    if (outcome === null) return false;
    if (outcome.ok) showToast({ text: done });
    else {
      const { code, params } = withReason(outcome);
      showToast({ text: message(code, params), tone: "error" });
    }
    return outcome.ok;
  }
  return { isBusy, run };
}
