import { useAtomValue } from "@/state/useAtomValue";
import { ChevronDown, UserMinus } from "lucide-react";
import { useState } from "react";
import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import type { Participant } from "@/contract/budget";
import type { Workspace } from "@/domain";
import { FormSheet } from "@/parts/forms/FormSheet";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { Icon } from "@/ui/art/Icon";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { type MemberRole, changePeopleAtom, changeRoleAtom } from "@/state/budget/sharing";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Radio } from "@/ui/fields/Radio";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useMessage } from "@/i18n/useMessage";
import { useOnce } from "@/parts/forms/useIntent";
import type { Outcome } from "@/state/outcome";
import { MemberRow } from "./PersonRow";
import { ROLES } from "./roles";
import { withReason } from "../form/terms";
import css from "./People.module.css";

export interface ManagedPersonProps {
  workspace: Workspace;
  member: Participant;
}

/** Somebody else in the workspace, for its owner: the role is changed in a sheet, which also removes them, after asking. */
export function ManagedPerson({ workspace, member }: ManagedPersonProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<"role" | "removal" | null>(null);
  const isOnline = useAtomValue(onlineAtom);
  const { isBusy, remove } = useRemovePerson(workspace, member);
  const { name, isVerified } = member;
  const role = t(`workspaces.role.${member.role}`);
  const close = () => setShown(null);
  return (
    <>
      <MemberRow
        member={member}
        end={
          <Button
            kind="text"
            aria-label={t("workspaces.changeRole", { name, role })}
            onClick={() => {
              if (isOnline) setShown("role");
              else showToast({ text: t("workspaces.endOffline"), tone: "info" });
            }}
          >
            {role}
            <Icon glyph={ChevronDown} size={16} />
          </Button>
        }
      />
      <FormSheet open={shown === "role"} onClose={close} title={name}>
        <RoleForm
          workspace={workspace}
          member={member}
          onClose={close}
          onRemove={() => setShown("removal")}
        />
      </FormSheet>
      <ConfirmDialog
        open={shown === "removal"}
        danger
        busy={isBusy}
        title={t("workspaces.removeTitle", { name })}
        text={t(isVerified ? "workspaces.removeText" : "workspaces.withdrawText", {
          workspace: workspace.name,
        })}
        confirmLabel={t("workspaces.removeConfirm")}
        onCancel={close}
        onConfirm={() => {
          void remove().finally(close);
        }}
      />
    </>
  );
}

interface RoleFormProps {
  workspace: Workspace;
  member: Participant;
  onClose: () => void;
  onRemove: () => void;
}

/** Role of somebody in the workspace, and the way to remove them. */
function RoleForm({ workspace, member, onClose, onRemove }: RoleFormProps) {
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

/** Changes of somebody's part in a workspace, by its owner: each once, with what came of it in a toast. */
function useRemovePerson(workspace: Workspace, { userId, name }: Participant) {
  const { t } = useTranslation();
  const { isBusy, run } = useChange();
  const change = useSetAtom(changePeopleAtom);
  const staying = workspace.participants.map((each) => each.userId).filter((id) => id !== userId);
  const done = t("workspaces.removed", { name, workspace: workspace.name });
  return { isBusy, remove: () => run(() => change(workspace, staying), done) };
}

function useChangeRole(workspace: Workspace, { userId, name }: Participant) {
  const { t } = useTranslation();
  const { isBusy, run } = useChange();
  const set = useSetAtom(changeRoleAtom);
  const change = (role: MemberRole) =>
    run(() => set({ workspace, userId, role }), t(`workspaces.nowIs.${role}`, { name }));
  return { isBusy, change };
}

/** Runs a change; the promise says whether it was done. */
function useChange() {
  const message = useMessage();
  const once = useOnce();
  const [isBusy, setBusy] = useState(false);
  async function run(change: () => Promise<Outcome>, done: string): Promise<boolean> {
    setBusy(true);
    const outcome = await once(change);
    setBusy(false);
    if (outcome === null) return false;
    if (outcome.ok) showToast({ text: done });
    else {
      const { code, params } = withReason(outcome);
      showToast({ text: message(code, params), tone: "error" });
    }
    return outcome.ok;
  }
  return { isBusy, run };
}
