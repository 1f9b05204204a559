/** Every address of the app and the screen it shows; a screen's code is fetched when it is first opened. */
import type { ComponentType, LazyExoticComponent } from "react";

/** What stands around a screen: the tabs, the logo of the public pages, or nothing. */
export type Frame = "tabs" | "public" | "none";

export interface ScreenRoute {
  path: string;
  frame: Frame;
  screen: LazyExoticComponent<ComponentType>;
}

export const ROUTES: readonly ScreenRoute[] = [];

/** Addresses that lead on to another. */
export const REDIRECTS: readonly { from: string; to: string }[] = [];
