import { CSPProvider } from "@base-ui/react/csp-provider";
import { useTranslation } from "@/i18n/useTranslation";
import { BrowserRouter } from "react-router";
import { MissingTexts } from "@/ui/overlays/MissingSheet";
import { ToastRegion } from "@/ui/overlays/ToastRegion";
import { Failsafe } from "./Failsafe";
import { useAtomValue } from "@/state/useAtomValue";
import { isStorageSilentAtom } from "@/state/device";
import { sessionAtom } from "@/state/session/session";
import { FailurePage, SilentPage } from "./FailurePage";
import { Screens } from "./Screens";
import { useSession } from "./useSession";
import { useShell } from "./useShell";

/** Everything a screen relies on. Style elements are off: the content security policy forbids them. */
export function App() {
  const { t } = useTranslation();
  const canStart = useSession();
  const isSilent = useAtomValue(isStorageSilentAtom);
  const isWaiting = useAtomValue(sessionAtom).kind === "starting" && isSilent;
  useShell(canStart && !isWaiting);
  const missing = {
    title: t("missing.title"),
    text: t("missing.text"),
    retry: t("actions.retry"),
    close: t("actions.close"),
  };
  return (
    <CSPProvider disableStyleElements>
      <BrowserRouter>
        <MissingTexts value={missing}>
          <Failsafe>
            {!canStart && <FailurePage />}
            {canStart && (isWaiting ? <SilentPage /> : <Screens />)}
          </Failsafe>
        </MissingTexts>
      </BrowserRouter>
      <ToastRegion label={t("states.notifications")} />
    </CSPProvider>
  );
}
