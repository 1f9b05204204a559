import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Where page views go: a Plausible-compatible address in `<meta name="page-views">`, written by a server that is
 * configured to count them. There is none by default.
 */
function endpoint(): string | null {
  return document.querySelector('meta[name="page-views"]')?.getAttribute("content") ?? null;
}

/** Counts each page shown. Only its path leaves the device: queries may hold tokens and notes. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const address = endpoint();
    if (address) navigator.sendBeacon(address, pageView(pathname));
  }, [pathname]);
}

function pageView(pathname: string): string {
  const { origin, hostname } = window.location;
  return JSON.stringify({ name: "pageview", url: origin + pathname, domain: hostname });
}
