import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useState } from "react";
import { switchLanguage } from "@/i18n/start";
import { watchSession } from "@/data/device/tabs";
import { onceIdle } from "@/ui/browser/onDemand";
import { endRemoteSessionsAtom, followSessionAtom, startSessionAtom } from "@/state/session/session";
import { restAtom } from "@/state/device";
import { settingsAtom } from "@/state/budget/settings";

/**
 * Opens the budget of whoever was in last, follows other tabs that let somebody else in or out, and speaks the language
 * of the settings. Gives whether the app could start.
 */
export function useSession(): boolean {
  const [canStart, setCanStart] = useState(true);
  const start = useSetAtom(startSessionAtom);
  const follow = useSetAtom(followSessionAtom);
  const endLeft = useSetAtom(endRemoteSessionsAtom);
  const setRest = useSetAtom(restAtom);
  const language = useAtomValue(settingsAtom)?.language;
  useEffect(() => {
    setRest({ rest: () => new Promise((resolve) => onceIdle(resolve)) });
    start().catch((error: unknown) => {
      setCanStart(false);
      throw error;
    });
  }, [start, setRest]);
  useEffect(() => {
    const stop = watchSession(() => void follow());
    // Never on the way out: WebKit keeps what a page it puts away is reading locked, and the next page could not write.
    const comeBack = () => {
      if (document.visibilityState === "visible") void follow();
    };
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", comeBack);
    };
  }, [follow]);
  useEffect(() => {
    const end = () => void endLeft();
    window.addEventListener("online", end);
    return () => window.removeEventListener("online", end);
  }, [endLeft]);
  useEffect(() => {
    // Chosen on another device: without a connection its texts may not be here before the next start.
    if (language !== undefined) switchLanguage(language).catch(() => undefined);
  }, [language]);
  return canStart;
}
