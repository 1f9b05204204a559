import { CSPProvider } from "@base-ui/react/csp-provider";
import { Provider } from "jotai";
import { useTranslation } from "react-i18next";
import { BrowserRouter } from "react-router";
import { ToastRegion } from "@/ui/ToastRegion";
import { Failsafe } from "./Failsafe";
import { Screens } from "./Screens";

/** Everything a screen relies on. Style elements are off: the content security policy forbids them. */
export function App() {
  const { t } = useTranslation();
  return (
    <Provider>
      <CSPProvider disableStyleElements>
        <BrowserRouter>
          <Failsafe>
            <Screens />
          </Failsafe>
        </BrowserRouter>
        <ToastRegion label={t("states.notifications")} />
      </CSPProvider>
    </Provider>
  );
}
