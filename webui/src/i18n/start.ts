/** Texts on the screen: started once, switched at any time. Components read them with `useTranslation`. */
import { tagOf, type Language, type Tag } from "./languages";
import { rememberLanguage, startLanguage } from "./remembered";
import { addTexts, speak, spoken } from "./spoken";
import { loadFirstTexts, loadTexts } from "./texts";

/** State of loading: whether a screen beyond the first ones was opened, and the texts of all screens, asked for once. */
const opened = { later: false };
const complete = new Map<Language, Promise<void>>();

/** Loads the texts of the language, of the device's own unless told, and makes them those of the page. */
export async function startTexts(language: Language = startLanguage()): Promise<void> {
  opened.later = true;
  await show(language);
}

/** As `startTexts`, with the texts of the first screens alone: others wait for `allTexts`. */
export async function startFirstTexts(): Promise<void> {
  await show(startLanguage());
}

/** Resolves once the page has the texts of every screen. */
export async function allTexts(): Promise<void> {
  opened.later = true;
  await add(spoken().language);
}

/** Changes the language of everything on the page, its `lang` included, now and at the next start. */
export async function switchLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await show(language);
}

async function show(language: Language): Promise<void> {
  await add(language);
  const tag = tagOf(language);
  speak(language);
  document.documentElement.lang = tag;
  nameManifest(tag);
}

/** Give the installed app the name of this page. */
function nameManifest(tag: Tag): void {
  const file = tag === "uk" ? "/manifest.uk.webmanifest" : "/manifest.webmanifest";
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", file);
}

async function add(language: Language): Promise<void> {
  if (opened.later) await addAll(language);
  else addTexts(language, await loadFirstTexts(language));
}

function addAll(language: Language): Promise<void> {
  const known = complete.get(language);
  if (known) return known;
  const added = loadTexts(language).then((texts) => {
    addTexts(language, texts);
  });
  complete.set(language, added);
  added.catch(() => complete.delete(language));
  return added;
}
