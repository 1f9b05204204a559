/** Keeps the installed app current: a new version waits until the user takes it, and until nothing typed would be lost. */
import type { i18n } from "i18next";
import { showToast } from "@/ui/overlays/toasts";
import { whenAllSaved } from "@/ui/overlays/unsaved";

/** Registers the service worker and offers each new version. */
export async function keepUpdated(texts: i18n): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  reloadOnTakeover(navigator.serviceWorker);
  const registration = await navigator.serviceWorker.register("/sw.js");
  if (registration.waiting) offer(registration.waiting, texts);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) offer(coming, texts);
    });
  });
}

function offer(version: ServiceWorker, texts: i18n): void {
  const take = () => {
    version.postMessage({ type: "SKIP_WAITING" });
  };
  showToast({
    text: texts.t("states.updateReady"),
    tone: "info",
    lasting: true,
    action: { label: texts.t("actions.reload"), run: take },
  });
}

/** The first worker of a page takes it as it is; each one after it brings another version, and its page. */
function reloadOnTakeover(container: ServiceWorkerContainer): void {
  let isTaken = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (isTaken) {
      whenAllSaved(() => {
        window.location.reload();
      });
    }
    isTaken = true;
  });
}
