import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { memberByIdAtom, type MemberView } from "@/state/budget/members";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import css from "./Shares.module.css";

/** Return the name of a member, "You" for the person who looks; `calledName` is their own name. */
export function useMemberNames() {
  const { t } = useTranslation();
  const member = useAtomValue(memberByIdAtom);
  // A guest has no name.
  const called = ({ name, isMe }: MemberView) => name ?? t(isMe ? "history.you" : "history.former");
  return {
    member,
    isMe: (id: string) => member(id).isMe,
    nameOf: (id: string) => (member(id).isMe ? t("history.you") : called(member(id))),
    calledName: (id: string) => called(member(id)),
  };
}

export interface FaceProps {
  memberId: string;
  size?: "xs" | "m";
}

/** Picture of a member, beside their name. */
export function MemberFace({ memberId, size = "m" }: FaceProps) {
  const { member, calledName } = useMemberNames();
  return (
    <Avatar
      name={calledName(memberId)}
      picture={member(memberId).picture}
      hue={hueOf(memberId)}
      round
      size={size}
    />
  );
}

/** Pictures of two people, one a little over the other. */
export function Faces({ memberIds }: { memberIds: readonly string[] }) {
  return (
    <span className={css["SharesFaces"]}>
      {memberIds.map((id) => (
        <MemberFace key={id} memberId={id} />
      ))}
    </span>
  );
}
