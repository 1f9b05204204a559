import { useAtomValue } from "jotai";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import { userAtom } from "@/state/session/session";
import { Button } from "@/ui/actions/Button";
import { InviteSheet, type InviteProps } from "./InviteSheet";
import css from "./People.module.css";
import { Unverified } from "./Unverified";

/** Opens the search for people, or says what it takes to invite. */
export function Invite(props: InviteProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isOnline = useAtomValue(onlineAtom);
  const isVerified = useAtomValue(userAtom)?.isEmailVerified ?? false;
  if (!isVerified) return <Unverified />;
  return (
    <>
      <Button
        kind="tonal"
        block
        glyph={UserPlus}
        disabled={!isOnline}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t("workspaces.invite")}
      </Button>
      {!isOnline && <p className={css["People-note"]}>{t("workspaces.inviteOffline")}</p>}
      <InviteSheet
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
