import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { FoundUser } from "@/contract/schemas";
import type { Participant } from "@/contract/budget";
import type { Invited } from "@/state/budget/sharing";
import { IconButton } from "@/ui/actions/IconButton";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import { Email } from "@/ui/figures/Email";

type Person = Pick<FoundUser, "id" | "name" | "avatar">;

export interface MemberRowProps {
  member: Participant;
  isMe?: boolean;
  isCreator?: boolean;
  /** Control in place of the role in words. */
  end?: ReactNode;
}

/** Somebody who takes part, or is invited and has not answered. */
export function MemberRow({ member, isMe = false, isCreator = false, end }: MemberRowProps) {
  const { t } = useTranslation();
  const { userId, name, email, avatar, isVerified, role } = member;
  return (
    <ListRow
      wrap
      title={name}
      tag={!isVerified && <Tag text={t("workspaces.notConfirmed")} tone="warning" />}
      sub={isMe ? t("workspaces.you") : email && <Email address={email} />}
      start={<Face id={userId} name={name} avatar={avatar} />}
      end={end}
      endSub={!end && t(`workspaces.role.${isCreator ? "owner" : role}`)}
    />
  );
}

/** Somebody who is invited once the form is saved. */
export function InvitedRow({ person, onTakeOut }: { person: Invited; onTakeOut: () => void }) {
  const { t } = useTranslation();
  return (
    <ListRow
      wrap
      title={person.name}
      sub={`${t("workspaces.onSave")} · ${t(`workspaces.role.${person.role}`)}`}
      start={<Face {...person} />}
      end={<RemoveButton name={person.name} onPress={onTakeOut} />}
    />
  );
}

export function RemoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation();
  return <IconButton glyph={X} size={20} label={t("workspaces.remove", { name })} onClick={onPress} />;
}

export function Face({ id, name, avatar }: Person) {
  return <Avatar name={name} picture={avatar ?? undefined} hue={hueOf(id)} round />;
}
