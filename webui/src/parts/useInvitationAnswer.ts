import { useSetAtom } from "jotai";
import { useState } from "react";
import type { Invitation } from "@/contract/schemas";
import { useTranslation } from "@/i18n/useTranslation";
import { acceptInvitationAtom, declineInvitationAtom } from "@/state/session/invitations";
import { showToast } from "@/ui/overlays/toasts";
import { useOnce } from "./forms/useIntent";
import { useFailureToast } from "./useFailureToast";
import { useOpenNew } from "./useOpenNew";

/** Accept an invitation, which opens its budget, or decline it, which can be undone for a few seconds. */
export function useInvitationAnswer(invitation: Invitation) {
  const { id, name, creatorName } = invitation;
  const { t } = useTranslation();
  const tell = useFailureToast();
  const once = useOnce();
  const openNew = useOpenNew();
  const [sendAccepted, sendDeclined] = [useSetAtom(acceptInvitationAtom), useSetAtom(declineInvitationAtom)];
  const [isBusy, setBusy] = useState(false);

  async function accept(): Promise<void> {
    setBusy(true);
    const outcome = await once(() => sendAccepted(invitation));
    setBusy(false);
    if (outcome === null) return;
    if (outcome.ok) void openNew(t("invitations.accepted", { creator: creatorName, name }), id);
    else tell(outcome);
  }

  function decline(): void {
    const { undo, sent } = sendDeclined(invitation);
    showToast({
      text: t("invitations.declined", { name }),
      action: { label: t("actions.undo"), run: undo },
    });
    void sent.then((outcome) => {
      if (outcome !== null) tell(outcome);
    });
  }

  return { isBusy, accept: () => void accept(), decline };
}
