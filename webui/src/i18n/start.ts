/** Texts on the screen: started once, switched at any time. Components read them with `useTranslation`. */
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { tagOf, type Language } from "./languages";
import { loadTexts } from "./texts";

const NAMESPACE = "translation";

/** Loads the texts of the language and makes them those of the page. */
export async function startTexts(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    returnNull: false,
  });
  await switchLanguage(language);
  return i18next;
}

/** Changes the language of everything on the page, its `lang` included. */
export async function switchLanguage(language: Language): Promise<void> {
  const tag = tagOf(language);
  if (!i18next.hasResourceBundle(tag, NAMESPACE)) {
    i18next.addResourceBundle(tag, NAMESPACE, await loadTexts(language));
  }
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
}
