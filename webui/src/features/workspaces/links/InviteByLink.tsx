import { useAtomValue } from "@/state/useAtomValue";
import { Link } from "lucide-react";
import { useState } from "react";
import type { Workspace } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { laterSheet } from "@/parts/laterSheet";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import css from "./Links.module.css";

const LinkSheet = laterSheet(async () => (await import("./LinkSheet")).LinkSheet);

/** Opens the invitation links of a workspace, for its creator; without a connection it says what it waits for. */
export function InviteByLink({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isOnline = useAtomValue(onlineAtom);
  return (
    <>
      <Button kind="tonal" block glyph={Link} disabled={!isOnline} onClick={() => setOpen(true)}>
        {t("links.invite")}
      </Button>
      {!isOnline && <p className={css["Links-note"]}>{t("workspaces.inviteOffline")}</p>}
      <LinkSheet workspace={workspace} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
