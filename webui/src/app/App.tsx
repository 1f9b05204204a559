import { CSPProvider } from "@base-ui/react/csp-provider";
import { useTranslation } from "@/i18n/useTranslation";
import { BrowserRouter } from "react-router";
import { ToastRegion } from "@/ui/overlays/ToastRegion";
import { Failsafe } from "./Failsafe";
import { Notices } from "./Notices";
import { Screens } from "./Screens";
import { useSession } from "./useSession";

/** Everything a screen relies on. Style elements are off: the content security policy forbids them. */
export function App() {
  const { t } = useTranslation();
  useSession();
  return (
    <CSPProvider disableStyleElements>
      <BrowserRouter>
        <Failsafe>
          <Screens />
        </Failsafe>
      </BrowserRouter>
      <Notices />
      <ToastRegion label={t("states.notifications")} />
    </CSPProvider>
  );
}
