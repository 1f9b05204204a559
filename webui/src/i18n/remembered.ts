/** The language this device last showed, so that the next start needs no settings to be loaded first. */
import { detectLanguage, type Language } from "./languages";

const KEY = "budget.language";

export function startLanguage(): Language {
  const stored = localStorage.getItem(KEY);
  return stored === "en" || stored === "ua" ? stored : detectLanguage(navigator.languages);
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}
