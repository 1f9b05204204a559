import { matchPath } from "react-router";
import { startTexts } from "@/i18n/start";
import { startLanguage } from "@/i18n/remembered";
import { ROUTES, type ScreenRoute } from "./routes";

/** The screen that most visits of somebody who was here before start with. */
const HOME = "/expenses";

/**
 * Fetches the code and the texts of the page asked for, before it is known who is in; resolves once both are here. Who has
 * been here before is led on from the entrance, to a screen of their own.
 */
export async function preloadScreen(pathname: string): Promise<void> {
  const { screen } = routeOf(pathname);
  // Without its code the screen says so itself.
  const code = screen.preload().catch(() => undefined);
  await Promise.all([code, startTexts(startLanguage(), screen.texts)]);
}

function routeOf(pathname: string): ScreenRoute {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname) !== null);
  if (route !== undefined && !(route.access === "nobody" && hasWorker())) return route;
  const home = ROUTES.find(({ path }) => path === HOME);
  if (home === undefined) throw new Error("there are no expenses");
  return home;
}

function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
