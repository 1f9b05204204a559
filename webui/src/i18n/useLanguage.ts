import type { Language } from "./languages";
import { useTranslation } from "./useTranslation";

/** The language the page is in. */
export function useLanguage(): Language {
  return useTranslation().language;
}
