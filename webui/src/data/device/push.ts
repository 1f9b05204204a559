/** The browser's own side of push messages: what it allows, and the address it gives to be reached at. */

import { within } from "./silence";

/** Seconds for the browser's own push service, which is a call over the network. */
const PUSH_SERVICE_SECONDS = 30;

/**
 * - `unsupported`: it has none, or no service worker runs
 * - `ask`: nobody was asked yet
 * - `blocked`: the person said no; only the browser's settings change that
 * - `allowed`: messages may be shown
 */
export type PushPermission = "unsupported" | "ask" | "blocked" | "allowed";

/** As the server takes it. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const NAMES = { default: "ask", denied: "blocked", granted: "allowed" } as const;

export function pushPermission(): PushPermission {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return isSupported ? NAMES[Notification.permission] : "unsupported";
}

/** Asks the person; only after a press. */
export async function askPermission(): Promise<PushPermission> {
  return NAMES[await Notification.requestPermission()];
}

/** The address this browser is reached at, if it has one; rejects, as `subscribe` does, where the browser is silent. */
export async function currentSubscription(): Promise<BrowserSubscription | null> {
  const registration = await within(navigator.serviceWorker.getRegistration());
  return bodyOf((await (registration && within(registration.pushManager.getSubscription()))) ?? null);
}

/** Has the browser's push service make one, for messages signed with the server's key. */
export async function subscribe(publicKey: string): Promise<BrowserSubscription | null> {
  const { pushManager } = await within(navigator.serviceWorker.ready);
  const asking = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const subscription = await within(asking, PUSH_SERVICE_SECONDS);
  return bodyOf(subscription);
}

/** Show a notice as the service worker shows those of the server; a tap on it leads to the notifications. */
export async function showNotice(title: string, body: string): Promise<void> {
  const registration = await within(navigator.serviceWorker.ready);
  const data = { title, body, url: "/alerts" };
  await within(registration.showNotification(title, { body, icon: "/icons/icon-192.png", tag: "try", data }));
}

function bodyOf(subscription: PushSubscription | null): BrowserSubscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, keys: { p256dh, auth } };
}
