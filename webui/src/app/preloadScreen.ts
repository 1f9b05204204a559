import { matchPath } from "react-router";
import { ROUTES } from "./routes";

/**
 * Fetches the code of the page asked for beside the texts, before it is known who is in; whether there was any to fetch.
 * Who has been here before is led on from the entrance, to a screen of their own.
 */
export function preloadScreen(pathname: string): boolean {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname) !== null);
  if (route?.screen.preload === undefined || (route.access === "nobody" && hasWorker())) return false;
  route.screen.preload().catch(() => undefined);
  return true;
}

function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
