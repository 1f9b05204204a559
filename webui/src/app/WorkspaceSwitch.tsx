import { useAtomValue } from "@/state/useAtomValue";
import { Suspense, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useLocation } from "react-router";
import type { Workspace } from "@/domain";
import { workspaceAtom } from "@/state/budget/workspace";
import { hueOf } from "@/ui/art/hue";
import { WorkspaceButton } from "@/ui/frame/TopBar";
import { SheetShell } from "@/ui/overlays/SheetShell";
import { useLatch } from "@/ui/overlays/useLatch";
import { laterScreen } from "./lazyScreen";

const Switcher = laterScreen("workspaces", "Switcher");

/** The open workspace in the top bar, and the sheet that opens another. */
export function WorkspaceSwitch() {
  const workspace = useAtomValue(workspaceAtom);
  const { pathname } = useLocation();
  return workspace && <Switching key={pathname} workspace={workspace} />;
}

function Switching({ workspace: { id, name, participants } }: { workspace: Workspace }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const wasOpen = useLatch(open);
  const people = participants.length;
  const close = () => setOpen(false);
  return (
    <>
      <WorkspaceButton
        name={name}
        hue={hueOf(id)}
        shared={people > 1}
        label={t("bar.workspace", { name, count: people })}
        onPress={() => setOpen(true)}
      />
      <Suspense fallback={open && <SheetShell label={t("bar.workspaces")} onClose={close} />}>
        {wasOpen && <Switcher open={open} onClose={close} />}
      </Suspense>
    </>
  );
}
