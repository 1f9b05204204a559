import { useAtomValue } from "@/state/useAtomValue";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { Button } from "@/ui/actions/Button";
import { IconButton } from "@/ui/actions/IconButton";
import { Panel } from "@/ui/frame/Panel";
import type { AccountBarProps } from "./AccountBar";

/** An account beside the list of accounts: its name, the way to change it, and back to the list alone. */
export function AccountPanel({ account, onEdit, children }: AccountBarProps & { children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <Panel
      bare
      title={useNames()(account.name)}
      actions={
        <>
          {canEdit && (
            <Button kind="text" onClick={onEdit}>
              {t("actions.edit")}
            </Button>
          )}
          <IconButton
            glyph={X}
            label={t("actions.close")}
            edge="end"
            onClick={() => void navigate(`/accounts${search}`)}
          />
        </>
      }
    >
      {children}
    </Panel>
  );
}
