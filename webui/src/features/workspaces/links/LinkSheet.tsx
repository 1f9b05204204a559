import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useSetAtom } from "jotai";
import { Link, Check, Copy, Share2 } from "lucide-react";
import type { Workspace } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import {
  type NewInvitationLink,
  linksRemote,
  restoreLinkAtom,
  revokeLinkAtom,
  type InvitationLink,
} from "@/state/budget/links";
import { Sheet } from "@/ui/overlays/Sheet";
import { useErrorText } from "@/i18n/useErrorText";
import { dayOfInstant } from "@/parts/days";
import { useOnce } from "@/parts/forms/useIntent";
import { useRemoteOf } from "@/parts/useRemote";
import type { Outcome } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { QrCode } from "@/ui/art/QrCode";
import { IconTile } from "@/ui/art/IconTile";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useCopy } from "@/parts/useCopy";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Card } from "@/ui/frame/Card";
import css from "./Links.module.css";
import { LinkForm } from "./LinkForm";

export interface LinkSheetProps {
  workspace: Workspace;
  open: boolean;
  onClose: () => void;
}

/** Makes an invitation link and shows it this once; the open ones are below. */
export function LinkSheet({ workspace, open, onClose }: LinkSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={t("workspaces.inviteTo", { name: workspace.name })}>
      <Links workspaceId={workspace.id} />
    </Sheet>
  );
}

function Links({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const [newLink, setMade] = useState<NewInvitationLink | null>(null);
  return (
    <>
      {newLink === null ? (
        <LinkForm workspaceId={workspaceId} onMade={setMade} />
      ) : (
        <LinkOnce link={newLink} onMore={() => setMade(null)} />
      )}
      {!isOnline && <p className={css["Links-note"]}>{t("workspaces.inviteOffline")}</p>}
      <OpenLinks workspaceId={workspaceId} />
    </>
  );
}

/** Links by which people can still join; nothing while there are none. */
function OpenLinks({ workspaceId }: { workspaceId: string }) {
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

interface LinkOnceProps {
  link: NewInvitationLink;
  /** Another link is wanted. */
  onMore: () => void;
}

/** A link that was just made, to be scanned or sent: nobody can show it again. */
function LinkOnce({ link, onMore }: LinkOnceProps) {
  const { t } = useTranslation();
  // A server that does not know its own address gives the path alone.
  const url = new URL(link.url, window.location.origin).href;
  const { isCopied, copy } = useCopy(url);
  // Typed as always there; browsers without it exist, and pages without https.
  const { share: system } = navigator as Partial<Navigator>;
  return (
    <>
      <Card pad>
        <div className={css["Links-card"]}>
          <QrCode text={url} label={t("links.qr")} />
          <p>{t("links.scan")}</p>
        </div>
      </Card>
      <ButtonRow>
        {system && (
          <Button size="l" grow glyph={Share2} onClick={() => void toSystem(url)}>
            {t("actions.share")}
          </Button>
        )}
        <Button
          kind={system ? "outline" : "primary"}
          size="l"
          grow
          glyph={isCopied ? Check : Copy}
          aria-live="polite"
          onClick={copy}
        >
          {t(isCopied ? "links.copied" : "actions.copy")}
        </Button>
      </ButtonRow>
      <Button kind="text" block onClick={onMore}>
        {t("links.another")}
      </Button>
    </>
  );
}

/** Share through the system's sheet; closing it is a change of mind, no error. */
async function toSystem(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}
