import { useSetAtom } from "jotai";
import { useErrorText } from "@/i18n/useErrorText";
import { switchWorkspaceAtom } from "@/state/budget/workspace";
import { showToast } from "@/ui/overlays/toasts";

/** Opens the workspace that was created or joined just now, and says what was done. */
export function useOpenNew(): (text: string, workspaceId: string) => Promise<void> {
  const open = useSetAtom(switchWorkspaceAtom);
  const why = useErrorText();
  return async (text, workspaceId) => {
    showToast({ text });
    const outcome = await open(workspaceId);
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
  };
}
