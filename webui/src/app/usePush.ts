import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { listenerAtom } from "@/state/live";
import { renewPushAtom } from "@/state/session/push";

/** A browser that rang for the last session here rings for this one. */
export function usePush(): void {
  const userId = useAtomValue(listenerAtom);
  const keep = useSetAtom(renewPushAtom);
  useEffect(() => {
    if (userId !== null) void keep();
  }, [userId, keep]);
}
