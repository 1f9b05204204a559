import { useAtomValue } from "@/state/useAtomValue";
import { Users } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { workspacesAtom } from "@/state/budget/workspace";
import { invitationsAtom } from "@/state/session/invitations";
import { Tag } from "@/ui/rows/Tag";
import { MoreRow } from "@/parts/MoreRow";

/** Number of budgets, or that somebody wants to share one. */
export function WorkspacesRow() {
  const { t } = useTranslation();
  const invited = useAtomValue(invitationsAtom)?.length ?? 0;
  const count = useAtomValue(workspacesAtom).length;
  const invitations = <Tag text={t("invitations.count", { count: invited })} tone="info" />;
  return (
    <MoreRow
      glyph={Users}
      hue="blue"
      title={t("workspaces.title")}
      value={invited > 0 ? invitations : String(count)}
      to="/workspace"
    />
  );
}
