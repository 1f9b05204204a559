import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent, useState } from "react";
import { useSetAtom } from "jotai";
import { ErrorCode } from "@/domain";
import { useErrorText } from "@/i18n/useErrorText";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import { joinCodeAtom, joinNameAtom, NEW_PERSON } from "@/state/invitationCode";
import type { Reading, Failure } from "@/state/outcome";
import { isMemberAtom, type LinkInvitation, joinAtom } from "@/state/session/joining";
import { userAtom } from "@/state/session/session";
import { Button } from "@/ui/actions/Button";
import { useOnce } from "@/parts/forms/useIntent";
import { useOpenNew } from "@/parts/useOpenNew";
import { AskedName } from "./AskedName";
import { Gone, ToBudget } from "./Gone";
import { Invited } from "./Invited";
import css from "./Join.module.css";
import { Unread } from "./Unread";

export interface MemberProps {
  code: string;
  reading: Reading<LinkInvitation> | null;
  onRetry: () => void;
}

/**
 * The invitation for who is signed in: one press joins. None is asked of who got in by the link, nor of who takes part
 * already, also where the link is used up.
 */
export function Member({ code, reading, onRetry }: MemberProps) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const { isAsked, name } = useHeld(code);
  const isMember = useAtomValue(isMemberAtom);
  const { join, busy, failure } = useJoin(code, isAsked, reading?.ok === true ? reading.data : null);
  const isGone = reading?.ok === false && reading.code === ErrorCode.LINK_GONE;
  const isAuto = reading?.ok === true ? isAsked || isMember(reading.data) : isGone;
  const begin = useEffectEvent(() => join(name));
  useEffect(() => {
    if (isAuto && isOnline) begin();
  }, [isAuto, isOnline]);
  if (failure !== null && (isGone || failure.code === ErrorCode.LINK_GONE)) return <Gone code={code} />;
  if (reading?.ok === false && !isGone) return <Unread failure={reading} onRetry={onRetry} />;
  if (reading?.ok !== true || (isAuto && failure === null)) {
    return <p role="status">{t(isOnline ? "join.joining" : "join.offline")}</p>;
  }
  return (
    <AskedName invitation={reading.data}>
      {(ask) => (
        <Invited invitation={reading.data}>
          <Answer {...{ join: ask(join), busy, failure }} />
        </Invited>
      )}
    </AskedName>
  );
}

interface AnswerProps extends Omit<ReturnType<typeof useJoin>, "join"> {
  join: () => void;
}

function Answer({ join, busy, failure }: AnswerProps) {
  const { t } = useTranslation();
  const why = useErrorText();
  const isOnline = useAtomValue(onlineAtom);
  const name = useAtomValue(userAtom)?.name ?? "";
  return (
    <>
      {failure !== null && (
        <p className={css["Join-failure"]} role="alert">
          {why(failure)}
        </p>
      )}
      <Button size="l" block busy={busy} disabled={!isOnline} onClick={join}>
        {t("join.join")}
      </Button>
      <p className={css["Join-note"]}>{isOnline ? t("join.as", { name }) : t("join.offline")}</p>
      <ToBudget />
    </>
  );
}

/** Return whether the person pressed the way in that led here, and as whom; asked once, it is held no longer. */
function useHeld(code: string) {
  const [held, hold] = useAtom(joinCodeAtom);
  const [heldName, holdName] = useAtom(joinNameAtom);
  const [asked] = useState({ isAsked: held === code, name: held === code ? heldName : NEW_PERSON });
  useEffect(() => {
    hold("");
    holdName(NEW_PERSON);
  }, [hold, holdName]);
  return asked;
}

/** Joins by a link, once, and opens the workspace; with a word about it to who was not in it before they came. */
function useJoin(code: string, isAsked: boolean, invitation: LinkInvitation | null) {
  const { t } = useTranslation();
  const [send, openNew, once] = [useSetAtom(joinAtom), useOpenNew(), useOnce()];
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function run(as: string): Promise<void> {
    setBusy(true);
    const reading = await once(() => send(code, as));
    if (reading === null) return;
    setBusy(false);
    setFailure(reading.ok ? null : reading);
    if (!reading.ok) return;
    const { workspaceId, name, isNew } = reading.data;
    const creator = invitation?.inviterName;
    const isNews = creator !== undefined && (isNew || isAsked);
    await openNew(isNews ? t("invitations.accepted", { creator, name }) : null, workspaceId);
  }
  return { busy, failure, join: (as: string) => void run(as) };
}
