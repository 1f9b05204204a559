import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useFailureToast } from "@/parts/useFailureToast";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom } from "@/state/budget/dispatch";
import { guestUndoAtom, undoRenameAtom } from "@/state/budget/renames";
import { isQueuedAtom } from "@/state/connection";
import type { Outcome } from "@/state/outcome";
import { isGuestAtom } from "@/state/session/session";
import { renameOf, shownName, type NamedKind } from "./named";

/** Return what renames or merges and offers to take it back; a merge that waits to be sent can't be taken back here. */
export function useRename(kind: NamedKind) {
  const { t } = useTranslation();
  const [dispatch, undoRename] = [useSetAtom(dispatchAtom), useSetAtom(undoRenameAtom)];
  const [offer, fail] = [useUndoToast(), useFailureToast()];
  const [isGuest, isQueued] = [useAtomValue(isGuestAtom), useAtomValue(isQueuedAtom)];
  const guestUndo = useAtomValue(guestUndoAtom);
  return async (name: string, newName: string, isMerge: boolean): Promise<Outcome> => {
    const rename = renameOf(kind, name, newName);
    const back = isGuest ? guestUndo(rename) : renameOf(kind, newName, name);
    const outcome = await dispatch(rename);
    if (!outcome.ok) return outcome;
    const undoOnServer = async () => {
      const undone = await undoRename(rename);
      if (!undone.ok) fail(undone);
    };
    const undo = isGuest || isQueued ? () => dispatch(back) : undoOnServer;
    const text = t(isMerge ? "payees.merged" : "payees.renamed", { name: shownName(kind, newName) });
    offer(text, isMerge && isQueued && !isGuest ? null : undo);
    return outcome;
  };
}
