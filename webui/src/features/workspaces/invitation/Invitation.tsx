import { useAtomValue } from "@/state/useAtomValue";
import { Eye } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useParams, useNavigate } from "react-router";
import type { Invitation } from "@/contract/schemas";
import { dayNumeric } from "@/i18n/dates";
import { useInvitationAnswer } from "@/parts/useInvitationAnswer";
import { FormPage } from "@/parts/forms/FormPage";
import { invitationsAtom } from "@/state/session/invitations";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { Banner } from "@/ui/frame/Banner";
import { Card } from "@/ui/frame/Card";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Details } from "@/ui/rows/Details";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { ActionBar } from "@/ui/frame/ActionBar";
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

function AnswerBar({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isOnline = useAtomValue(onlineAtom);
  const { isBusy, accept, decline } = useInvitationAnswer(invitation);
  const held = { size: "l", grow: true, disabled: !isOnline } as const;
  return (
    <ActionBar note={isOnline ? undefined : t("invitations.offline")}>
      <ButtonRow>
        <Button
          {...held}
          kind="outline"
          onClick={() => {
            void navigate(WORKSPACES, { replace: true });
            decline();
          }}
        >
          {t("invitations.decline")}
        </Button>
        <Button {...held} busy={isBusy} onClick={accept}>
          {t("invitations.accept")}
        </Button>
      </ButtonRow>
    </ActionBar>
  );
}
