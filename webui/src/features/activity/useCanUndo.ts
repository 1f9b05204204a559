import { useAtomValue } from "@/state/useAtomValue";
import { canEditAtom } from "@/state/budget/access";
import type { ChangeSet } from "@/state/budget/activity";
import { workspaceAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { userAtom } from "@/state/session/session";

/**
 * Return whether the person may undo a change set now: changes of the creator alone are undone by the creator alone.
 */
export function useCanUndo(): (changeSet: ChangeSet) => boolean {
  const isOnline = useAtomValue(onlineAtom);
  const canEdit = useAtomValue(canEditAtom);
  const me = useAtomValue(userAtom)?.id;
  const creator = useAtomValue(workspaceAtom)?.creatorId;
  return ({ undoable, undoneBy, changes }) => {
    const isOwn = me === creator || changes.every(({ entity }) => entity !== "workspace");
    return canEdit && isOnline && undoable && undoneBy === null && isOwn;
  };
}
