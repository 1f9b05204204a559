import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Ticket, Trash } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { dayOfInstant } from "@/parts/days";
import { useRemote } from "@/parts/useRemote";
import {
  invitationCodesRemote,
  revokeInvitationCodeAtom,
  serverRemote,
  type InvitationCode,
} from "@/state/session/server";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { IconButton } from "@/ui/actions/IconButton";
import { IconTile } from "@/ui/art/IconTile";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import css from "./Server.module.css";
import { INVITE } from "./paths";

/** Sign-up policy, and invitation codes. */
export function Invitations() {
  const { t } = useTranslation();
  const server = useAtomValue(serverRemote.valueAtom);
  const { reading: codes, again } = useRemote(invitationCodesRemote);
  const rows = codes?.ok === true ? codes.data : [];
  return (
    <Section>
      <SectionHeader title={t("hosting.invitations")} />
      {server?.ok === true && (
        <p className={css["Server-note"]}>{t(`hosting.policy.${server.data.signUp}`)}</p>
      )}
      {rows.length > 0 && (
        <ListGroup label={t("hosting.invitations")}>
          {rows.map((code) => (
            <CodeRow key={code.id} code={code} onRevoked={again} />
          ))}
        </ListGroup>
      )}
      <ButtonLink to={INVITE} kind="tonal" block>
        {t("hosting.invite")}
      </ButtonLink>
    </Section>
  );
}

function CodeRow({ code, onRevoked }: { code: InvitationCode; onRevoked: () => void }) {
  const { t } = useTranslation();
  const day = dayOfInstant(code.expiresAt);
  return (
    <ListRow
      start={<IconTile icon={{ glyph: Ticket, hue: "violet" }} size="s" />}
      wrap
      title={t("hosting.uses", { uses: code.uses, of: code.usesMax })}
      sub={
        <>
          {t("hosting.codeUntil", { day })}
          <br />
          {code.createdBy === null ? t("hosting.byTerminal") : t("hosting.by", { name: code.createdBy })}
        </>
      }
      end={<RevokeButton code={code} day={day} onRevoked={onRevoked} />}
    />
  );
}

interface RevokeButtonProps {
  code: InvitationCode;
  day: string;
  onRevoked: () => void;
}

function RevokeButton({ code, day, onRevoked }: RevokeButtonProps) {
  const { t } = useTranslation();
  const why = useErrorText();
  const [asking, setAsking] = useState(false);
  const revoke = useSetAtom(revokeInvitationCodeAtom);
  const close = () => setAsking(false);
  async function confirm(): Promise<void> {
    close();
    const outcome = await revoke(code.id);
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
    onRevoked();
  }
  return (
    <>
      <IconButton glyph={Trash} label={t("hosting.revokeNamed", { day })} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        danger
        title={t("hosting.revokeTitle")}
        text={t("hosting.revokeText")}
        confirmLabel={t("hosting.revoke")}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
