import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { authorshipAtom } from "@/state/budget/authorship";
import type { CorrectionConflict, NotSaved } from "@/state/budget/notSaved";
import { userAtom } from "@/state/session/session";
import { describe } from "../change/describe";
import { useLabels } from "../change/useLabels";
import { useMoment } from "../change/useMoment";

export interface SideAuthor {
  /** Null for somebody this device knows nothing of. */
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly at: string | undefined;
}

/** Return who corrected or deleted the entry first. */
export function useTheirAuthor(): (workspaceId: string, conflict: CorrectionConflict) => SideAuthor {
  const [authorship, me] = [useAtomValue(authorshipAtom), useAtomValue(userAtom)?.id];
  return (workspaceId, { theirs, theirId }) => {
    const { booking, deletion } = authorship(workspaceId);
    const logged = theirs === "deleted" ? deletion(theirId) : booking(theirId);
    if (logged !== undefined) return logged;
    if (theirs === "deleted") return { name: null, isOwn: false, at: undefined };
    const { creatorName, userId, createdAt } = theirs;
    return { name: creatorName === "" ? null : creatorName, isOwn: userId === me, at: createdAt };
  };
}

/** Return the words of both sides of a conflict: whose they are, since when, and what their buttons do. */
export function useSideTexts(change: NotSaved, conflict: CorrectionConflict) {
  const { t } = useTranslation();
  const [labels, moment] = [useLabels(), useMoment()];
  const { name, isOwn, at } = useTheirAuthor()(change.workspaceId, conflict);
  const isDeleted = conflict.theirs === "deleted";
  const keep = name === null || isOwn ? t("notSaved.keepOther") : t("notSaved.keepOf", { name });
  const elsewhere = isOwn ? t("notSaved.yoursElsewhere") : t("notSaved.theirs");
  return {
    theirs: name === null || isOwn ? elsewhere : t("notSaved.of", { name }),
    theirsAt: at === undefined ? "" : moment(at),
    mineAt: moment(change.when),
    mineAmount: describe(change.operation, labels).amount?.text ?? "",
    useMine: t(isDeleted ? "notSaved.bookMine" : "notSaved.useMine"),
    keepTheirs: isDeleted ? t("notSaved.leaveDeleted") : keep,
  };
}
