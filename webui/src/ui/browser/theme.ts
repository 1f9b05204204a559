/** The theme of this device: the system's, or one chosen. `early.js` applies a chosen one before the first paint. */
import { useSyncExternalStore } from "react";

export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

/** Key that `early.js` reads too. */
const KEY = "budget.theme";

/** `--bg` of each theme: browsers colour their own bars with it. */
const BAR_COLORS = { light: "#F3F6FA", dark: "#0B1118" };

const listeners = new Set<() => void>();

export function theme(): Theme {
  const stored = localStorage.getItem(KEY);
  return THEMES.find((known) => known === stored) ?? "system";
}

export function setTheme(chosen: Theme): void {
  if (chosen === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, chosen);
  applyTheme();
  for (const listener of listeners) listener();
}

/** Makes the page and the bars of the browser follow the theme. */
export function applyTheme(): void {
  const chosen = theme();
  if (chosen === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = chosen;
  for (const scheme of ["light", "dark"] as const) {
    const color = BAR_COLORS[chosen === "system" ? scheme : chosen];
    document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)?.setAttribute("content", color);
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, theme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
