import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import type { Workspace } from "@/domain";
import { switchWorkspaceAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";

/** Makes it the workspace that the tabs show, now and when the app opens. */
export function OpenWorkspace({ workspace: { id } }: { workspace: Workspace }) {
  const { t } = useTranslation();
  const open = useSetAtom(switchWorkspaceAtom);
  return (
    <Button kind="tonal" size="l" block onClick={() => void open(id)}>
      {t("workspaces.openThis")}
    </Button>
  );
}
