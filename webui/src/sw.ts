/// <reference lib="webworker" />
/** The service worker: keeps the shell for offline use, shows reminders. It never answers for /api. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

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
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: [/^\/api(\/|$)/] }));

// The page that installs it is served by it too: its other parts are there when the connection goes.
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  if ((event.data as { type?: string } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
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
