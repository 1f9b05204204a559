import { MemberFace } from "./useMembers";
import css from "./Shares.module.css";

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
