import { Plus } from "lucide-react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { FormPage } from "@/parts/forms/FormPage";
import { SettleRow, useDebts } from "@/parts/shares/SettleRow";
import { workspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { ListGroup } from "@/ui/rows/ListGroup";
import { useNavigate } from "react-router";
import { InvitationRows } from "./invitation/InvitationRows";
import { MORE, NEW_WORKSPACE } from "./paths";
import { useRefreshOnOpen } from "./useRefreshOnOpen";
import { WorkspaceRow } from "./WorkspaceRow";

/** Every budget the person is in, and those they are invited to. */
export default function Workspaces() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = useAtomValue(workspaceAtom);
  const workspaces = useAtomValue(workspacesAtom);
  useRefreshOnOpen();
  return (
    <FormPage title={t("workspaces.title")} back={MORE}>
      <InvitationRows />
      <SettleRow payments={useDebts()} />
      <ListGroup label={t("workspaces.title")}>
        {workspaces.map((workspace) => (
          <WorkspaceRow key={workspace.id} workspace={workspace} isOpen={workspace.id === open?.id} />
        ))}
      </ListGroup>
      <Button kind="tonal" size="l" block glyph={Plus} onClick={() => void navigate(NEW_WORKSPACE)}>
        {t("workspaces.new")}
      </Button>
    </FormPage>
  );
}
