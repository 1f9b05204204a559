import { UserMinus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Participant } from "@/contract/budget";
import type { Workspace } from "@/domain";
import type { MemberRole } from "@/state/budget/sharing";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Radio } from "@/ui/fields/Radio";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./People.module.css";
import { ROLES } from "./roles";
import { useChangeRole } from "./useMembership";

export interface RoleFormProps {
  workspace: Workspace;
  member: Participant;
  onClose: () => void;
  onRemove: () => void;
}

/** Role of somebody in the workspace, and the way to remove them. */
export function RoleForm({ workspace, member, onClose, onRemove }: RoleFormProps) {
  const { t } = useTranslation();
  const [role, setRole] = useState<MemberRole>(member.role);
  const { isBusy, change } = useChangeRole(workspace, member);
  const isChanged = role !== member.role;
  useUnsaved(() => isChanged);
  return (
    <>
      <ListGroup label={t("workspaces.roleOf", { name: member.name })}>
        {ROLES.map((each) => (
          <ListRow
            key={each}
            control
            wrap
            title={t(`workspaces.role.${each}`)}
            sub={t(`workspaces.roleMeans.${each}`)}
            start={<Radio name="role" checked={role === each} onChange={() => setRole(each)} />}
          />
        ))}
      </ListGroup>
      <p className={css["People-note"]}>{t("workspaces.rolesHelp")}</p>
      <ButtonRow>
        <Button kind="danger-text" glyph={UserMinus} onClick={onRemove}>
          {t("workspaces.removeFrom", { workspace: workspace.name })}
        </Button>
        <Button
          size="l"
          grow
          busy={isBusy}
          disabled={!isChanged}
          onClick={() => {
            void change(role).then((isDone) => {
              if (isDone) onClose();
            });
          }}
        >
          {t("actions.save")}
        </Button>
      </ButtonRow>
    </>
  );
}
