/** Language of the page, and its loaded texts by language. */
import { tagOf, type Language } from "./languages";
import { translator } from "./translate";

const LANGUAGES = {
  en: { language: "en" as Language, ...translator(tagOf("en")) },
  ua: { language: "ua" as Language, ...translator(tagOf("ua")) },
};

let active = LANGUAGES.en;
const listeners = new Set<() => void>();

/** The language of the page, and how to look texts up in it: another object after each switch. */
export const activeTexts = () => active;

/** Adds to the texts of a language. Nobody hears of it: a screen is shown once it has its texts. */
export function addTexts(language: Language, texts: object): void {
  LANGUAGES[language].add(texts);
}

/** Makes a language that of the page, and tells all who listen. */
export function setActiveLanguage(language: Language): void {
  if (active.language === language) return;
  active = LANGUAGES[language];
  for (const hear of listeners) hear();
}

/** Calls back after each switch; gives what ends it. */
export function onLanguageSwitch(hear: () => void): () => void {
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
  };
}
