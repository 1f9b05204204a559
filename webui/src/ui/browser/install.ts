/** Installing the app on the device. Browsers offer it once, early: the offer is kept until the user asks for it. */
import { useSyncExternalStore } from "react";

/** Not in the DOM types: only Chromium has it. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** Starts listening; called once, before the first render. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    replaceOffer(event as InstallOffer);
  });
  window.addEventListener("appinstalled", () => replaceOffer(undefined));
}

export interface Install {
  /** The browser can install the app, and it is not installed yet. */
  available: boolean;
  /** Shows the browser's own question; an offer can be used once. */
  ask: () => Promise<void>;
}

export function useInstall(): Install {
  const available = useSyncExternalStore(subscribe, hasOffer);
  return { available, ask };
}

async function ask(): Promise<void> {
  const installOffer = offer;
  replaceOffer(undefined);
  await installOffer?.prompt();
}

function hasOffer(): boolean {
  return offer !== undefined;
}

function replaceOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
