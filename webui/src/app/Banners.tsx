import { useAtomValue, useSetAtom } from "jotai";
import { CircleX, CloudOff, Eye, FlaskConical, HardDrive, Wifi, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { refusedAtom, unseenAtom } from "@/state/budget/refused";
import { waitingAtom } from "@/state/budget/waiting";
import { workspaceAtom } from "@/state/budget/workspace";
import { isServerAwayAtom, onlineAtom, stoppedAtom } from "@/state/connection";
import { isPersistentAtom } from "@/state/device";
import { isSampleAtom, logoutAtom } from "@/state/session/session";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import type { Glyph } from "@/ui/art/Icon";
import { Banner } from "@/ui/frame/Banner";
import { Tag } from "@/ui/rows/Tag";

const BACK_MS = 3000;

/**
 * Banner of the connection, one at a time: refused changes, no answer, a full device, offline, back online, nothing
 * kept here, a workspace that is only viewed, sample data.
 */
export function Banners() {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const isDown = useAtomValue(isServerAwayAtom);
  const unseen = useAtomValue(unseenAtom);
  const isFull = useAtomValue(stoppedAtom) === "full";
  const isSample = useAtomValue(isSampleAtom);
  const isKept = useAtomValue(isPersistentAtom);
  const canEdit = useAtomValue(canEditAtom);
  const returned = useReturned(online && !isDown);
  if (unseen > 0) return <RefusedBanner count={unseen} />;
  if (isDown) return <WaitingBanner glyph={CloudOff} text={t("banner.server")} />;
  if (isFull) return <WaitingBanner glyph={HardDrive} text={t("banner.full")} />;
  if (!online) return <WaitingBanner glyph={WifiOff} text={t("banner.offline")} />;
  if (returned !== null) return <BackBanner held={returned} />;
  if (!isKept) return <Banner glyph={HardDrive} text={t("banner.memory")} tone="info" />;
  if (!canEdit) return <ViewerBanner />;
  return isSample ? <SampleBanner /> : null;
}

function ViewerBanner() {
  const { t } = useTranslation();
  const name = useAtomValue(workspaceAtom)?.name ?? "";
  return <Banner glyph={Eye} text={t("banner.viewer", { name })} tone="info" />;
}

/** On every page until it is removed, which leads back to the welcome page. */
function SampleBanner() {
  const { t } = useTranslation();
  const remove = useSetAtom(logoutAtom);
  return (
    <Banner glyph={FlaskConical} text={t("banner.sample")} tone="info">
      <Button kind="text" onClick={() => void remove()}>
        {t("banner.removeSample")}
      </Button>
    </Banner>
  );
}

/** Until it is looked at. */
function RefusedBanner({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Banner glyph={CircleX} text={t("banner.notSaved", { count })} tone="negative">
      <ButtonLink kind="text" to="/profile/not-saved">
        {t("banner.see")}
      </ButtonLink>
    </Banner>
  );
}

function WaitingBanner(banner: { glyph: Glyph; text: string }) {
  const { t } = useTranslation();
  const count = useAtomValue(waitingAtom).length;
  return <Banner {...banner}>{count > 0 && <Tag text={t("states.waiting", { count })} />}</Banner>;
}

function BackBanner({ held }: { held: number }) {
  const { t } = useTranslation();
  const waiting = useAtomValue(waitingAtom).length;
  const refused = useAtomValue(refusedAtom).length;
  const isAllSent = held > 0 && waiting + refused === 0;
  const text = isAllSent ? t("banner.backSent", { count: held }) : t("states.backOnline");
  return <Banner glyph={Wifi} text={text} tone="positive" />;
}

/**
 * Return the number of changes that had waited, until they are sent and for a while after: on a slow connection they
 * take longer than the news. Null before, and where there was nothing to come back from.
 */
function useReturned(isThrough: boolean): number | null {
  const waiting = useAtomValue(waitingAtom).length;
  const [held, setHeld] = useState<number | null>(isThrough ? null : waiting);
  if (!isThrough && held !== waiting) setHeld(waiting);
  const isBack = isThrough && held !== null;
  const isSent = held === 0 || waiting === 0;
  useEffect(() => {
    if (!isBack || !isSent) return undefined;
    const timer = setTimeout(() => {
      setHeld(null);
    }, BACK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isBack, isSent]);
  return isBack ? held : null;
}
