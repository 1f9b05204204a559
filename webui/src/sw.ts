/// <reference lib="webworker" />
/** The service worker: keeps the shell for offline use, shows reminders. It never answers for /api. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { forgetOldTexts, isTextFile, KEEP_TEXTS, keepTexts, textFile } from "./i18n/offlineTexts";

declare const self: ServiceWorkerGlobalScope;

interface Push {
  title: string;
  body?: string;
  /** Where a tap leads, inside the app. */
  url?: string;
  /** Key of the notice, equal at every try: one that comes twice replaces itself. */
  tag?: string;
}

const HOME_OF_PUSHES = "/reminder";

cleanupOutdatedCaches();
const files = self.__WB_MANIFEST.map((file) => (typeof file === "string" ? { url: file } : file));
const pathOf = ({ url }: { url: string }) => new URL(url, self.location.origin).pathname;
const texts = files.map(pathOf).filter(isTextFile);
precacheAndRoute(files.filter((file) => !isTextFile(pathOf(file))));
registerRoute(
  ({ url }) => url.origin === self.location.origin && isTextFile(url.pathname),
  ({ request }) => textFile(request),
);
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: [/^\/api(\/|$)/] }));

self.addEventListener("install", (event) => {
  event.waitUntil(keepTexts(texts));
});

// The page that installs it is served by it too: its other parts are there when the connection goes.
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldTexts(texts)]));
});

self.addEventListener("message", (event) => {
  const type = (event.data as { type?: string } | null)?.type;
  if (type === "SKIP_WAITING") void self.skipWaiting();
  // Without a connection they come with the next start.
  if (type === KEEP_TEXTS.type) event.waitUntil(keepTexts(texts).catch(() => undefined));
});

self.addEventListener("push", (event) => {
  const push = event.data?.json() as Push | undefined;
  if (push) event.waitUntil(show(push));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as Push).url ?? HOME_OF_PUSHES));
});

async function show(push: Push): Promise<void> {
  await self.registration.showNotification(push.title, {
    ...(push.body === undefined ? {} : { body: push.body }),
    ...(push.tag === undefined ? {} : { tag: push.tag }),
    icon: "/icons/icon-192.png",
    data: push,
  });
}

/** Shows the page in a window that is already there, else in a new one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: "window" });
  if (!window) {
    await self.clients.openWindow(url);
    return;
  }
  await window.focus();
  await window.navigate(url);
}
