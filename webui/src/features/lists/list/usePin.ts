import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { dispatchAtom } from "@/state/budget/dispatch";
import type { ListView } from "@/state/budget/lists";
import { showToast } from "@/ui/overlays/toasts";

/** Pins a list above the others, or takes it down again. */
export function usePin({ id, isPinned }: ListView): () => void {
  const { t } = useTranslation();
  const dispatch = useSetAtom(dispatchAtom);
  async function pin(): Promise<void> {
    const outcome = await dispatch({ name: "updateList", id, body: { isPinned: !isPinned } });
    if (outcome.ok) showToast({ text: t(isPinned ? "lists.unpinned" : "lists.pinnedNow") });
  }
  return () => void pin();
}
