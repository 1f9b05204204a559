/** The entry of the app: texts and theme first, then the first screen. */
import "@/ui/tokens.css";
import "@/ui/base.css";
import { getDefaultStore } from "jotai";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { writesEnd } from "@/data/device/silence";
import { databaseAtom } from "@/state/device";
import { waitBeforeLeaving } from "@/ui/browser/leaving";
import { keepInstallOffer } from "@/ui/browser/install";
import { onceIdle } from "@/ui/browser/onDemand";
import { applyTheme } from "@/ui/browser/theme";
import { closeOnBack } from "@/ui/overlays/backClosing";
import { watchTaps } from "@/ui/overlays/tapGuard";
import { App } from "./App";
import { preloadScreen } from "./preloadScreen";

// The device's database opens beside the download of texts and screen; that it does not is told by who reads it.
getDefaultStore()
  .get(databaseAtom)
  .catch(() => undefined);
waitBeforeLeaving(writesEnd);
applyTheme();
keepInstallOffer();
watchTaps();
closeOnBack();

function show(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  // A transition is rendered in slices: the page answers in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

// No `await` out here: the code of the first screen imports this file's chunk, and would wait for its end.
void preloadScreen(window.location.pathname).then(show);
if (import.meta.env.PROD) {
  onceIdle(() => {
    // Without a connection there is no new version either: the next visit looks again.
    import("./updates").then(({ keepUpdated }) => keepUpdated()).catch(() => undefined);
  });
}
