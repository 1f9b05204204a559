/** The frame that `index.html` shows until it is known who is in; `early.js` shows it with the screen remembered here. */
import type { MainScreen } from "@/domain";

/** Key in local storage, as `early.js` has it. */
const KEY = "budget.screen";

/** Takes the frame of `index.html` away: what is below it takes its place. */
export function removeShell(): void {
  document.getElementById("shell")?.remove();
}

/** Remembers the screen this device opens with; null: nobody is in. */
export function rememberScreen(screen: MainScreen | null): void {
  if (screen === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, screen);
}
