import { useSetAtom } from "jotai";
import { Link } from "lucide-react";
import { useErrorText } from "@/i18n/useErrorText";
import { useTranslation } from "@/i18n/useTranslation";
import { dayOfInstant } from "@/parts/days";
import { useOnce } from "@/parts/forms/useIntent";
import { useRemoteOf } from "@/parts/useRemote";
import { linksRemote, restoreLinkAtom, revokeLinkAtom, type InvitationLink } from "@/state/budget/links";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** Links by which people can still join; nothing while there are none. */
export function OpenLinks({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation();
  const { reading } = useRemoteOf(linksRemote, workspaceId);
  const links = reading?.ok === true ? reading.data : [];
  if (links.length === 0) return null;
  const title = t("links.open", { count: links.length });
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>
        {links.map((link) => (
          <LinkRow key={link.id} workspaceId={workspaceId} link={link} />
        ))}
      </ListGroup>
    </Section>
  );
}

function LinkRow({ workspaceId, link }: { workspaceId: string; link: InvitationLink }) {
  const { t } = useTranslation();
  const revoke = useRevoke({ workspaceId, linkId: link.id });
  const day = dayOfInstant(link.expiresAt);
  return (
    <ListRow
      wrap
      start={<IconTile icon={{ glyph: Link, hue: "blue" }} />}
      title={`${t(`workspaces.role.${link.role}`)} · ${t("links.left", { count: link.usesLeft })}`}
      sub={t("hosting.codeUntil", { day })}
      end={
        <Button kind="danger-text" aria-label={t("links.revokeNamed", { day })} onClick={revoke}>
          {t("hosting.revoke")}
        </Button>
      }
    />
  );
}

/** Revokes at once, and offers to take it back. */
function useRevoke(link: { workspaceId: string; linkId: string }): () => void {
  const { t } = useTranslation();
  const [why, once] = [useErrorText(), useOnce()];
  const [send, restore] = [useSetAtom(revokeLinkAtom), useSetAtom(restoreLinkAtom)];
  const tell = (outcome: Outcome) => {
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
  };
  const undo = async () => {
    tell(await restore(link));
  };
  const revoke = async () => {
    const outcome = await once(() => send(link));
    if (outcome?.ok !== true) {
      if (outcome !== null) tell(outcome);
      return;
    }
    showToast({
      text: t("links.revoked"),
      action: { label: t("actions.undo"), run: () => void undo() },
    });
  };
  return () => void revoke();
}
