/** Keeps the installed app current: a new version waits until the user takes it, and until nothing typed would be lost. */
import { activeTexts, onLanguageSwitch } from "@/i18n/activeLanguage";
import { KEEP_TEXTS, noteLanguage } from "@/i18n/offlineTexts";
import { reloadPage } from "@/ui/browser/leaving";
import { showToast } from "@/ui/overlays/toasts";
import { whenAllSaved } from "@/ui/overlays/unsaved";

const LOOK_AGAIN_MS = 3_600_000;

/** Registers the service worker and offers each new version. */
export async function keepUpdated(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  reloadOnTakeover(serviceWorker);
  // Browsers that let pages keep nothing refuse it: the page works without.
  const registration = await noteLanguage(activeTexts().language)
    .then(() => serviceWorker.register("/sw.js"))
    .catch(() => null);
  if (registration === null) return;
  lookAgain(registration);
  keepTextsOfPage(serviceWorker);
  // The first worker waits for a moment too, before it takes the page.
  if (registration.waiting && serviceWorker.controller) offer(registration);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && serviceWorker.controller) offer(registration);
    });
  });
}

/** The worker that keeps the app keeps the texts of the page's language, now and after each switch. */
function keepTextsOfPage({ ready }: ServiceWorkerContainer): void {
  const keep = async () => {
    await noteLanguage(activeTexts().language);
    (await ready).active?.postMessage(KEEP_TEXTS);
  };
  const tryToKeep = () => void keep().catch(() => undefined);
  tryToKeep();
  onLanguageSwitch(tryToKeep);
}

/** Browsers look for a new version when a page loads: one that stays open for days looks by itself. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const look = () => {
    if (document.visibilityState === "hidden" || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    // Without a connection there is none to be found.
    registration.update().catch(() => undefined);
  };
  setInterval(look, LOOK_AGAIN_MS);
  document.addEventListener("visibilitychange", look);
}

/** Takes the one that waits when the person says so: the newest, however long the offer stood. */
function offer(registration: ServiceWorkerRegistration): void {
  const { t } = activeTexts();
  const take = () => {
    registration.waiting?.postMessage({ type: "SKIP_WAITING" });
  };
  showToast({
    text: t("states.updateReady"),
    tone: "info",
    lasting: true,
    action: { label: t("actions.reload"), run: take },
  });
}

/** The first worker of a page takes it as it is; each one after it brings another version, and its page. */
function reloadOnTakeover(container: ServiceWorkerContainer): void {
  let isTaken = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (isTaken) {
      whenAllSaved(() => void reloadPage());
    }
    isTaken = true;
  });
}
