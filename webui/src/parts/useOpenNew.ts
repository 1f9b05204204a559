import { useSetAtom } from "jotai";
import { useNavigate } from "react-router";
import { useErrorText } from "@/i18n/useErrorText";
import { switchWorkspaceAtom } from "@/state/budget/workspace";
import { showToast } from "@/ui/overlays/toasts";

const WORKSPACES = "/workspace";

/** Opens the budget of a workspace that was created or joined just now, and says what was done; null: nothing new was. */
export function useOpenNew(): (text: string | null, workspaceId: string) => Promise<void> {
  const open = useSetAtom(switchWorkspaceAtom);
  const why = useErrorText();
  const navigate = useNavigate();
  return async (text, workspaceId) => {
    if (text !== null) showToast({ text });
    const outcome = await open(workspaceId);
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
    void navigate(outcome.ok ? "/expenses" : WORKSPACES, { replace: true });
  };
}
