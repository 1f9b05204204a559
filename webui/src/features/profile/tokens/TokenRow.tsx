import { useSetAtom } from "jotai";
import { KeyRound, Trash } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { AccessToken } from "@/state/session/tokens";
import { useErrorText } from "@/i18n/useErrorText";
import { revokeTokenAtom } from "@/state/session/tokens";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { IconButton } from "@/ui/actions/IconButton";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import { showToast } from "@/ui/overlays/toasts";
import { dayOfInstant } from "@/parts/days";

export interface TokenRowProps {
  token: AccessToken;
  /** The name of the only workspace it is good for. */
  workspace: string | undefined;
  onRevoked: () => void;
}

/** A token: what it may, how long, and when it was used last. */
export function TokenRow({ token, workspace, onRevoked }: TokenRowProps) {
  const { t } = useTranslation();
  const { name, scope, workspaceId, expiresAt, lastUsedAt } = token;
  const place = workspaceId === null ? t("tokens.everywhere") : workspace;
  const used =
    lastUsedAt === null ? t("tokens.unused") : t("tokens.lastUsed", { day: dayOfInstant(lastUsedAt) });
  return (
    <ListRow
      start={<IconTile icon={{ glyph: KeyRound, hue: "violet" }} size="s" />}
      title={name}
      wrap
      sub={
        <>
          {[t(`tokens.scope.${scope}`), place].filter(Boolean).join(" · ")}
          <br />
          {t("tokens.until", { day: dayOfInstant(expiresAt) })}
          <br />
          {used}
        </>
      }
      end={<RevokeButton token={token} onRevoked={onRevoked} />}
    />
  );
}

function RevokeButton({ token, onRevoked }: Pick<TokenRowProps, "token" | "onRevoked">) {
  const { t } = useTranslation();
  const why = useErrorText();
  const [asking, setAsking] = useState(false);
  const revoke = useSetAtom(revokeTokenAtom);
  const close = () => setAsking(false);
  async function confirm(): Promise<void> {
    close();
    const outcome = await revoke(token.id);
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
    onRevoked();
  }
  return (
    <>
      <IconButton
        glyph={Trash}
        label={t("tokens.revokeNamed", { name: token.name })}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        danger
        title={t("tokens.revokeTitle", { name: token.name })}
        text={t("tokens.revokeText")}
        cancelLabel={t("actions.cancel")}
        confirmLabel={t("tokens.revoke")}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
