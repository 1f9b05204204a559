import { useAtomValue } from "@/state/useAtomValue";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Participant } from "@/contract/budget";
import type { Workspace } from "@/domain";
import { FormSheet } from "@/parts/forms/FormSheet";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { Icon } from "@/ui/art/Icon";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { MemberRow } from "./PersonRow";
import { RoleForm } from "./RoleForm";
import { useRemovePerson } from "./useMembership";

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
        cancelLabel={t("actions.cancel")}
        confirmLabel={t("workspaces.removeConfirm")}
        onCancel={close}
        onConfirm={() => {
          void remove().finally(close);
        }}
      />
    </>
  );
}
