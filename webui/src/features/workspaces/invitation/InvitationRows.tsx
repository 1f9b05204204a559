import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { invitationsAtom } from "@/state/session/invitations";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { invitationPath } from "../paths";

/** The budgets others want to share, each leading to its page; nothing while there are none. */
export function InvitationRows() {
  const { t } = useTranslation();
  const invitations = useAtomValue(invitationsAtom) ?? [];
  if (invitations.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("invitations.title")} />
      <ListGroup label={t("invitations.title")}>
        {invitations.map(({ id, name, creatorName }) => (
          <ListRow
            key={id}
            title={name}
            sub={t("invitations.by", { name: creatorName })}
            start={<Avatar name={name} hue={hueOf(id)} />}
            wrap
            chevron
            to={invitationPath(id)}
          />
        ))}
      </ListGroup>
    </Section>
  );
}
