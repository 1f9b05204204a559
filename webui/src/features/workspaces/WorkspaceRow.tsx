import { User, Users } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Workspace } from "@/domain";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { Icon } from "@/ui/art/Icon";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import { workspacePath } from "./paths";
import { useWorkspaceTexts } from "./useWorkspaceTexts";

export interface WorkspaceRowProps {
  workspace: Workspace;
  isOpen: boolean;
  /** Action of a press; without it the row leads to the workspace's page. */
  onChoose?: () => void;
}

export function WorkspaceRow({ workspace, isOpen, onChoose }: WorkspaceRowProps) {
  const { t } = useTranslation();
  const { summary } = useWorkspaceTexts();
  const { id, name, participants } = workspace;
  const isChoice = onChoose !== undefined;
  return (
    <ListRow
      title={name}
      tag={
        <>
          <Icon glyph={participants.length > 1 ? Users : User} size={16} />
          {isOpen && !isChoice && <Tag text={t("workspaces.openNow")} tone="info" />}
        </>
      }
      sub={summary(workspace)}
      wrap
      start={<Avatar name={name} hue={hueOf(id)} />}
      selected={isChoice && isOpen}
      chevron={!isChoice}
      to={isChoice ? undefined : workspacePath(id)}
      onPress={onChoose}
    />
  );
}
