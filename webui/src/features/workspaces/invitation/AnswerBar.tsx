import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import type { Invitation } from "@/contract/schemas";
import { useErrorText } from "@/i18n/useErrorText";
import { useOnce } from "@/parts/forms/useIntent";
import { onlineAtom } from "@/state/connection";
import { answerInvitationAtom } from "@/state/session/invitations";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { ActionBar } from "@/ui/frame/ActionBar";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { WORKSPACES } from "../paths";
import { useOpenNew } from "@/parts/useOpenNew";

/** Accept, or decline after being asked: who declines cannot take it back alone. */
export function AnswerBar({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const isOnline = useAtomValue(onlineAtom);
  const { isBusy, answer } = useAnswer(invitation);
  const { name, creatorName } = invitation;
  const close = () => setAsking(false);
  const held = { size: "l", grow: true, disabled: !isOnline } as const;
  return (
    <ActionBar note={isOnline ? undefined : t("invitations.offline")}>
      <ButtonRow>
        <Button {...held} kind="outline" onClick={() => setAsking(true)}>
          {t("invitations.decline")}
        </Button>
        <Button {...held} busy={isBusy && !asking} onClick={() => void answer(true)}>
          {t("invitations.accept")}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={asking}
        danger
        busy={isBusy}
        title={t("invitations.declineTitle", { name })}
        text={t("invitations.declineText", { creator: creatorName })}
        cancelLabel={t("actions.cancel")}
        confirmLabel={t("invitations.decline")}
        onCancel={close}
        onConfirm={() => void answer(false).finally(close)}
      />
    </ActionBar>
  );
}

/** Answers once, and leads to the list with a word about it. */
function useAnswer({ id, name, creatorName }: Invitation) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const why = useErrorText();
  const once = useOnce();
  const openNew = useOpenNew();
  const send = useSetAtom(answerInvitationAtom);
  const [isBusy, setBusy] = useState(false);
  async function answer(isAccepted: boolean): Promise<void> {
    setBusy(true);
    const outcome = await once(() => send({ workspaceId: id, isAccepted }));
    setBusy(false);
    if (outcome === null) return;
    if (!outcome.ok) {
      showToast({ text: why(outcome), tone: "error" });
      return;
    }
    if (isAccepted) {
      void openNew(t("invitations.accepted", { creator: creatorName, name }), id);
      return;
    }
    void navigate(WORKSPACES, { replace: true });
    showToast({ text: t("invitations.declined", { name }) });
  }
  return { isBusy, answer };
}
