/** Texts on the screen: started once, switched at any time. Components read them with `useTranslation`. */
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { languageOf, tagOf, type Language, type Tag } from "./languages";
import { rememberLanguage, startLanguage } from "./remembered";
import { loadFirstTexts, loadTexts } from "./texts";

const NAMESPACE = "translation";

/** Whether a screen beyond the first ones was opened, and the texts of all screens by language, asked for once. */
const opened = { later: false };
const complete = new Map<Language, Promise<void>>();

/** Loads the texts of the language, of the device's own unless told, and makes them those of the page. */
export async function startTexts(language: Language = startLanguage()): Promise<i18n> {
  opened.later = true;
  return start(language);
}

/** As `startTexts`, with the texts of the first screens alone: others wait for `allTexts`. */
export async function startFirstTexts(): Promise<i18n> {
  return start(startLanguage());
}

/** Resolves once the page has the texts of every screen. */
export async function allTexts(): Promise<void> {
  opened.later = true;
  await add(languageOf(i18next.language));
}

/** Changes the language of everything on the page, its `lang` included, now and at the next start. */
export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await show(language);
}

async function start(language: Language): Promise<i18n> {
  complete.clear();
  await i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    returnNull: false,
  });
  await show(language);
  return i18next;
}

async function show(language: Language): Promise<void> {
  await add(language);
  const tag = tagOf(language);
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
  nameManifest(tag);
}

/** What is installed from here is called as this page is. */
function nameManifest(tag: Tag): void {
  const file = tag === "uk" ? "/manifest.uk.webmanifest" : "/manifest.webmanifest";
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", file);
}

async function add(language: Language): Promise<void> {
  if (opened.later) await addAll(language);
  else if (!i18next.hasResourceBundle(tagOf(language), NAMESPACE))
    put(language, await loadFirstTexts(language));
}

function addAll(language: Language): Promise<void> {
  const known = complete.get(language);
  if (known) return known;
  const added = loadTexts(language).then((texts) => {
    put(language, texts);
  });
  complete.set(language, added);
  added.catch(() => complete.delete(language));
  return added;
}

function put(language: Language, texts: object): void {
  i18next.addResourceBundle(tagOf(language), NAMESPACE, texts);
}
