import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { switchWorkspaceAtom, workspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import { invitationsRemote } from "@/state/session/invitations";
import { userAtom } from "@/state/session/session";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { InvitationRows } from "./invitation/InvitationRows";
import { InviteByLink } from "./links/InviteByLink";
import { NEW_WORKSPACE, WORKSPACES } from "./paths";
import { WorkspaceRow } from "./WorkspaceRow";

export interface SwitcherProps {
  open: boolean;
  onClose: () => void;
}

/** The sheet below the top bar: another workspace with a press, and the ways to make, share and answer. */
export default function Switcher({ open, onClose }: SwitcherProps) {
  const { t } = useTranslation();
  const current = useAtomValue(workspaceAtom);
  const workspaces = useAtomValue(workspacesAtom);
  const userId = useAtomValue(userAtom)?.id;
  const choose = useSetAtom(switchWorkspaceAtom);
  const readInvitations = useSetAtom(invitationsRemote.readAtom);
  useEffect(() => {
    if (open) void readInvitations();
  }, [open, readInvitations]);
  return (
    <Sheet open={open} onClose={onClose} title={t("bar.workspaces")}>
      <ListGroup label={t("bar.workspaces")}>
        {workspaces.map((workspace) => (
          <WorkspaceRow
            key={workspace.id}
            workspace={workspace}
            isOpen={workspace.id === current?.id}
            onChoose={() => {
              onClose();
              void choose(workspace.id);
            }}
          />
        ))}
      </ListGroup>
      <InvitationRows />
      {current !== null && current.creatorId === userId && <InviteByLink workspace={current} />}
      <ButtonRow>
        <ButtonLink kind="outline" size="l" grow to={WORKSPACES}>
          {t("workspaces.manage")}
        </ButtonLink>
        <ButtonLink kind="tonal" size="l" grow to={NEW_WORKSPACE}>
          {t("workspaces.new")}
        </ButtonLink>
      </ButtonRow>
    </Sheet>
  );
}
