import { useAtomValue } from "jotai";
import type { ChangeSet } from "@/state/budget/activity";
import { workspaceAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { userAtom } from "@/state/session/session";

/** Whether the person may take a change set back now: what only the creator changes, only the creator takes back. */
export function useMayUndo(): (changeSet: ChangeSet) => boolean {
  const isOnline = useAtomValue(onlineAtom);
  const me = useAtomValue(userAtom)?.id;
  const creator = useAtomValue(workspaceAtom)?.creatorId;
  return ({ undoable, undoneBy, changes }) => {
    const isOwn = me === creator || changes.every(({ entity }) => entity !== "workspace");
    return isOnline && undoable && undoneBy === null && isOwn;
  };
}
