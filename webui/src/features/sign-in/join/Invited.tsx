import { Eye, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { LinkInvitation } from "@/state/session/joining";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { JoinPage } from "./JoinPage";

export interface InvitedProps {
  invitation: LinkInvitation;
  /** The ways on. */
  children: ReactNode;
}

/** Invitation of a link: who invites to what, and what others will see. */
export function Invited({ invitation, children }: InvitedProps) {
  const { t } = useTranslation();
  const { inviterName: inviter, workspaceName: workspace, role } = invitation;
  const glyph = role === "viewer" ? Eye : Pencil;
  return (
    <JoinPage
      art={<Avatar name={inviter} hue={hueOf(inviter)} round size="xl" />}
      heading={t("join.heading", { inviter, workspace })}
      foot={children}
    >
      <ListGroup>
        <ListRow
          wrap
          start={<IconTile icon={{ glyph, hue: "blue" }} />}
          title={t(`join.can.${role}`)}
          sub={t(`join.seen.${role}`, { workspace })}
        />
      </ListGroup>
    </JoinPage>
  );
}
