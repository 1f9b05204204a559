/** The two languages: `en` and `ua` in settings and addresses, `en` and `uk` for the browser and for plural rules. */
import type { Language } from "@/contract/budget";

export type { Language };

/** The language tag that Intl, i18next and HTML know: `ua` is none. */
export type Tag = "en" | "uk";

export function tagOf(language: Language): Tag {
  return language === "ua" ? "uk" : "en";
}

export function languageOf(tag: string): Language {
  return tag === "uk" ? "ua" : "en";
}

/** Return the language a browser starts in: Ukrainian when its first language is any `uk`, else English. */
export function detectLanguage(preferred: readonly string[]): Language {
  const [first = ""] = preferred;
  return /^uk\b/i.test(first) ? "ua" : "en";
}
