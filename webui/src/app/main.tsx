/** The entry of the app: texts and theme first, then the first screen. */
import "@/ui/tokens.css";
import "@/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startFirstTexts, startTexts } from "@/i18n/start";
import { keepInstallOffer } from "@/ui/browser/install";
import { applyTheme } from "@/ui/browser/theme";
import { closeOnBack } from "@/ui/overlays/backClosing";
import { watchTaps } from "@/ui/overlays/tapGuard";
import { App } from "./App";
import { preloadScreen } from "./preloadScreen";
import { keepUpdated } from "./updates";

applyTheme();
keepInstallOffer();
watchTaps();
closeOnBack();

await (preloadScreen(window.location.pathname) ? startTexts() : startFirstTexts());
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
if (import.meta.env.PROD) void keepUpdated();
