import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import type { Workspace } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import type { NewInvitationLink } from "@/state/budget/links";
import { Sheet } from "@/ui/overlays/Sheet";
import css from "./Links.module.css";
import { LinkForm } from "./LinkForm";
import { LinkOnce } from "./LinkOnce";
import { OpenLinks } from "./OpenLinks";

export interface LinkSheetProps {
  workspace: Workspace;
  open: boolean;
  onClose: () => void;
}

/** Makes an invitation link and shows it this once; the open ones are below. */
export function LinkSheet({ workspace, open, onClose }: LinkSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("workspaces.inviteTo", { name: workspace.name })}
      closeLabel={t("actions.close")}
    >
      <Links workspaceId={workspace.id} />
    </Sheet>
  );
}

function Links({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const [made, setMade] = useState<NewInvitationLink | null>(null);
  return (
    <>
      {made === null ? (
        <LinkForm workspaceId={workspaceId} onMade={setMade} />
      ) : (
        <LinkOnce link={made} onMore={() => setMade(null)} />
      )}
      {!isOnline && <p className={css["Links-note"]}>{t("workspaces.inviteOffline")}</p>}
      <OpenLinks workspaceId={workspaceId} />
    </>
  );
}
