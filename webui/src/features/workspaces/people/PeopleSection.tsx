import { Search } from "lucide-react";
import { useState } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { Workspace } from "@/domain";
import type { Invited } from "@/state/budget/sharing";
import { userAtom } from "@/state/session/session";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { InvitedRow, MemberRow } from "./PersonRow";
import { ManagedPerson } from "./ManagedPerson";
import { InviteByLink } from "../links/InviteByLink";
import { InviteSheet, type InviteProps } from "./InviteSheet";
import { AddName, NamesSection, useCanChangeNames } from "../names/NamesSection";
import { Unverified } from "./Unverified";
import css from "./People.module.css";

export interface PeopleSectionProps {
  /** Null for a new one: nobody is in it yet. */
  workspace: Workspace | null;
  /** People to invite on save. */
  invited?: readonly Invited[];
  /** Left out where the person may not invite or remove. */
  onInvite?: (invited: readonly Invited[]) => void;
}

/** Members, invited people, names without an account, and what each of them sees. */
export function PeopleSection({ workspace, invited = [], onInvite }: PeopleSectionProps) {
  const { t } = useTranslation();
  const userId = useAtomValue(userAtom)?.id;
  const members = workspace?.participants ?? [];
  const count = Math.max(1, members.length);
  const isShared = members.filter(({ isVerified }) => isVerified).length > 1;
  return (
    <Section>
      <SectionHeader title={t("workspaces.peopleTitle", { count })} />
      <ListGroup label={t("workspaces.peopleTitle", { count })}>
        {workspace === null && <Me />}
        {members.map((member) =>
          workspace !== null && onInvite && member.userId !== workspace.creatorId ? (
            <ManagedPerson key={member.userId} workspace={workspace} member={member} />
          ) : (
            <MemberRow
              key={member.userId}
              member={member}
              isMe={member.userId === userId}
              isCreator={member.userId === workspace?.creatorId}
            />
          ),
        )}
        {invited.map((person) => (
          <InvitedRow
            key={person.id}
            person={person}
            onTakeOut={() => onInvite?.(invited.filter(({ id }) => id !== person.id))}
          />
        ))}
      </ListGroup>
      {workspace !== null && <NamesSection workspace={workspace} />}
      <Ways workspace={workspace} invited={invited} onInvite={onInvite} />
      <p className={css["People-note"]}>
        {workspace !== null && isShared
          ? t("workspaces.everybodySees", { name: workspace.name })
          : t("workspaces.youSee")}
      </p>
    </Section>
  );
}

/** Whoever makes a workspace is in it from the start. */
function Me() {
  const user = useAtomValue(userAtom);
  if (user === null) return null;
  const { id, name, email, avatar } = user;
  return (
    <MemberRow
      member={{ userId: id, name, email, avatar, isVerified: true, role: "editor" }}
      isMe
      isCreator
    />
  );
}

interface WaysProps extends Omit<InviteProps, "onInvite"> {
  onInvite: PeopleSectionProps["onInvite"] | undefined;
}

/** The ways to let somebody in: a link to a workspace that is there, a name, the search for people, or what it takes. */
function Ways({ workspace, invited, onInvite }: WaysProps) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const isVerified = useAtomValue(userAtom)?.isEmailVerified ?? false;
  const canName = useCanChangeNames(workspace);
  if (onInvite === undefined) return canName ? <AddName /> : null;
  return (
    <>
      {workspace !== null && <InviteByLink workspace={workspace} />}
      <ButtonRow>
        {canName && <AddName grow />}
        {isVerified && <Find workspace={workspace} invited={invited} onInvite={onInvite} />}
      </ButtonRow>
      {!isVerified && <Unverified />}
      {!isOnline && workspace === null && (
        <p className={css["People-note"]}>{t("workspaces.inviteOffline")}</p>
      )}
    </>
  );
}

function Find(props: InviteProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isOnline = useAtomValue(onlineAtom);
  return (
    <>
      <Button kind="outline" grow glyph={Search} disabled={!isOnline} onClick={() => setOpen(true)}>
        {t("workspaces.invite")}
      </Button>
      <InviteSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
