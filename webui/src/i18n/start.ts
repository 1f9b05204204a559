/** Texts on the screen: started once, switched at any time. Components read them with `useTranslation`. */
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { tagOf, type Language } from "./languages";
import { rememberLanguage, startLanguage } from "./remembered";
import { loadTexts } from "./texts";

const NAMESPACE = "translation";

/** Loads the texts of the language, of the device's own unless told, and makes them those of the page. */
export async function startTexts(language: Language = startLanguage()): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    returnNull: false,
  });
  await show(language);
  return i18next;
}

/** Changes the language of everything on the page, its `lang` included, now and at the next start. */
export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await show(language);
}

async function show(language: Language): Promise<void> {
  const tag = tagOf(language);
  if (!i18next.hasResourceBundle(tag, NAMESPACE)) {
    i18next.addResourceBundle(tag, NAMESPACE, await loadTexts(language));
  }
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
}
