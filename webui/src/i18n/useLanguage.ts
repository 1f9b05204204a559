import { useTranslation } from "react-i18next";
import { languageOf, type Language } from "./languages";

/** The language the page is in. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language);
}
