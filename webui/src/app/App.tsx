import { CSPProvider } from "@base-ui/react/csp-provider";
import { useTranslation } from "@/i18n/useTranslation";
import { BrowserRouter } from "react-router";
import { MissingTexts } from "@/ui/overlays/MissingSheet";
import { ToastRegion } from "@/ui/overlays/ToastRegion";
import { Failsafe } from "./Failsafe";
import { FailurePage } from "./FailurePage";
import { Screens } from "./Screens";
import { useSession } from "./useSession";
import { useShell } from "./useShell";

/** Everything a screen relies on. Style elements are off: the content security policy forbids them. */
export function App() {
  const { t } = useTranslation();
  const canStart = useSession();
  useShell(canStart);
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
          <Failsafe>{canStart ? <Screens /> : <FailurePage />}</Failsafe>
        </MissingTexts>
      </BrowserRouter>
      <ToastRegion label={t("states.notifications")} />
    </CSPProvider>
  );
}
