import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { dispatchAtom } from "@/state/budget/dispatch";
import type { ListView } from "@/state/budget/lists";
import { useUndoToast } from "@/parts/useUndoToast";

/** Pins a list above the others, or takes it down again. */
export function usePin({ id, isPinned }: ListView): () => void {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  const say = useUndoToast();
  async function pin(): Promise<void> {
    const outcome = await dispatch({ name: "updateList", id, body: { isPinned: !isPinned } });
    if (outcome.ok) say(t(isPinned ? "lists.unpinned" : "lists.pinnedNow"), null);
  }
  return () => void pin();
}
