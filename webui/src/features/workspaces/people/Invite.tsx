import { useAtomValue } from "@/state/useAtomValue";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import { userAtom } from "@/state/session/session";
import { Button } from "@/ui/actions/Button";
import { InviteByLink } from "../links/InviteByLink";
import { InviteSheet, type InviteProps } from "./InviteSheet";
import css from "./People.module.css";
import { Unverified } from "./Unverified";

/** The ways to invite: a link to a workspace that is there, and the search for people, or what it takes. */
export function Invite(props: InviteProps) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const isVerified = useAtomValue(userAtom)?.isEmailVerified ?? false;
  return (
    <>
      {props.workspace !== null && <InviteByLink workspace={props.workspace} />}
      {isVerified ? <Find {...props} /> : <Unverified />}
      {!isOnline && props.workspace === null && (
        <p className={css["People-note"]}>{t("workspaces.inviteOffline")}</p>
      )}
    </>
  );
}

function Find(props: InviteProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isOnline = useAtomValue(onlineAtom);
  return (
    <>
      <Button kind="outline" block glyph={Search} disabled={!isOnline} onClick={() => setOpen(true)}>
        {t("workspaces.invite")}
      </Button>
      <InviteSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
