import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { switchWorkspaceAtom } from "@/state/budget/workspace";
import { showToast } from "@/ui/overlays/toasts";

/** Says what was done, and offers to open the workspace that is there now. */
export function useOfferToOpen(): (text: string, workspaceId: string) => void {
  const { t } = useTranslation();
  const open = useSetAtom(switchWorkspaceAtom);
  return (text, workspaceId) => {
    showToast({ text, action: { label: t("workspaces.open"), run: () => void open(workspaceId) } });
  };
}
