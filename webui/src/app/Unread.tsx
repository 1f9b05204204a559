import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { openPreviousWorkspaceAtom, previousWorkspaceAtom } from "@/state/budget/previousWorkspace";
import { refreshAtom, workspacesAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { showToast } from "@/ui/overlays/toasts";

/** In place of a screen of a workspace that this device never read, while nobody is there to ask. */
export function Unread() {
  const { t } = useTranslation();
  const refresh = useSetAtom(refreshAtom);
  return (
    <Page>
      <EmptyState alone art="list" title={t("unread.title")} text={t("unread.text")}>
        <Button size="l" onClick={() => void refresh()}>
          {t("actions.retry")}
        </Button>
        <WayBack />
      </EmptyState>
    </Page>
  );
}

/** To the workspace one came from, or to another one that is here. */
function WayBack() {
  const { t } = useTranslation();
  const left = useAtomValue(previousWorkspaceAtom);
  const others = useAtomValue(workspacesAtom);
  const leadBack = useSetAtom(openPreviousWorkspaceAtom);
  if (left === undefined && others.length < 2) return null;
  const text = left === undefined ? t("unread.backToOther") : t("unread.back", { name: left.name });
  const back = async () => {
    if (!(await leadBack())) showToast({ text: t("unread.none"), tone: "info" });
  };
  return (
    <Button kind="text" onClick={() => void back()}>
      {text}
    </Button>
  );
}
