import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Counts a page each time it is shown. Only the path of its route leaves the device, which has no ids, queries, notes or
 * tokens in it; of who asks not to be tracked, and without a connection, nothing does.
 */
export function usePageView(route: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const address = endpoint();
    if (address === null || !navigator.onLine || isPrivate()) return;
    // Sent to the end even while the page closes, without cookies, and not tried again.
    void fetch(address, {
      method: "POST",
      mode: "no-cors",
      credentials: "omit",
      keepalive: true,
      body: pageView(countedPath(route)),
    }).catch(() => undefined);
  }, [route, pathname]);
}

/** `/planning/lists/:listId` → `/planning/lists/:id`: which one is nobody's business. */
export function countedPath(route: string): string {
  return route.replace(/:\w+/g, ":id");
}

/**
 * Where page views go: a Plausible-compatible address in `<meta name="page-views">`, written by a server that is
 * configured to count them. There is none by default.
 */
function endpoint(): string | null {
  return document.querySelector('meta[name="page-views"]')?.getAttribute("content") ?? null;
}

/** Do Not Track, or Global Privacy Control. */
function isPrivate(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

function pageView(path: string): string {
  const { origin, hostname } = window.location;
  return JSON.stringify({ name: "pageview", url: origin + path, domain: hostname });
}
