import { CSPProvider } from "@base-ui/react/csp-provider";
import { useTranslation } from "@/i18n/useTranslation";
import { BrowserRouter } from "react-router";
import { useLayoutEffect, useRef, useEffect, useState } from "react";
import { useSetAtom } from "jotai";
import { PageLabels } from "@/parts/PageLabels";
import { ToastRegion } from "@/ui/overlays/ToastRegion";
import { Failsafe, FailurePage, SilentPage } from "./Failsafe";
import { useAtomValue } from "@/state/useAtomValue";
import { isStorageSilentAtom, restAtom } from "@/state/device";
import {
  sessionAtom,
  endRemoteSessionsAtom,
  followSessionAtom,
  startSessionAtom,
} from "@/state/session/session";
import { mainScreenAtom, settingsAtom } from "@/state/budget/settings";
import { workspaceAtom } from "@/state/budget/workspace";
import { forgetNumbers } from "@/ui/browser/lastNumber";
import { switchLanguage } from "@/i18n/start";
import { watchSession } from "@/data/device/tabs";
import { onceIdle } from "@/ui/browser/onDemand";
import { Screens } from "./Screens";
import { rememberScreen, removeShell } from "./shell";

/** Everything a screen relies on. Style elements are off: the content security policy forbids them. */
export function App() {
  const { t } = useTranslation();
  const canStart = useSession();
  const isSilent = useAtomValue(isStorageSilentAtom);
  const isWaiting = useAtomValue(sessionAtom).kind === "starting" && isSilent;
  useShell(canStart && !isWaiting);
  return (
    <CSPProvider disableStyleElements>
      <BrowserRouter>
        <PageLabels>
          <Failsafe>
            {!canStart && <FailurePage />}
            {canStart && (isWaiting ? <SilentPage /> : <Screens />)}
          </Failsafe>
        </PageLabels>
      </BrowserRouter>
      <ToastRegion label={t("states.notifications")} />
    </CSPProvider>
  );
}

/** Ends the frame that stands in for the app, once it is known who is in or that the app cannot start. */
export function useShell(canStart: boolean): void {
  const { kind } = useAtomValue(sessionAtom);
  const mainScreen = useAtomValue(mainScreenAtom);
  useLayoutEffect(() => {
    if (kind !== "starting") rememberScreen(kind === "none" ? null : mainScreen);
    if (kind === "none") forgetNumbers();
    if (kind !== "starting" || !canStart) removeShell();
  }, [kind, mainScreen, canStart]);
  useForgottenNumbers();
}

/** Forgets the last numbers when another workspace is opened, whose own come with its tabs. */
function useForgottenNumbers(): void {
  const id = useAtomValue(workspaceAtom)?.id;
  const before = useRef(id);
  useLayoutEffect(() => {
    if (before.current !== undefined && before.current !== id) forgetNumbers();
    before.current = id;
  }, [id]);
}

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
