import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useState } from "react";
import { canEditAtom } from "@/state/budget/access";
import { unseenAtom } from "@/state/budget/refused";
import { waitingAtom } from "@/state/budget/waiting";
import { isServerAwayAtom, onlineAtom, stoppedAtom } from "@/state/connection";
import { isPersistentAtom, isStorageSilentAtom } from "@/state/device";
import { isSampleAtom } from "@/state/session/session";

const BACK_MS = 3000;

/**
 * State that the banner tells, the first of these: storage that does not answer, refused changes, no answer, a full device, offline, back online, nothing
 * kept here, a workspace that is only viewed, sample data.
 */
export interface BannerState {
  readonly kind:
    "silent" | "refused" | "server" | "full" | "offline" | "back" | "memory" | "viewer" | "sample";
  /** Changes that were refused, or that waited for the connection. */
  readonly count: number;
}

/** Return what the banner tells; null where there is none. */
export function useBannerState(): BannerState | null {
  const online = useAtomValue(onlineAtom);
  const isDown = useAtomValue(isServerAwayAtom);
  const unseen = useAtomValue(unseenAtom);
  const isSilent = useAtomValue(isStorageSilentAtom);
  const isFull = useAtomValue(stoppedAtom) === "full";
  const isSample = useAtomValue(isSampleAtom);
  const isKept = useAtomValue(isPersistentAtom);
  const canEdit = useAtomValue(canEditAtom);
  const returned = useReturned(online && !isDown);
  const kinds = {
    silent: isSilent,
    refused: unseen > 0,
    server: isDown,
    full: isFull,
    offline: !online,
    back: returned !== null,
    memory: !isKept,
    viewer: !canEdit,
    sample: isSample,
  };
  const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((each) => kinds[each]);
  return kind === undefined ? null : { kind, count: kind === "refused" ? unseen : (returned ?? 0) };
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
    const timer = setTimeout(() => setHeld(null), BACK_MS);
    return () => clearTimeout(timer);
  }, [isBack, isSent]);
  return isBack ? held : null;
}
