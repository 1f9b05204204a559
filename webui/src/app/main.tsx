/** The entry of the app: texts and theme first, then the first screen. */
import "@/ui/tokens.css";
import "@/ui/base.css";
import { getDefaultStore } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startFirstTexts, startTexts } from "@/i18n/start";
import { databaseAtom } from "@/state/device";
import { keepInstallOffer } from "@/ui/browser/install";
import { applyTheme } from "@/ui/browser/theme";
import { closeOnBack } from "@/ui/overlays/backClosing";
import { watchTaps } from "@/ui/overlays/tapGuard";
import { App } from "./App";
import { preloadScreen } from "./preloadScreen";
import { keepUpdated } from "./updates";

// The device's database opens beside the download of texts and screen; that it does not is told by who reads it.
getDefaultStore()
  .get(databaseAtom)
  .catch(() => undefined);
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
