import { useAtomValue } from "@/state/useAtomValue";
import { Eye } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useParams, useNavigate } from "react-router";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { Invitation } from "@/contract/schemas";
import { dayNumeric } from "@/i18n/dates";
import { FormPage } from "@/parts/forms/FormPage";
import { invitationsAtom, answerInvitationAtom } from "@/state/session/invitations";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { Banner } from "@/ui/frame/Banner";
import { Card } from "@/ui/frame/Card";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Details } from "@/ui/rows/Details";
import { useErrorText } from "@/i18n/useErrorText";
import { useOnce } from "@/parts/forms/useIntent";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { ActionBar } from "@/ui/frame/ActionBar";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { useOpenNew } from "@/parts/useOpenNew";
import { useRefreshOnOpen } from "../useRefreshOnOpen";
import { MissingWorkspace } from "../MissingWorkspace";
import { WORKSPACES } from "../paths";
import css from "./Invitation.module.css";

/** Invitation: its sender, its budget, its consequences, and the answer. */
export default function InvitationScreen() {
  const { t } = useTranslation();
  const { workspaceId } = useParams();
  const invitations = useAtomValue(invitationsAtom);
  useRefreshOnOpen();
  const invitation = invitations?.find(({ id }) => id === workspaceId);
  const title = t("invitations.one");
  if (invitation !== undefined) {
    return (
      <FormPage
        title={title}
        back={WORKSPACES}
        action={<AnswerBar key={invitation.id} invitation={invitation} />}
      >
        <About invitation={invitation} />
      </FormPage>
    );
  }
  return (
    <FormPage title={title} back={WORKSPACES}>
      {invitations === null ? (
        <SkeletonRows count={1} label={t("states.loading")} />
      ) : (
        <MissingWorkspace title={t("invitations.goneTitle")} text={t("invitations.goneText")} />
      )}
    </FormPage>
  );
}

function About({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const { id, name, creatorName, creatorEmail, invitedAt } = invitation;
  return (
    <>
      <Card pad>
        <div className={css["Invitation"]}>
          <Avatar name={name} hue={hueOf(id)} size="l" />
          <h2 className={css["Invitation-name"]}>{name}</h2>
          <p className={css["Invitation-text"]}>{t("invitations.text", { name: creatorName })}</p>
        </div>
      </Card>
      <Details
        details={[
          { label: t("invitations.from"), value: creatorEmail ?? creatorName },
          { label: t("invitations.at"), value: dayNumeric(invitedAt.slice(0, 10)) },
        ]}
      />
      <Banner glyph={Eye} tone="info" inset text={t("invitations.whoSees", { name })} />
    </>
  );
}

/** Accept, or decline after being asked: who declines cannot take it back alone. */
function AnswerBar({ invitation }: { invitation: Invitation }) {
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
